// What views and solvers take from a browser, in Node: canvases that hold pixels, and pixels as a PNG.

import { encode } from 'fast-png';

/** Pixels by rows, four bytes each, as a browser's ImageData and ImageBitmap. */
class Pixels {
  /**
   * Of bytes, or blank ones of a width and a height.
   * @param {Uint8ClampedArray | number} from @param {number} width or the height @param {number} [height]
   */
  constructor(from, width, height = 0) {
    this.width = typeof from === 'number' ? from : width;
    this.height = typeof from === 'number' ? width : height;
    this.data = typeof from === 'number' ? new Uint8ClampedArray(4 * this.width * this.height) : from;
  }
  close() {}
}

/** The solver makes an ImageData by itself, and the views ask what a piece of a map is. */
export function standInForBrowser() {
  Object.assign(globalThis, { ImageData: Pixels, ImageBitmap: Pixels, createImageBitmap: async (/** @type {Pixels} */ pixels) => pixels });
}

/** A canvas for pixels alone. Nothing is copied to it: that serves those who pan. */
export function createPixels() {
  const canvas = {
    width: 0,
    height: 0,
    /** @type {Pixels | null} */
    pixels: null,
    getContext: () => ({
      createImageData: (/** @type {number} */ width, /** @type {number} */ height) => new Pixels(width, height),
      putImageData: (/** @type {Pixels} */ pixels) => (canvas.pixels = pixels),
      clearRect() {},
      drawImage() {},
    }),
  };
  return canvas;
}

/** The address of a PNG, of as few bytes as its colours allow. @param {import('../www/canvas/svg_context.js').Pixels} pixels */
export function pngAddress({ width, height, data }) {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const bytesOf = (/** @type {number} */ colour) => new Uint8Array(Uint32Array.of(colour).buffer);
  // The format tells the opacity of the first colours only.
  const colours = [...new Set(words)].sort((a, b) => (bytesOf(a)[3] ?? 0) - (bytesOf(b)[3] ?? 0));
  const index = new Map(colours.map((colour, at) => [colour, at]));
  const image =
    colours.length <= 256
      ? {
          channels: 1,
          data: Uint8Array.from(words, (colour) => index.get(colour) ?? 0),
          palette: colours.map((colour) => [...bytesOf(colour)]),
        }
      : { channels: 4, data: new Uint8Array(data) };
  const png = encode(/** @type {any} */ ({ width, height, depth: 8, ...image }), { zlib: { level: 9 } });
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
