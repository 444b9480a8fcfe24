/** Bytes unpacked by LZMA. Only the half of the library that unpacks is in the page. */
// @ts-expect-error the library has no types of its parts
import { Decoder } from '../../node_modules/lzma1/lib/decoder.js';
// @ts-expect-error
import { InputBuffer, OutputBuffer } from '../../node_modules/lzma1/lib/streams.js';

/** @param {Uint8Array} packed what is behind its end is passed over @returns {Uint8Array} */
export function unpacked(packed) {
  // The length is in the eight bytes after the first five.
  const output = new OutputBuffer(new DataView(packed.buffer, packed.byteOffset).getUint32(5, true));
  new Decoder().decompress(new InputBuffer(packed), output);
  return output.buf;
}
