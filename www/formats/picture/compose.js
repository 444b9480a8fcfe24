/** A picture from a board that was drawn and the sentence below it, as SVG 1.1 and as pixels. */
import { SVG, XLINK } from '../../canvas/svg_text.js';
import { escaped } from '../../ui/xml.js';
import { widthOf } from './take.js';

/** @import { Shot } from './take.js' */

/**
 * Around the board and its caption, in CSS pixels; from line to line, in heights of the letters; these in parts of the board's width, at
 * least.
 */
const [MARGIN, LINE, LETTERS] = [16, 1.4, 0.021];

/** The height of the caption's letters. @param {Pick<Shot, 'width' | 'letter_px'>} shot */
const captionPx = ({ width, letter_px }) => Math.max(letter_px, width * LETTERS);

/** Where words may be broken: after a space, and around every sign that is as wide as a Chinese one. */
const PIECES = /[\u2e80-\u9fff\uff00-\uffef][，。；：、）」』！？]*|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/g;

/** @param {string} words @param {Pick<Shot, 'width' | 'font' | 'letter_px'>} shot @returns {string[]} lines that fit below the board */
export function linesOf(words, shot) {
  const { width, font } = shot;
  const style = `400 ${captionPx(shot)}px ${font}`;
  /** @type {string[]} */
  const lines = [];
  for (const paragraph of words.split('\n')) {
    let line = '';
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (line !== '' && widthOf((line + piece).trimEnd(), style) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += piece;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
  }
  return lines;
}

/**
 * @param {Shot} shot
 * @param {readonly string[]} lines of the caption
 * @param {number} [line_count] lines that there is room for, where other pictures have more
 * @returns {{svg: string, width: number, height: number}} in CSS pixels
 */
export function composed(shot, lines, line_count = lines.length) {
  const { body, width: board_width, height: board_height, paper, ink, font } = shot;
  const letter_px = captionPx(shot);
  const width = board_width + 2 * MARGIN;
  const words_px = line_count === 0 ? 0 : MARGIN / 2 + Math.ceil(line_count * letter_px * LINE);
  const height = board_height + 2 * MARGIN + words_px;
  const written = lines
    .map((line, index) => {
      const y = MARGIN + board_height + MARGIN / 2 + letter_px * (1 + index * LINE);
      return `<tspan x="${MARGIN}" y="${y.toFixed(1)}">${escaped(line)}</tspan>`;
    })
    .join('');
  const svg =
    `<svg xmlns="${SVG}" xmlns:xlink="${XLINK}" version="1.1" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${escaped(font)}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<svg x="${MARGIN}" y="${MARGIN}" width="${board_width}" height="${board_height}" overflow="visible">${body}</svg>` +
    (written === '' ? '' : `<text fill="${ink}" font-size="${letter_px}">${written}</text>`) +
    '</svg>';
  return { svg, width, height };
}

/**
 * The picture in pixels.
 * @param {{svg: string, width: number, height: number}} picture @param {number} scale pixels of one CSS pixel
 */
export async function painted({ svg, width, height }, scale) {
  const image = new Image();
  image.src = dataAddress(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: width * scale, height: height * scale });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

/** @param {string} svg */
export const dataAddress = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** @param {HTMLCanvasElement} canvas @returns {Promise<Uint8Array<ArrayBuffer>>} */
export const pngOf = (canvas) =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) blob.arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject);
      else reject(new Error('PNG'));
    }, 'image/png'),
  );
