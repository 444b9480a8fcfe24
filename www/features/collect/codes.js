/** Result codes in pictures: all that are seen at once, by the browser's own reader, or by one that is fetched. */
import { resultsOf } from '../../formats/results/code.js';

/** Pixels on the longer side of what is read: more take longer and show no more. */
const MOST_PX = 1920;

/** What a browser may have. @typedef {{detect: (source: ImageBitmapSource) => Promise<{rawValue: string}[]>}} Detector */

/** The browser's own reader; null if it has none for these codes. @returns {Promise<Detector | null>} */
async function ownDetector() {
  /** @type {(new (options: {formats: string[]}) => Detector) & {getSupportedFormats: () => Promise<string[]>} | undefined} */
  const Own = Reflect.get(globalThis, 'BarcodeDetector');
  const formats = (await Own?.getSupportedFormats().catch(() => [])) ?? [];
  return Own && formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : null;
}

/**
 * @typedef {CanvasImageSource & ImageBitmapSource} Source a picture, or a video at its present frame
 * @typedef {(source: Source, width: number, height: number) => Promise<string[]>} Read the texts of all codes of a source of a size
 */

/** A reader of codes; null if this page has none. @returns {Promise<Read | null>} */
export async function createReader() {
  const own = await ownDetector();
  if (own) return async (source) => (await own.detect(source)).map(({ rawValue }) => rawValue);
  const { readCodes } = await import('#zxing');
  if (!readCodes) return null;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (source, width, height) => {
    const scale = Math.min(1, MOST_PX / Math.max(width, height));
    Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
    context?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
    return pixels ? readCodes(pixels) : [];
  };
}

/** Whether a line ends in a result code: other codes on a wall are none. @param {string} line */
const isResult = (line) => typeof resultsOf(line.trim().split(/\s+/).at(-1) ?? '') !== 'string';

/**
 * The lines that are new: each once, as a line of one code.
 * @param {readonly string[]} texts @param {string} pasted the lines that there are
 */
export function newLines(texts, pasted) {
  const known = new Set(pasted.split(/\r?\n/).map((line) => line.trim()));
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim());
  return [...new Set(lines)].filter((line) => isResult(line) && !known.has(line));
}
