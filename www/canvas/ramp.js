/** Colours for values from the least to the greatest: of one hue, and of even steps to the eye. */
import { bytesOf } from './palette.js';

/** Steps of lightness. */
const SHADES = 64;

/** Colours from the least to the greatest value, on a logarithmic scale, and whether ink on them is to be light. @param {import('./palette.js').Palette} palette @param {number} most */
export function createRamp(palette, most) {
  const [low, high] = [palette['grundy-low'], palette['grundy-high']].map((colour) => bytesOf(colour).slice(0, 3));
  const shades = Array.from({ length: SHADES }, (_, shade) => {
    const bytes = (low ?? []).map((byte, channel) => Math.round(byte + (((high ?? [])[channel] ?? 0) - byte) * (shade / (SHADES - 1))));
    const [r = 0, g = 0, b = 0] = bytes;
    return {
      bytes,
      colour: `rgb(${bytes.join(' ')})`,
      is_dark: 0.2126 * (r / 255) ** 2.2 + 0.7152 * (g / 255) ** 2.2 + 0.0722 * (b / 255) ** 2.2 < 0.21,
    };
  });
  const scale = (SHADES - 1) / Math.log1p(Math.max(1, most));
  return (/** @type {number} */ value) => /** @type {typeof shades[number]} */ (shades[Math.round(Math.log1p(value) * scale)]);
}

/** A ramp of even steps to the eye, as red, green, blue: lighter than a wall of the race everywhere, darker than a free cell, in grey too. */
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

/** @param {number} part from 0 to 1 @returns {[number, number, number]} */
export function rampAt(part) {
  const at = Math.min(Math.max(part, 0), 1) * (RAMP.length - 1);
  const [low, high] = [RAMP[Math.floor(at)] ?? [], RAMP[Math.ceil(at)] ?? []];
  const mix = (/** @type {number} */ channel) => Math.round((low[channel] ?? 0) + ((high[channel] ?? 0) - (low[channel] ?? 0)) * (at % 1));
  return [mix(0), mix(1), mix(2)];
}
