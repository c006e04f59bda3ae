import type { AnyNode } from 'acorn';
import type { Constants } from './constants';
import type { Scopes, Source } from './scopes';

/** Notes what the nodes of a program declare and assign, as they are come by. */
export class Declarations {
	constructor(
		readonly scopes: Scopes,
		readonly constants: Constants
	) {}

	/** `within`: the function that the node stands in, or that it is. */
	note(node: AnyNode, within: number): void {
		const declare = (pattern: AnyNode, origin: Parameters<Scopes['declare']>[2]): void =>
			this.scopes.declare(within, pattern, origin);
		const source = (from: AnyNode): Source => ({ node: from, within, take: 'value' });
		switch (node.type) {
			case 'Program':
			case 'BlockStatement':
				for (const one of node.body) {
					const named =
						one.type.startsWith('Export') && 'declaration' in one ? one.declaration : one;
					if (named?.type === 'FunctionDeclaration' && named.id) declare(named.id, source(named));
				}
				return;
			case 'VariableDeclaration':
				for (const { id, init } of node.declarations) {
					declare(id, init ? source(init) : 'later');
					if (node.kind === 'const' && id.type === 'Identifier')
						this.constants.variable(id.name, init, within);
				}
				return;
			case 'ForOfStatement':
			case 'ForInStatement': {
				if (node.left.type !== 'VariableDeclaration') return;
				const each = { ...source(node.right), take: 'element' as const };
				const [declared] = node.left.declarations;
				if (declared) declare(declared.id, node.type === 'ForOfStatement' ? each : null);
				return;
			}
			case 'FunctionDeclaration':
			case 'FunctionExpression':
			case 'ArrowFunctionExpression':
				node.params.forEach((param, position) =>
					declare(param, { parameter: { of: within, position, property: null } })
				);
				if (node.type === 'FunctionExpression' && node.id) declare(node.id, source(node));
				return;
			case 'ImportDeclaration':
				for (const { local } of node.specifiers) declare(local, null);
				return;
			case 'ClassDeclaration':
			case 'ClassExpression':
				if (node.id) declare(node.id, null);
				return;
			case 'CatchClause':
				if (node.param) declare(node.param, null);
				return;
			case 'AssignmentExpression':
				if (node.left.type === 'Identifier') {
					const whole = /^(?:\|\||\?\?)?=$/u.test(node.operator);
					this.scopes.assign(node.left.name, source(node.right), whole);
				}
				return;
			default:
		}
	}
}
