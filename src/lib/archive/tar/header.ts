/** Stand-in until the tar reader. */
export const isTarHeader = (block: Uint8Array): boolean =>
	block.length === 512 && block[257] === 0x75 && block[258] === 0x73;
