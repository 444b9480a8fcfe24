/** The nimbers of the table as a layer over its cells: one hue, darker for larger values, the number where there is room for it. */
import { createRamp } from '../../canvas/ramp.js';
import { entryAt } from '../../ui/entry_at.js';
import { knownTo, threshold } from './steps.js';

/** @import { Grid } from '../../canvas/cell_grid.js' */
/** @import { Geometry, Nimbers, Scene } from './types.js' */

/** Cells smaller than this carry no numbers. */
const NUMBERS_FROM_PX = 15;

/** @param {Uint16Array} values by rows @returns {Nimbers} */
export const nimbersOf = (values) => ({ values, most: values.reduce((largest, value) => Math.max(largest, value), 0) });

/** The nimber of pile m and cap n. @param {Nimbers} nimbers @param {number} m @param {number} n */
export const nimberAt = ({ values }, m, n) => entryAt(values, (m * (m + 1)) / 2 + n);

/**
 * Draws the N-cells that are decided: those of P are 0, as the table has them.
 * @param {CanvasRenderingContext2D} context @param {Scene & {nimbers: Nimbers}} scene @param {Geometry & Grid} g
 */
export function drawNimbers(context, { nimbers, timeline, step, palette }, g) {
  const shade = createRamp(palette, nimbers.most);
  const [width, height] = [g.cell.width, g.cell.height];
  const gap = Math.min(g.gap, width / 4);
  const has_numbers = Math.min(width, height) >= NUMBERS_FROM_PX;
  context.font = `600 ${Math.min(height * 0.56, width * 0.5, palette.px.label * 1.4)}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let row = Math.max(1, g.first_row); row <= Math.min(g.last_row, step.row); row += 1) {
    const last = Math.min(row === step.row ? knownTo(step) : row, g.last_column);
    for (let column = Math.max(threshold(timeline, row), g.first_column); column <= last; column += 1) {
      const value = nimberAt(nimbers, row, column);
      const { colour, is_dark } = shade(value);
      const [x, y] = [g.x(column), g.y(row)];
      context.fillStyle = colour;
      context.fillRect(x + gap / 2, y + g.gap / 2, width - gap, Math.max(1, height - g.gap));
      if (!has_numbers) continue;
      context.fillStyle = is_dark ? '#ffffff' : '#1b2130';
      context.fillText(String(value), x + width / 2, y + height / 2 + height * 0.03);
    }
  }
}
