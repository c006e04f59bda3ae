// Over 150 lines because it is the one place that knows how a program's parts hang together.
import type { AnyNode, Program, Statement } from 'acorn';
import { isFunction, isNode, isString, keyName, memberName } from './ast';
import { CallSites } from './call-sites';
import { Constants } from './constants';
import { Declarations } from './declarations';
import { isUserEvent } from './events';
import { ALONG, type FunctionInfo, ON_EVENT, type Runs } from './functions';
import { isLater, leaves, propertyRuns } from './runs';
import { Scopes } from './scopes';
import type { Place, Setting, Visit, Walked } from './walked';

/**
 * Walks a program without recursion, so that no depth ends it. Passes over what can't run: `if (false)`, what
 * follows a `return`. `atStart`: false for code that only a user's action runs.
 */
export function walk(program: Program, visit: Visit, { atStart, inPage }: Setting): Walked {
	const walker = new Walker(visit, atStart, inPage);
	walker.run(program);
	walker.scopes.settle();
	return walker;
}

type FunctionNode = Extract<
	AnyNode,
	{ type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>;

interface Work extends Place {
	readonly node: AnyNode;
	readonly runs: Runs;
}

class Walker implements Walked {
	readonly functions: FunctionInfo[];
	readonly scopes = new Scopes((within) => this.functions[within]?.parent ?? -1);
	readonly constants: Constants;
	readonly calls: CallSites;
	readonly #declarations: Declarations;
	readonly #work: Work[] = [];
	/** Children of the node at hand, in their order; they go onto the work list in reverse. */
	#next: Work[] = [];
	#within = 0;
	#always = true;

	constructor(
		readonly visit: Visit,
		atStart: boolean,
		inPage: boolean
	) {
		this.functions = [{ parent: -1, runs: ALONG }];
		this.constants = new Constants(this.scopes, inPage);
		this.#declarations = new Declarations(this.scopes, this.constants);
		this.calls = new CallSites(this.functions, this.scopes);
		if (!atStart) this.#within = this.functions.push({ parent: 0, runs: ON_EVENT }) - 1;
	}

	run(program: Program): void {
		this.#work.push({ node: program, within: this.#within, always: true, runs: ALONG });
		for (let work = this.#work.pop(); work; work = this.#work.pop()) {
			const { node, within, always, runs } = work;
			this.#within = within;
			this.#always = always;
			// What catches an error is as a function that only the error calls.
			if (isFunction(node) || node.type === 'CatchClause')
				this.#within = this.functions.push({ parent: within, runs, node }) - 1;
			this.#declarations.note(node, this.#within);
			this.visit(node, work);
			this.#children(node);
			for (let child = this.#next.pop(); child; child = this.#next.pop()) this.#work.push(child);
		}
	}

	#push(node: AnyNode | null | undefined, runs: Runs = ALONG): void {
		if (node) this.#next.push({ node, within: this.#within, always: this.#always, runs });
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
					if (name === null) this.#push(id);
					this.#push(init, name === null ? ALONG : { how: 'binding', name });
				}
				return;
			case 'ForOfStatement':
			case 'ForInStatement':
				if (node.left.type !== 'VariableDeclaration') this.#push(node.left);
				this.#push(node.right);
				return this.#push(node.body);
			case 'TryStatement':
				this.#push(node.block);
				// Only what went wrong runs it.
				this.#push(node.handler, ON_EVENT);
				return this.#push(node.finalizer);
			case 'CatchClause':
				return this.#push(node.body);
			case 'SwitchStatement':
				this.#push(node.discriminant);
				this.#always = false;
				for (const one of node.cases) this.#push(one);
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
				const left = this.constants.value(node.left, this.#within);
				this.#push(node.left);
				if (left === undefined) this.#always = false;
				const never =
					(node.operator === '&&' && left !== undefined && !left) ||
					(node.operator === '||' && left);
				if (!never) this.#push(node.right);
				return;
			}
			case 'ForStatement':
				this.#push(node.init);
				if (!node.test) this.#push(node.body);
				else this.#branches(node.test, node.body, null);
				return this.#push(node.update);
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
			ended ||= this.#ends(statement);
		}
	}

	/** Whether nothing behind a statement runs. */
	#ends(statement: AnyNode): boolean {
		if (statement.type !== 'IfStatement') return leaves(statement);
		const { test, consequent } = statement;
		if (!this.constants.value(test, this.#within)) return false;
		return (
			leaves(consequent) || (consequent.type === 'BlockStatement' && consequent.body.some(leaves))
		);
	}

	#function(node: FunctionNode): void {
		for (const param of node.params) if (param.type !== 'Identifier') this.#push(param);
		this.#push(node.body);
	}

	#assignment(left: AnyNode, right: AnyNode): void {
		if (left.type === 'Identifier') {
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
		const value = this.constants.value(test, this.#within);
		this.#push(test);
		if (value === undefined) this.#always = false;
		if (value === undefined || value) this.#push(consequent);
		if (!value) this.#push(alternate);
	}

	/** A function given behind the name of a user's event waits for it: `addEventListener('click', f)`. */
	#call(callee: AnyNode, args: readonly AnyNode[]): void {
		this.calls.add(callee, args, this.#within);
		this.#push(callee);
		const method = memberName(callee) ?? '';
		let waits = isUserEvent(method) || method === 'catch' || isLater(callee, args[1]);
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
		if (name !== null && node.type !== 'MethodDefinition')
			this.constants.property(name, node.value);
		this.#push(node.value, name === null ? ALONG : propertyRuns(name));
	}
}
