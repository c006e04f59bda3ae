import { hasOwnRules } from '../../scan/secrets/scan-secrets';

/** Names of files that hold no text, so that hundreds of megabytes of media need not be unpacked to see it. */
const BINARY = new RegExp(
	`\\.(?:${[
		'png|jpe?g|gif|webp|avif|ico|bmp|tiff?|heic|psd|ktx2?|basis|dds|hdr|exr',
		'mp[34]|m4[av]|ogg|oga|ogv|opus|wav|flac|aac|mov|webm|mkv|avi|weba',
		'woff2?|ttf|otf|eot|zip|gz|tgz|br|zst|xz|7z|rar|tar|pdf|wasm|glb|bin|data|unityweb|pck',
		'onnx|tflite|safetensors|gguf|pt|npy|sqlite|db|exe|dll|so|dylib|class|jar'
	].join('|')})$`,
	'iu'
);

export const isBinaryName = (path: string): boolean => BINARY.test(path);

/** Texts that are looked through for secrets, and for nothing else unless something leads to them. */
export const isOnlyScanned = (path: string): boolean => !BINARY.test(path) && !hasOwnRules(path);
