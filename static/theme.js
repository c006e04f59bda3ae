// Before the first paint, so that a chosen theme does not flash. A file of its own: the page's policy runs no inline script.
try {
	const { theme } = JSON.parse(localStorage.getItem('rolecheck.settings') ?? '{}');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage is off or holds something else: the system's theme stays.
}
