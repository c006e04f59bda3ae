const escaped: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;'
};
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"]/gu, (character) => escaped[character] ?? character);

/** A page that runs as it stands: it counts, and where progress is kept it keeps the count. */
export function entryPage(title: string, keeps: boolean): Record<string, string> {
	return {
		'index.html': `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>Pressed <output id="count">0</output> times.</p>
<button id="press" type="button">Press</button>
</main>
<script src="app.js"></script>
</body>
</html>
`,
		'style.css': `body { margin: 0; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; }
button { font: inherit; padding: 0.5rem 1rem; }
`,
		'app.js': keeps
			? `const output = document.getElementById('count');
let count = Number(localStorage.getItem('count') ?? 0);
output.textContent = count;
document.getElementById('press').addEventListener('click', () => {
	output.textContent = ++count;
	localStorage.setItem('count', count);
});
`
			: `const output = document.getElementById('count');
let count = 0;
document.getElementById('press').addEventListener('click', () => {
	output.textContent = ++count;
});
`
	};
}

/** A static page that presents the role: no script, nothing from elsewhere. */
export const introPage = (title: string, description: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
</body>
</html>
`;
