import { type AnyNode, type Options, Parser } from 'acorn';
import { isInteresting } from './interesting';

/** The two steps of acorn's parser that plug-ins may replace; its types leave them out. */
interface Steps {
	parseStatement(...context: unknown[]): AnyNode;
	finishNode(node: AnyNode, type: AnyNode['type']): AnyNode;
}

type StepsClass = new (options: Options, input: string, startPos?: number) => Parser & Steps;

const NOTHING: AnyNode = { type: 'EmptyStatement', start: 0, end: 0 };

/** A check that finds nothing wrong. */
const accept = (): void => undefined;

/**
 * acorn without its bookkeeping of names. That is there to refuse a name declared twice, which is not asked here,
 * and it searches a list for every declaration: 100,000 of them in one scope take minutes.
 */
export const NamelessParser = Parser.extend(
	(Base) =>
		class extends Base {
			declareName = accept;
			checkLocalExport = accept;
			checkUnreserved = accept;
		}
);

/**
 * The same, keeping only the statements in which something is named, loaded or stored: the tree of a bundle of
 * megabytes is never whole in memory, which saves a third of the time, and the walk over it.
 */
export const SparseParser = NamelessParser.extend((Base) => {
	// acorn has both steps for plug-ins, but its types do not name them.
	const StepsBase = Base as unknown as StepsClass;
	class Sparse extends StepsBase {
		interesting = 0;

		override parseStatement(...context: unknown[]): AnyNode {
			const before = this.interesting;
			const node = super.parseStatement(...context);
			if (this.interesting !== before) return node;
			if (node.type !== 'ReturnStatement' && node.type !== 'ThrowStatement') return NOTHING;
			// What follows it does not run: that it is there has to be known.
			return { type: 'ReturnStatement', start: node.start, end: node.end };
		}

		override finishNode(node: AnyNode, type: AnyNode['type']): AnyNode {
			const finished = super.finishNode(node, type);
			if (isInteresting(finished)) this.interesting++;
			return finished;
		}
	}
	return Sparse as unknown as typeof Parser;
});
