import { resolve } from 'node:path';
import ts from 'typescript';

/** A type or a schema, reduced to what both can say: keys, which are optional, kinds of values, literals. */
export type Shape = string | { [key: string]: Shape } | Shape[];

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const textOf = (shape: Shape): string =>
	typeof shape === 'string' ? shape : JSON.stringify(shape);

function union(members: readonly Shape[]): Shape {
	const texts = [...new Set(members.map(textOf))].sort();
	const [only] = members;
	return texts.length === 1 && only !== undefined ? only : texts.join(' | ');
}

function literal(type: ts.Type): string | null {
	if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
	if (type.flags & ts.TypeFlags.Null) return 'null';
	if (type.flags & ts.TypeFlags.String) return 'string';
	if (type.flags & ts.TypeFlags.Number) return 'number';
	if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
	return null;
}

function shapeOf(type: ts.Type, checker: ts.TypeChecker): Shape {
	const simple = literal(type);
	if (simple !== null) return simple;
	if (type.isUnion()) {
		const members = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
		return union(members.map((one) => shapeOf(one, checker)));
	}
	if (checker.isArrayType(type)) {
		const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
		return item ? [shapeOf(item, checker)] : [];
	}
	const shape: { [key: string]: Shape } = {};
	const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
	if (index) shape['*'] = shapeOf(index, checker);
	for (const property of checker.getPropertiesOfType(type)) {
		const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
		shape[property.name + optional] = shapeOf(checker.getTypeOfSymbol(property), checker);
	}
	return sorted(shape);
}

const sorted = (shape: { [key: string]: Shape }): Shape =>
	Object.fromEntries(Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The exported type `name` of a source file, as the compiler sees it. */
export function shapeOfType(file: string, name: string): Shape {
	const path = resolve(file);
	const program = ts.createProgram([path], {
		strict: true,
		exactOptionalPropertyTypes: true,
		skipLibCheck: true,
		target: ts.ScriptTarget.ES2024,
		lib: ['lib.es2024.d.ts'],
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		types: []
	});
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(path);
	const module = source && checker.getSymbolAtLocation(source);
	const symbol =
		module && checker.getExportsOfModule(module).find((exported) => exported.name === name);
	if (!symbol) throw new Error(`${file} exports no ${name}`);
	return shapeOf(checker.getDeclaredTypeOfSymbol(symbol), checker);
}

/** The same of a JSON Schema: of what it says, only what a type can say. */
export function shapeOfSchema(root: unknown, schema: unknown = root): Shape {
	if (!isObject(root) || !isObject(schema)) return 'anything';
	if (typeof schema.$ref === 'string') {
		const target = schema.$ref
			.slice(2)
			.split('/')
			.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), root);
		return shapeOfSchema(root, target);
	}
	if ('const' in schema) return JSON.stringify(schema.const);
	if (isList(schema.enum)) return union(schema.enum.map((one) => JSON.stringify(one)));
	if (isList(schema.anyOf)) return union(schema.anyOf.map((one) => shapeOfSchema(root, one)));
	if (isList(schema.type))
		return union(schema.type.map((type) => shapeOfSchema(root, { ...schema, type })));
	if (schema.type === 'array') return [shapeOfSchema(root, schema.items)];
	if (schema.type === 'object') {
		const required = isList(schema.required) ? schema.required : [];
		const shape: { [key: string]: Shape } = {};
		if (isObject(schema.additionalProperties))
			shape['*'] = shapeOfSchema(root, schema.additionalProperties);
		const properties = isObject(schema.properties) ? schema.properties : {};
		for (const [key, value] of Object.entries(properties))
			shape[required.includes(key) ? key : `${key}?`] = shapeOfSchema(root, value);
		return sorted(shape);
	}
	return schema.type === 'integer' ? 'number' : String(schema.type);
}
