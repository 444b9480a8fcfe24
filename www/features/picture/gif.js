/** Pictures as a GIF with one palette. */
import { painted } from '../../formats/picture/compose.js';

/** @import { Work } from './types.js' */

/** Colours of a GIF, and how many of them are exact: the most frequent ones, of grounds, cells and letters. */
const [COLOURS, EXACT] = [256, 128];

/**
 * @param {ReadonlyMap<number, number>} seen how many pixels have a colour, which is a word of an ImageData
 * @param {typeof import('gifenc').quantize} quantize
 * @returns {[number, number, number][]}
 */
function paletteOf(seen, quantize) {
  const words = Uint32Array.from([...seen.entries()].sort(([, a], [, b]) => b - a).map(([word]) => word));
  const exact = words.length <= COLOURS ? words.length : EXACT;
  const bytes = new Uint8Array(words.buffer);
  /** @type {[number, number, number][]} */
  const palette = Array.from({ length: exact }, (_, at) => [bytes[4 * at] ?? 0, bytes[4 * at + 1] ?? 0, bytes[4 * at + 2] ?? 0]);
  return exact === words.length ? palette : [...palette, ...quantize(bytes.slice(4 * exact), COLOURS - EXACT)];
}

/** @param {{context: CanvasRenderingContext2D, canvas: HTMLCanvasElement}} painting */
const pixelsOf = ({ context, canvas }) => context.getImageData(0, 0, canvas.width, canvas.height).data;

/**
 * @param {readonly {svg: string, width: number, height: number}[]} pictures all of one size
 * @param {number} scale pixels of a CSS pixel
 * @param {number} each_ms how long each is on show
 * @param {Work} work
 * @returns {Promise<Uint8Array>}
 */
export async function gifOf(pictures, scale, each_ms, { progress, abort }) {
  const { applyPalette, GIFEncoder, quantize } = await import('gifenc');
  // The colours of all pictures come first, so that the palette serves all of them.
  /** @type {Map<number, number>} */
  const seen = new Map();
  for (const [index, picture] of pictures.entries()) {
    abort.throwIfAborted();
    const words = new Uint32Array(pixelsOf(await painted(picture, scale)).buffer);
    for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
    progress((index + 1) / (2 * pictures.length));
  }
  const palette = paletteOf(seen, quantize);
  const gif = GIFEncoder();
  for (const [index, picture] of pictures.entries()) {
    abort.throwIfAborted();
    const painting = await painted(picture, scale);
    const { width, height } = painting.canvas;
    const first = index === 0 ? { palette } : {};
    gif.writeFrame(applyPalette(pixelsOf(painting), palette), width, height, { ...first, delay: each_ms });
    progress(0.5 + (index + 1) / (2 * pictures.length));
  }
  gif.finish();
  return gif.bytes();
}
