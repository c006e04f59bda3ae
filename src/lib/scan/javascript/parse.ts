import type { Program } from 'acorn';
import { NamelessParser, SparseParser } from './sparse-parser';

/** UTF-16 units from which on a program is read sparsely. */
const LARGE = 1 << 20;

export interface Parsed {
	readonly program: Program;
	/** Only the statements that matter are there. Which functions call which can't be told. */
	readonly sparse: boolean;
}

/** The program, or null: the text is no JavaScript, or nested deeper than the stack allows. */
export function parseJavaScript(code: string): Parsed | null {
	const sparse = code.length >= LARGE;
	// Scripts and modules are read alike: workers and old builds often are not what their page says they are.
	const program = parseAs(code, 'script', sparse) ?? parseAs(code, 'module', sparse);
	return program && { program, sparse };
}

function parseAs(code: string, sourceType: 'script' | 'module', sparse: boolean): Program | null {
	const loose = sourceType === 'script';
	try {
		return (sparse ? SparseParser : NamelessParser).parse(code, {
			ecmaVersion: 'latest',
			sourceType,
			allowHashBang: true,
			allowReturnOutsideFunction: true,
			allowSuperOutsideMethod: true,
			allowImportExportEverywhere: loose,
			allowAwaitOutsideFunction: loose
		});
	} catch (error) {
		// RangeError: the stack. Both say about the package that its script cannot be read, not that we failed.
		if (error instanceof SyntaxError || error instanceof RangeError) return null;
		throw error;
	}
}
