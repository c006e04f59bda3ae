/** All steps of what is done in steps, one after the other. */
export function atOnce<Value>(steps: Generator<void, Value>): Value {
	for (;;) {
		const step = steps.next();
		if (step.done === true) return step.value;
	}
}
