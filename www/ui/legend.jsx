/** What the signs on a board mean. */

/** @import { ComponentChildren } from 'preact' */

/**
 * @typedef {object} LegendEntry
 * @property {string} swatch class names of the sign
 * @property {ComponentChildren} meaning
 * @property {string | number} [sign] what is written on the swatch
 * @property {boolean} [is_shown] by default it is
 */

/** @param {{entries: readonly LegendEntry[]}} props */
export const Legend = ({ entries }) => (
  <ul>
    {entries.map(
      ({ swatch, meaning, sign, is_shown = true }, index) =>
        is_shown && (
          <li key={index}>
            <i class={`swatch ${swatch}`}>{sign}</i> <span>{meaning}</span>
          </li>
        ),
    )}
  </ul>
);
