// Over 150 lines because it is the one place that knows how a program's parts hang together.
import type { AnyNode, Function, Program, Statement } from 'acorn';
import { isFunction, isNode, isString, keyName, memberName } from './ast';
import { Constants } from './constants';
import { isLifeMethod, isUserEvent, isUserHandler } from './events';
import { ALONG, type FunctionInfo, ON_EVENT, type Runs } from './functions';

/** Called for every node of the program that may run, in its order. `within`: position of the function around it. */
export type Visit = (node: AnyNode, within: number) => void;

export interface Walked {
	readonly functions: readonly FunctionInfo[];
	readonly constants: Constants;
}

/**
 * Walks a program without recursion, so that no depth ends it. Passes over what can't run: `if (false)`, what
 * follows a `return`. `atStart`: false for code that only a user's action runs.
 */
export function walk(program: Program, visit: Visit, atStart = true): Walked {
	const walker = new Walker(visit, atStart);
	walker.run(program);
	return walker;
}

interface Work {
	readonly node: AnyNode;
	readonly within: number;
	readonly runs: Runs;
}

class Walker implements Walked {
	readonly constants = new Constants();
	readonly functions: FunctionInfo[];
	readonly #work: Work[] = [];
	/** Children of the node at hand, in their order; they go onto the work list in reverse. */
	#next: Work[] = [];
	#within = 0;

	constructor(
		readonly visit: Visit,
		atStart: boolean
	) {
		this.functions = [{ parent: -1, runs: ALONG }];
		if (!atStart) this.#within = this.functions.push({ parent: 0, runs: ON_EVENT }) - 1;
	}

	run(program: Program): void {
		this.#work.push({ node: program, within: this.#within, runs: ALONG });
		for (let work = this.#work.pop(); work; work = this.#work.pop()) {
			this.#within = work.within;
			if (isFunction(work.node)) {
				this.#within = this.functions.push({ parent: work.within, runs: work.runs }) - 1;
			}
			this.visit(work.node, work.within);
			this.#children(work.node);
			for (let child = this.#next.pop(); child; child = this.#next.pop()) this.#work.push(child);
		}
	}

	#push(node: AnyNode | null | undefined, runs: Runs = ALONG): void {
		if (node) this.#next.push({ node, within: this.#within, runs });
	}

