/** Of a shared report, on both sides. A fragment comes from anybody: nothing in it is trusted to be small. */
export const LIMITS = {
	/** Characters of the fragment, `#report=` counted. */
	fragment: 16_384,
	/** Bytes after inflating. */
	inflated: 1 << 20,
	/** Arrays and objects inside each other. */
	depth: 8,
	findings: 5000,
	/** UTF-16 units of one text: a path, a value, a name. */
	text: 400,
	/** Items of one list param, and params of one finding. */
	items: 24,
	verdicts: 8,
	/** Codes that a verdict rests on, and rules of ours that failed. */
	names: 100
} as const;

export const PREFIX = '#report=';
