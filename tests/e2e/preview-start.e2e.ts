import { expect } from 'vitest';
import { packageZip } from '../preview/driver';
import { test } from '../preview/fixture';

test('a page of the package starts, is seen, and tells', async ({ preview }) => {
	const page =
		'<!doctype html><title>T</title><h1>Hi</h1><script src="a.js"></script><img src="none.png">';
	const zip = packageZip('demo', {
		'contents/app/index.html': page,
		'contents/app/a.js': 'console.log("a", {b: 1}); document.body.dataset.a = "1"; missing();'
	});
	expect(await preview.open('demo', zip)).toBeNull();
	const frame = await preview.show('contents/app/index.html');
	await frame.waitForSelector('body[data-a]');
	const events = await preview.eventsUntil((all) => all.some(({ kind }) => kind === 'painted'));
	expect(events).toContainEqual(expect.objectContaining({ kind: 'console', text: 'a {b: 1}' }));
	expect(events).toContainEqual(
		expect.objectContaining({ kind: 'error', line: 1, column: 58, rejection: false })
	);
	expect(events).toContainEqual(
		expect.objectContaining({ kind: 'request', status: 404, destination: 'image' })
	);
});