	#all(node: AnyNode): void {
		for (const value of Object.values(node)) {
			if (isNode(value)) this.#push(value);
			else if (Array.isArray(value)) {
				for (const item of value) if (isNode(item)) this.#push(item);
			}
		}
	}

	#children(node: AnyNode): void {
		switch (node.type) {
			case 'Program':
			case 'BlockStatement':
			case 'StaticBlock':
				return this.#statements(node.body);
			case 'FunctionDeclaration':
			case 'FunctionExpression':
			case 'ArrowFunctionExpression':
				return this.#function(node);
			case 'VariableDeclaration':
				for (const { id, init } of node.declarations) {
					const name = id.type === 'Identifier' ? id.name : null;
					if (name !== null) this.constants.variable(name, init, node.kind === 'const');
					else this.#push(id);
					this.#push(init, name === null ? ALONG : { how: 'binding', name });
				}
				return;
			case 'AssignmentExpression':
				return this.#assignment(node.left, node.right);
			case 'ExportNamedDeclaration':
			case 'ExportDefaultDeclaration':
				return this.#push(node.declaration);
			case 'CallExpression':
			case 'NewExpression':
				return this.#call(node.callee, node.arguments);
			case 'MemberExpression':
				this.#push(node.object);
				if (node.computed) this.#push(node.property);
				return;
			case 'Property':
			case 'MethodDefinition':
			case 'PropertyDefinition':
				return this.#property(node);
			case 'IfStatement':
			case 'ConditionalExpression':
				return this.#branches(node.test, node.consequent, node.alternate);
			case 'LogicalExpression': {
				const left = this.constants.value(node.left);
				this.#push(node.left);
				const never =
					(node.operator === '&&' && left !== undefined && !left) ||
					(node.operator === '||' && left);
				if (!never) this.#push(node.right);
				return;
			}
			case 'WhileStatement':
				return this.#branches(node.test, node.body, null);
			case 'ImportDeclaration':
			case 'ExportAllDeclaration':
			case 'BreakStatement':
			case 'ContinueStatement':
			case 'Identifier':
			case 'Literal':
				return;
			case 'LabeledStatement':
				return this.#push(node.body);
			default:
				return this.#all(node);
		}
	}

	/** What follows a `return` or `throw` does not run, but its functions are there all the same. */
	#statements(body: Program['body'] | Statement[]): void {
		let ended = false;
		for (const statement of body) {
			if (statement.type === 'FunctionDeclaration') {
				this.#push(statement, { how: 'binding', name: statement.id.name });
			} else if (!ended) this.#push(statement);
			ended ||= statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement';
		}
	}

	#function(node: Function): void {
		for (const param of node.params) {
			if (param.type === 'Identifier') this.constants.variable(param.name, null, false);
			else this.#push(param);
		}
		this.#push(node.body);
	}

	#assignment(left: AnyNode, right: AnyNode): void {
		if (left.type === 'Identifier') {
			this.constants.variable(left.name, right, false);
			return this.#push(right, { how: 'property', name: left.name });
		}
		const name = memberName(left);
		// The name that is set is not used by that: only what stands before it is.
		if (left.type === 'MemberExpression') {
			this.#push(left.object);
			if (left.computed) this.#push(left.property);
		} else this.#push(left);
		this.#push(right, name === null ? ALONG : propertyRuns(name));
	}

	#branches(test: AnyNode, consequent: AnyNode, alternate: AnyNode | null | undefined): void {
		const value = this.constants.value(test);
		this.#push(test);
		if (value === undefined || value) this.#push(consequent);
		if (!value) this.#push(alternate);
	}

	/** A function given behind the name of a user's event waits for it: `addEventListener('click', f)`. */
	#call(callee: AnyNode, args: readonly AnyNode[]): void {
		this.#push(callee);
		let waits = isUserEvent(memberName(callee) ?? '') || isLater(callee, args[1]);
		for (const arg of args) {
			if (isString(arg)) waits ||= arg.value.split(/[\s.]/u, 4).some(isUserEvent);
			const named = arg.type === 'Identifier' || arg.type === 'MemberExpression';
			if (waits && named) continue;
			this.#push(arg, waits ? ON_EVENT : ALONG);
		}
	}

	#property(
		node: Extract<AnyNode, { type: 'Property' | 'MethodDefinition' | 'PropertyDefinition' }>
	): void {
		const name = keyName(node.key, node.computed);
		if (node.computed) this.#push(node.key);
		if (!node.value) return;
		if (name !== null && node.type === 'Property') this.constants.property(name, node.value);
		this.#push(node.value, name === null ? ALONG : propertyRuns(name));
	}
}

function propertyRuns(name: string): Runs {
	if (isUserHandler(name)) return ON_EVENT;
	// Modules of bundles are kept under numbers and paths, and required by them.
	const isModule = !/^#?[\w$]+$/u.test(name) || /^\d/u.test(name);
	const along = isModule || isLifeMethod(name) || /^(?:on|exports$)/u.test(name);
	return along ? ALONG : { how: 'property', name };
}

/** Milliseconds from which on a timer is no part of the start. */
const LATE = 5_000;

/** `setInterval(f, 10_000)`: nothing of it runs at start. */
function isLater(callee: AnyNode, delay: AnyNode | undefined): boolean {
	const name = callee.type === 'Identifier' ? callee.name : memberName(callee);
	if (name !== 'setInterval' && name !== 'setTimeout') return false;
	return delay?.type === 'Literal' && typeof delay.value === 'number' && delay.value >= LATE;
}
