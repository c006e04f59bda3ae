import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { scriptSha256 } from '../../src/lib/hash/script-sha256';
import { newSha256 } from '../../src/lib/hash/sha256';

const node = (text: string): string => createHash('sha256').update(text).digest('hex');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('SHA-256', () => {
	it.each([
		['in WebAssembly', newSha256],
		['in script', async () => scriptSha256()]
	])('%s: of parts, anew, and on from a saved state', async (_, make) => {
		const hasher = await make();
		expect(hasher.init().update(bytes('a')).update(bytes('b')).digest()).toBe(node('ab'));
		expect(hasher.init().digest()).toBe(node(''));
		hasher.init().update(bytes('one'));
		const state = hasher.save();
		expect(hasher.digest()).toBe(node('one'));
		expect(hasher.load(state).update(bytes(' two')).digest()).toBe(node('one two'));
		expect(hasher.load(state).digest()).toBe(node('one'));
	});

	it('goes on in script where WebAssembly is forbidden', async () => {
		const refused = () => Promise.reject(new WebAssembly.CompileError('blocked by CSP'));
		vi.resetModules();
		vi.stubGlobal('WebAssembly', { ...WebAssembly, compile: refused, instantiate: refused });
		try {
			const fresh = await import('../../src/lib/hash/sha256');
			const hasher = await fresh.newSha256();
			expect(hasher.init().update(bytes('x')).digest()).toBe(node('x'));
		} finally {
			vi.unstubAllGlobals();
		}
	});
});
