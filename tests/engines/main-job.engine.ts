import { expect } from 'vitest';
import { keepFileInputs } from './driver/in-page';
import { onEachEngine } from './feature';
import { bundle, findings, launch, repair } from './main-job';
import { check, openSite, started, verdict, zipFile } from './page';

onEachEngine((feature) => {
	feature('a zip with faults: verdict, findings, places', findings);
	feature('repair, and download of the zip', repair);
	feature('launch, and the intro page without its scripts', launch);
	feature('an agent-compose bundle', bundle);

	feature('the report as a file', async (window) => {
		await check(window, zipFile('many-at-once'));
		await window.click({ role: 'button', name: 'Share' });
		const { name, bytes } = await window.saved(() =>
			window.click({ role: 'button', name: 'Download SARIF' })
		);
		expect(name).toBe('words-john-0.1.0.sarif');
		expect(new TextDecoder().decode(bytes)).toContain('ROLE_ENTRY_KIND_UNSUPPORTED');
		return undefined;
	});

	feature('a link to the report, copied and opened', async (window) => {
		await check(window, zipFile('many-at-once'));
		// What goes to the clipboard: reading it back would ask the person.
		await window.evaluate(() => {
			const { clipboard } = navigator;
			const { writeText } = clipboard;
			clipboard.writeText = (text) => {
				document.body.dataset['copied'] = text;
				return writeText.call(clipboard, text);
			};
		}, []);
		await window.click({ role: 'button', name: 'Share' });
		await window.click({ role: 'button', name: 'Copy a link' });
		await window.see({ css: 'body[data-copied]' });
		const link = await window.evaluate(() => document.body.dataset['copied'] ?? '', []);
		expect(link).toContain('#report=');
		await window.goto('about:blank');
		await window.goto(link);
		await window.see({ text: 'Shared, not computed here' });
		await window.see({ css: '[data-code="ROLE_ENTRY_KIND_UNSUPPORTED"]' });
		return undefined;
	});

	feature('a warning set aside stays so after a reload', async (window) => {
		const path = zipFile('description-missing');
		await check(window, path);
		await window.click({ css: '[data-code="GUIDE_ROLE_MD_DESCRIPTION"]' });
		await window.click({ role: 'button', name: 'Set aside…' });
		await window.press('x');
		await window.press('Enter');
		await window.see({ role: 'heading', name: 'Set aside' });
		await window.reload();
		await started(window);
		await window.choose({ role: 'button', name: 'Choose a zip' }, path);
		await verdict(window);
		await window.see({ role: 'heading', name: 'Set aside' });
		await window.evaluate(() => localStorage.clear(), []);
		return undefined;
	});

	feature('away to another site and back: the page works', async (window) => {
		await check(window, zipFile('many-at-once'));
		await window.goto('about:blank');
		await window.back();
		await started(window);
		const kept = await window.evaluate(() => document.querySelector('p.verdict') !== null, []);
		if (kept) {
			// Its worker has to be there too.
			await window.click({ role: 'button', name: 'Review' });
			await window.see({ role: 'button', name: 'Download fixed zip' });
			return 'the report is still there';
		}
		await window.choose({ role: 'button', name: 'Choose a zip' }, zipFile('clean-b'));
		expect(await verdict(window)).toContain('will be accepted');
		return 'starts anew';
	});

	feature('choosing a folder', async (window) => {
		await openSite(window);
		if (await window.evaluate(() => 'showDirectoryPicker' in globalThis, [])) return undefined;
		await window.evaluate(keepFileInputs, []);
		await window.click({ role: 'button', name: 'Choose a folder' });
		await window.see({ css: 'input[data-chosen][webkitdirectory]' });
		return 'no handles: the folder input instead; after an edit the folder is dropped again';
	});

	feature('saving the zip to a place that is chosen', async (window) => {
		await repair(window);
		const offered = await window.evaluate(
			() => [...document.querySelectorAll('button')].some((one) => one.innerText === 'Save as…'),
			[]
		);
		const can = await window.evaluate(() => 'showSaveFilePicker' in globalThis, []);
		expect(offered).toBe(can);
		return can ? undefined : 'no such dialog, and none is offered: the browser’s downloads instead';
	});
});
