/** Cells with values, for the strip and for the splits: a value has a shade, and 0 a colour of its own. */
import { bytesOf } from '../../canvas/palette.js';
import { createRamp } from '../../canvas/ramp.js';

/** @import { Palette } from '../../canvas/palette.js' */

/** @typedef {{colour: string, bytes: readonly number[], ink: string, weight: number}} Look */

/** Values are printed in cells of at least this width. */
const PRINTED_FROM_PX = 15;

/** The look of a value. @param {Palette} palette @param {number} most the greatest value @returns {(value: number) => Look} */
export function createLooks(palette, most) {
  const shade = createRamp(palette, most);
  const zero = { colour: palette['p-strong'], bytes: bytesOf(palette['p-strong']), ink: palette['p-strong-ink'], weight: 700 };
  return (value) => {
    if (value === 0) return zero;
    const { colour, bytes, is_dark } = shade(value);
    return { colour, bytes, ink: is_dark ? '#ffffff' : '#111111', weight: 500 };
  };
}

/**
 * Draws cells of one size.
 * @param {CanvasRenderingContext2D} context
 * @param {{width: number, height: number}} cell
 * @param {number} largest_px of the digits
 * @param {string} font
 */
export function createCells(context, { width, height }, largest_px, font) {
  const is_printed = width >= PRINTED_FROM_PX && height >= PRINTED_FROM_PX * 0.8;
  const font_px = Math.min(height * 0.56, width * 0.5, largest_px);
  const gap = width >= 8 ? Math.max(1, Math.min(3, width / 14)) : 0;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  return {
    gap,
    /** @param {number} x @param {number} y @param {string} colour */
    fill(x, y, colour) {
      context.fillStyle = colour;
      context.fillRect(x + gap / 2, y + gap / 2, Math.max(1, width - gap), Math.max(1, height - gap));
    },
    /** @param {number} x @param {number} y @param {number} value @param {Look} look */
    print(x, y, value, { ink, weight }) {
      if (!is_printed) return;
      const words = String(value);
      context.fillStyle = ink;
      context.font = `${weight} ${Math.min(font_px, (width * 1.5) / words.length)}px ${font}`;
      context.fillText(words, x + width / 2, y + height / 2 + font_px * 0.04);
    },
  };
}
