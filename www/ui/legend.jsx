/** What the signs on a board mean. */

/** @import { ComponentChildren } from 'preact' */

/** @typedef {readonly [is_shown: unknown, swatch: string, meaning: ComponentChildren, sign?: string]} LegendEntry swatch: class names */

/** @param {{entries: readonly LegendEntry[]}} props */
export const Legend = ({ entries }) => (
  <ul>
    {entries
      .filter(([is_shown]) => is_shown)
      .map(([, swatch, meaning, sign]) => (
        <li key={swatch}>
          <i class={`swatch ${swatch}`}>{sign}</i> <span>{meaning}</span>
        </li>
      ))}
  </ul>
);
