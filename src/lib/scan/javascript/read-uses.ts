import type { AnyNode, Program } from 'acorn';
import { keyName, memberName } from './ast';
import type { Uses } from './functions';
import { walk } from './walk';
import type { Setting } from './walked';

interface MutableUses {
	readonly bindings: Set<string>;
	readonly properties: Set<string>;
}

/** The names that each function of a program uses, by its position in `Walked.functions`. A second walk, only where asked for. */
export function readUses(program: Program, setting: Setting): (Uses | undefined)[] {
	const uses: (MutableUses | undefined)[] = [];
	walk(
		program,
		(node, { within }) =>
			note((uses[within] ??= { bindings: new Set(), properties: new Set() }), node),
		setting
	);
	return uses;
}

function note(uses: MutableUses, node: AnyNode): void {
	if (node.type === 'Identifier') uses.bindings.add(node.name);
	else if (node.type === 'MemberExpression') {
		const name = memberName(node);
		if (name !== null) uses.properties.add(name);
	} else if (node.type === 'ObjectPattern') {
		for (const property of node.properties) {
			if (property.type !== 'Property') continue;
			const name = keyName(property.key, property.computed);
			if (name !== null) uses.properties.add(name);
		}
	} else if (node.type === 'ExportNamedDeclaration') {
		// Another module may call what this one hands out.
		for (const { local } of node.specifiers) {
			if (local.type === 'Identifier') uses.bindings.add(local.name);
		}
	}
}
