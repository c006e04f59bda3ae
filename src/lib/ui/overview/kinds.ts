/** What a file is for, as far as its name tells. */
export type Kind = (typeof KINDS)[number][0];

export const KINDS = [
	['page', /\.x?html?$/iu],
	['style', /\.(?:css|scss|less)$/iu],
	['script', /\.(?:[cm]?[jt]sx?|wasm|map)$/iu],
	['text', /\.(?:md|txt|toml|ya?ml)$|(?:^|\/)(?:license|readme|notice)$/iu],
	['data', /\.(?:json|webmanifest|csv|tsv|xml|bin|dat|db|sqlite|zip|gz)$/iu],
	['image', /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/iu],
	['media', /\.(?:mp[34]|m4[av]|ogg|oga|ogv|opus|wav|flac|webm|aac|mov)$/iu],
	['font', /\.(?:woff2?|ttf|otf|eot)$/iu],
	['other', /$/u]
] as const;

export const kindOf = (path: string): Kind =>
	KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
