/**
 * Pictures as an animated PNG: the chunks of single PNGs, each picture with its own control chunk. Everywhere else the first is shown.
 * Source: Portable Network Graphics (PNG) Specification, third edition, W3C 2025.
 */

/** A chunk: its type of four letters, and its bytes. @typedef {{type: string, data: Uint8Array}} Chunk */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** By byte: what it does to a checksum. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** @param {Uint8Array} bytes */
const checksum = (bytes) => ~bytes.reduce((crc, byte) => (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), ~0) >>> 0;

/** The chunks of a PNG. @param {Uint8Array} png @returns {Chunk[]} */
function chunksOf(png) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  /** @type {Chunk[]} */
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** @param {Chunk} chunk @returns {Uint8Array} */
function written({ type, data }) {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view.setUint32(8 + data.length, checksum(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** Numbers of a chunk, each of four bytes, or of two or one where it says so. @param {readonly [value: number, bytes: 1 | 2 | 4][]} values */
function numbers(values) {
  const data = new Uint8Array(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  const view = new DataView(data.buffer);
  let at = 0;
  for (const [value, bytes] of values) {
    if (bytes === 4) view.setUint32(at, value);
    else if (bytes === 2) view.setUint16(at, value);
    else view.setUint8(at, value);
    at += bytes;
  }
  return data;
}

/**
 * @param {readonly Uint8Array[]} pngs all of one size and kind
 * @param {number} each_ms how long each is on show, at most 65,535
 * @returns {Uint8Array<ArrayBuffer>} the file; it is shown again and again
 * @throws {RangeError} where they are not alike
 */
export function apngOf(pngs, each_ms) {
  const pictures = pngs.map(chunksOf);
  const [head] = pictures[0] ?? [];
  if (!head || pictures.some(([other]) => String(other?.data) !== String(head.data))) throw new RangeError('PNGs of one size and kind');
  const size = new DataView(head.data.buffer, head.data.byteOffset);
  const [width, height] = [size.getUint32(0), size.getUint32(4)];
  let sequence = 0;
  const control = () => ({
    type: 'fcTL',
    data: numbers([
      [sequence++, 4],
      [width, 4],
      [height, 4],
      // Where it lies, how long it is on show, in seconds, and that it stands alone.
      [0, 4],
      [0, 4],
      [each_ms, 2],
      [1000, 2],
      [0, 1],
      [0, 1],
    ]),
  });
  /** @type {Chunk[]} */
  const chunks = [
    head,
    {
      type: 'acTL',
      data: numbers([
        [pngs.length, 4],
        [0, 4],
      ]),
    },
  ];
  for (const [index, picture] of pictures.entries()) {
    chunks.push(control());
    for (const { type, data } of picture) {
      if (type !== 'IDAT') continue;
      // The first picture is the one that every program shows; of the others each part has its place in the sequence.
      if (index === 0) chunks.push({ type, data });
      else chunks.push({ type: 'fdAT', data: Uint8Array.from([...numbers([[sequence++, 4]]), ...data]) });
    }
  }
  chunks.push({ type: 'IEND', data: new Uint8Array() });
  const parts = [Uint8Array.from(SIGNATURE), ...chunks.map(written)];
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
