/** Colours of one hue for values from the least to the greatest. */
import { bytesOf, mixed } from './palette.js';
import { entryAt } from '../ui/entry_at.js';

/** @import { Palette } from './palette.js' */

/** Steps of lightness. */
const SHADES = 64;

/** Colours of values on a logarithmic scale, and whether they are too dark for dark ink. @param {Palette} palette @param {number} most */
export function createRamp(palette, most) {
  const [low, high] = [bytesOf(palette['grundy-low']), bytesOf(palette['grundy-high'])];
  const shades = Array.from({ length: SHADES }, (_, shade) => {
    const bytes = mixed(low, high, shade / (SHADES - 1));
    const [r, g, b] = bytes;
    return {
      bytes,
      colour: `rgb(${bytes.join(' ')})`,
      is_dark: 0.2126 * (r / 255) ** 2.2 + 0.7152 * (g / 255) ** 2.2 + 0.0722 * (b / 255) ** 2.2 < 0.21,
    };
  });
  const scale = (SHADES - 1) / Math.log1p(Math.max(1, most));
  return (/** @type {number} */ value) => entryAt(shades, Math.round(Math.log1p(value) * scale));
}
