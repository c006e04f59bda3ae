import type { Page } from 'playwright';
import { packageZip, type Files } from './driver';

/** In every field that the app shows. */
export const HTML = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

export const contract = (addressBar: string): string => `schema_version = 1
id = "demo"
version = "0.1.0"
title = '${HTML}'
summary = '${HTML}'
kind = "application"
license = "free"
min_app_version = "0.1.57"
[entry]
kind = "static_browser"
target = "contents/app/index.html"
address_bar = "${addressBar}"
[preview]
intro_html = "intro.html"
[state]
remembers_progress = false
[environment]
manager = "agotalk"
dependency_mode = "none"
[i18n."zh-CN"]
title = "演示"
summary = "简介"
`;

export const FILES: Files = {
	'agotalk.role.toml': contract('visible'),
	'role.md': `---\ntitle: '${HTML}'\ndescription: D\n---\n# Hello\n${HTML}\n<iframe src="https://a.example"></iframe><style>*{display:none}</style>\n[go](javascript:window.pwned=1) ![far](https://a.example/x.png)`,
	'intro.html': '<h1>Intro</h1><script>document.body.innerHTML = "ran"</script>',
	'contents/app/index.html': `<!doctype html><title>x</title><h1>Started</h1><script>console.log(${JSON.stringify(HTML).replace('</', '<\\/')}); document.body.dataset.ran = '1'</script>`,
	[`contents/app/<img src=x onerror=window.pwned=1>.txt`]: ''
};

/** Drops a zip on the open page, and waits for its findings. */
export async function dropZip(page: Page, name: string, files: Files): Promise<void> {
	await page.getByRole('button', { name: 'Choose a zip' }).waitFor();
	await page.evaluate(
		([base64, file]) => {
			const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(new File([bytes], file, { type: 'application/zip' }));
			const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
			document.body.dispatchEvent(drop);
		},
		[Buffer.from(packageZip(name, files)).toString('base64'), `${name}-0.1.0.zip`] as const
	);
	await page.getByRole('tab', { name: 'Preview' }).waitFor();
}

export const FRAME = 'iframe[title="The launched page"]';

/** Opens the preview and starts the entry. */
export async function launch(page: Page): Promise<void> {
	await page.getByRole('tab', { name: 'Preview' }).click();
	await page.getByRole('button', { name: 'Launch', exact: true }).last().click();
}
