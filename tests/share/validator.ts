import { Ajv2020 } from 'ajv/dist/2020';

/** A check of plain data against a schema of the site: what it finds wrong, nothing if all is well. */
export function validator(
	schema: object,
	others: readonly object[] = []
): (data: unknown) => unknown {
	// Types of `if` and `then` are those of what they refine.
	const validate = new Ajv2020({
		allErrors: true,
		strict: true,
		strictTypes: false,
		strictRequired: false,
		schemas: [...others]
	}).compile(schema);
	return (data) => {
		// Through JSON, as a reader of the file has it.
		const read: unknown = JSON.parse(JSON.stringify(data));
		return validate(read) ? [] : validate.errors;
	};
}
