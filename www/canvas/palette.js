/** Colours and measures of the boards, read from the style sheet: a theme changes them in one place. */
import { entryAt } from '../ui/entry_at.js';

const NAMES = /** @type {const} */ ([
  'page',
  'ink',
  'ink-soft',
  'undecided',
  'p-strong',
  'p-strong-ink',
  'p-fill',
  'p-ink',
  'n-fill',
  'n-ink',
  'threshold',
  'threshold-ink',
  'ring-inner',
  'ring-outer',
  'grundy-low',
  'grundy-high',
  'wall',
  'wall-hatch',
  'floor',
  'token-a',
]);
const MEASURES = /** @type {const} */ (['cell-min', 'cell-max', 'label', 'stroke']);

/** @typedef {Record<typeof NAMES[number], string> & {px: Record<typeof MEASURES[number], number>, font: string}} Palette */

/** @param {(name: string) => string} property the style sheet's `--board-NAME` @param {string} font @returns {Palette} */
export function paletteOf(property, font) {
  /** @type {any} */
  const colours = Object.fromEntries(NAMES.map((name) => [name, property(name)]));
  return { ...colours, px: Object.fromEntries(MEASURES.map((name) => [name, parseFloat(property(name))])), font };
}

/** @param {Element} element @returns {Palette} */
export function readPalette(element) {
  const style = getComputedStyle(element);
  return paletteOf((name) => style.getPropertyValue(`--board-${name}`).trim(), style.fontFamily);
}

/**
 * A colour as a pixel of an ImageData seen as 32-bit words, in the order of this machine.
 * @param {readonly number[]} colour red, green, blue, and the opacity if not all of it
 */
export const pixelOf = ([r = 0, g = 0, b = 0, opacity = 255]) => new Uint32Array(Uint8Array.of(r, g, b, opacity).buffer)[0] ?? 0;

/**
 * Fills a canvas with pixels, whatever its size was.
 * @param {HTMLCanvasElement} canvas @param {Uint32Array<ArrayBuffer>} pixels by rows, each as `pixelOf` makes it @param {number} width
 */
export function putPixels(canvas, pixels, width) {
  const height = pixels.length / width;
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
}

/** `#rrggbb` as [r, g, b, 255], for the solver's pictures. @param {string} colour */
export const bytesOf = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).concat(255);

/** A ramp whose steps look even, as red, green, blue. In grey too, all of it is lighter than a wall and darker than the floor. */
const RAMP = [
  [72, 62, 133],
  [60, 84, 140],
  [49, 104, 142],
  [39, 128, 142],
  [31, 154, 138],
  [53, 178, 122],
  [103, 198, 92],
  [170, 216, 52],
];

/** @param {number} part from 0 to 1 */
export function rampAt(part) {
  const at = Math.min(Math.max(part, 0), 1) * (RAMP.length - 1);
  return mixed(entryAt(RAMP, Math.floor(at)), entryAt(RAMP, Math.ceil(at)), at % 1);
}

/**
 * A colour between two.
 * @param {readonly number[]} low red, green, blue @param {readonly number[]} high @param {number} part of the way, from 0 to 1
 * @returns {[red: number, green: number, blue: number]}
 */
export function mixed([r = 0, g = 0, b = 0], [to_r = 0, to_g = 0, to_b = 0], part) {
  const between = (/** @type {number} */ from, /** @type {number} */ to) => Math.round(from + (to - from) * part);
  return [between(r, to_r), between(g, to_g), between(b, to_b)];
}
