import { expect } from 'vitest';
import type { Preview } from '../preview/driver';
import { test } from '../preview/fixture';

const MiB = 1024 * 1024;
const PAGE = '<!doctype html><title>Small</title><p>small</p>';

/** Milliseconds from a zip in the page's hands to the first page seen. The zip is made there, of one stored filler. */
function launchTime(preview: Preview, size: number): Promise<number> {
	return preview.page.evaluate(
		async ([bytes, html]) => {
			const page = new TextEncoder().encode(html);
			const table = Uint32Array.from({ length: 256 }, (_, n) => {
				for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
				return n;
			});
			const crc = (data: Uint8Array): number => {
				let c = -1;
				for (const byte of data) c = (table[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
				return ~c >>> 0;
			};
			const chunk = new Blob([new Uint8Array(1024 * 1024)]);
			const filler = new Blob(Array.from({ length: bytes / chunk.size }, () => chunk));
			const files = [
				{ name: 'big/contents/filler.bin', data: filler, crc: 0 },
				{ name: 'big/contents/app/index.html', data: new Blob([page]), crc: crc(page) }
			];
			const parts: BlobPart[] = [];
			const central: BlobPart[] = [];
			let offset = 0;
			let centralSize = 0;
			for (const { name, data, crc: sum } of files) {
				const encoded = new TextEncoder().encode(name);
				const record = (central: boolean): ArrayBuffer => {
					const view = new DataView(new ArrayBuffer(central ? 46 : 30));
					const at = central ? 2 : 0;
					view.setUint32(0, central ? 0x02014b50 : 0x04034b50, true);
					if (central) view.setUint16(4, 20, true);
					view.setUint16(4 + at, 20, true);
					view.setUint16(12 + at, 0x21, true);
					view.setUint32(14 + at, sum, true);
					view.setUint32(18 + at, data.size, true);
					view.setUint32(22 + at, data.size, true);
					view.setUint16(26 + at, encoded.length, true);
					if (central) view.setUint32(42, offset, true);
					return view.buffer;
				};
				parts.push(record(false), encoded, data);
				central.push(record(true), encoded);
				offset += 30 + encoded.length + data.size;
				centralSize += 46 + encoded.length;
			}
			const end = new DataView(new ArrayBuffer(22));
			end.setUint32(0, 0x06054b50, true);
			end.setUint16(8, files.length, true);
			end.setUint16(10, files.length, true);
			end.setUint32(12, centralSize, true);
			end.setUint32(16, offset, true);
			const zip = new Blob([...parts, ...central, end.buffer]);
			const { harness } = window;
			const started = performance.now();
			const refused = await harness.open(zip, 'big');
			if (refused !== null) throw new Error(refused);
			harness.show('contents/app/index.html');
			while (!harness.events.some(({ kind }) => kind === 'loaded'))
				await new Promise((resolve) => setTimeout(resolve, 2));
			const time = performance.now() - started;
			await harness.close();
			return time;
		},
		[size, PAGE] as const
	);
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[2] ?? NaN;

test('a package of 1 GiB launches as fast as one of 1 MiB: only what is asked for is read', async ({
	preview
}) => {
	const small: number[] = [];
	const large: number[] = [];
	await launchTime(preview, MiB);
	for (let run = 0; run < 5; run++) {
		small.push(await launchTime(preview, MiB));
		large.push(await launchTime(preview, 1024 * MiB));
	}
	console.info(
		`median of 5: 1 MiB ${median(small).toFixed()} ms, 1 GiB ${median(large).toFixed()} ms`
	);
	expect(median(large)).toBeLessThan(1.5 * median(small));
}, 120_000);
