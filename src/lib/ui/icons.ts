/** Paths on a 16-unit square, drawn as strokes in the colour of the text. Levels differ in shape, not only in colour. */
export const ICONS = {
	error: 'M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
	warning: 'M8 2 14.8 13.8H1.2zM8 6.4v3.4M8 11.7v.3',
	advice: 'M8 1.4 14.6 8 8 14.6 1.4 8zM8 5v3.4M8 10.7v.3',
	info: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 7.4v3.8M8 4.8v.3',
	ok: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 8.2l2.1 2.1L11 6.2',
	half: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 8h6',
	folder: 'M1.5 4.2v8.3h13V5.2H8L6.6 3.2H1.5z',
	file: 'M3.5 1.5h5.7l3.3 3.3v9.7h-9zM9 1.7v3.3h3.3',
	package: 'M8 1.4 14 4.6v6.8L8 14.6l-6-3.2V4.6zM2.2 4.8 8 8l5.8-3.2M8 8v6.4',
	chevron: 'M6 3.5 10.5 8 6 12.5',
	back: 'M10 3.5 5.5 8l4.5 4.5',
	copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
	check: 'M3 8.4 6.4 12 13 4.6',
	close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
	search: 'M7 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM10.6 10.6l3.6 3.6',
	wrench:
		'M13.8 4.4a3.6 3.6 0 0 1-4.7 4.3L4.6 13.4a1.4 1.4 0 0 1-2-2l4.6-4.6a3.6 3.6 0 0 1 4.4-4.6L9.4 4.4l.4 1.9 1.9.4z',
	share: 'M8 10V1.8M4.8 4.8 8 1.6l3.2 3.2M4.5 7.5h-2v7h11v-7h-2',
	download: 'M8 2v8.2M4.6 7.2 8 10.6l3.4-3.4M2.5 13.5h11',
	sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3.1 3.1l1.1 1.1M11.8 11.8l1.1 1.1M12.9 3.1l-1.1 1.1M4.2 11.8l-1.1 1.1',
	moon: 'M13.6 9.8A6 6 0 0 1 6.2 2.4a6 6 0 1 0 7.4 7.4z',
	auto: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 1.5v13M8 5l3.5-1.8M8 8.2l5.9-3M8 11.4l6-3'
} as const;

export type IconName = keyof typeof ICONS;
