import { Refused } from './problem';

/** Reads one part of unknown data; throws `Refused` with the name of the part that does not fit. */
export type Read<T> = (data: unknown, at: string) => T;

export const text =
	(max: number, pattern?: RegExp): Read<string> =>
	(data, at) => {
		if (typeof data !== 'string' || data.length > max || pattern?.test(data) === false)
			throw new Refused('shape', at);
		return data;
	};

/** Not only safe integers: the sizes that a zip claims reach 2^64. */
export const count: Read<number> = (data, at) => {
	if (typeof data !== 'number' || !Number.isInteger(data) || data < 0)
		throw new Refused('shape', at);
	return data;
};

/** 1-based, as lines and columns are. */
export const ordinal: Read<number> = (data, at) => {
	const number = count(data, at);
	if (number === 0) throw new Refused('shape', at);
	return number;
};

/** Written as a position in a list of ours. */
export const oneOf =
	<T>(choices: readonly T[]): Read<T> =>
	(data, at) => {
		const choice = choices[count(data, at)];
		if (choice === undefined) throw new Refused('shape', at);
		return choice;
	};

export const orNull =
	<T>(read: Read<T>): Read<T | null> =>
	(data, at) =>
		data === null ? null : read(data, at);

export function items(data: unknown, at: string, max: number): readonly unknown[] {
	if (!Array.isArray(data) || data.length > max) throw new Refused('shape', at);
	return data;
}

export const list =
	<T>(max: number, read: Read<T>): Read<T[]> =>
	(data, at) =>
		items(data, at, max).map((item, index) => read(item, `${at}.${index}`));

/** Own keys of a plain object. A `__proto__` key of JSON is an own key, and is refused by its name. */
export function entries(data: unknown, at: string, max: number): [string, unknown][] {
	if (typeof data !== 'object' || data === null || Array.isArray(data))
		throw new Refused('shape', at);
	const found = Object.entries(data);
	if (found.length > max || found.some(([key]) => !/^[a-z]\w{0,39}$/iu.test(key)))
		throw new Refused('shape', at);
	return found;
}
