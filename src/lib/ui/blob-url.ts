/** Shows a blob in an image; its address is given back when the image goes. */
export const blobUrl =
	(blob: Blob) =>
	(image: HTMLImageElement): (() => void) => {
		const url = URL.createObjectURL(blob);
		image.src = url;
		return () => URL.revokeObjectURL(url);
	};
