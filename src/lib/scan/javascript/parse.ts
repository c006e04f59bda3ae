import { type Node, Parser, type Program } from 'acorn';

/** `script`: classic, as `<script>` without a type. */
export type ScriptMode = 'script' | 'module';

/**
 * acorn without its bookkeeping of names. That is there to refuse a name declared twice, which is not asked here,
 * and it searches a list for every declaration: 100,000 of them in one scope take minutes.
 */
const NamelessParser = Parser.extend(
	(Base) =>
		class extends Base {
			declareName(): void {}
			checkLocalExport(_id: Node): void {}
		}
);

/**
 * The program, or null: the text is no JavaScript, or nested deeper than the stack allows. Tried as what the
 * page says it is, then as the other: workers and old builds often are not what they seem.
 */
export function parseJavaScript(code: string, mode: ScriptMode): Program | null {
	return parseAs(code, mode) ?? parseAs(code, mode === 'module' ? 'script' : 'module');
}

function parseAs(code: string, sourceType: ScriptMode): Program | null {
	try {
		return NamelessParser.parse(code, {
			ecmaVersion: 'latest',
			sourceType,
			allowHashBang: true,
			allowReturnOutsideFunction: true,
			allowSuperOutsideMethod: true
		});
	} catch (error) {
		// RangeError: the stack. Both say about the package that its script cannot be read, not that we failed.
		if (error instanceof SyntaxError || error instanceof RangeError) return null;
		throw error;
	}
}
