/** What is used of the library lzma1: its own types are its sources, which are not as strict as ours. */

/** The LZMA stream of bytes, with its header; mode: 1 to 9, the densest. */
export function compress(data: Uint8Array, mode?: number): Uint8Array;
