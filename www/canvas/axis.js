/** The axes of a map. Their numbers may have hundreds of digits. */
import { superscript } from '../ui/signs.js';
import * as mapViewport from './map_viewport.js';
import { inMiddle } from './table_board.js';
import { roundStep } from './ticks.js';
import { screenRatio } from './tiles.js';

/** @import { MapViewport } from './map_viewport.js' */
/** @import { Palette } from './palette.js' */
/** @import { Area, Stage } from './types.js' */

/** Longest number written out. */
const LONGEST = 8;

/**
 * A multiple of `step`, as short as it differs from its neighbours: in full, as 1.25·10⁹⁹, or by its last digits.
 * @param {bigint} value @param {bigint} step @param {number} [longest] number written out, in digits
 */
export function tickText(value, step, longest = LONGEST) {
  const digits = String(value);
  if (digits.length <= longest) return digits;
  const zeros = /0*$/.exec(String(step))?.[0].length ?? 0;
  const mantissa = digits.slice(0, digits.length - zeros);
  if (mantissa.length <= 5) {
    const tail = mantissa.slice(1).replace(/0+$/, '');
    return `${mantissa.slice(0, 1)}${tail && `.${tail}`}·10${superscript(digits.length - 1)}`;
  }
  return `…${digits.slice(-longest + 2)}`;
}

/** Digits of the longest number that is written out, if there is room for one of this size. @param {bigint} largest */
const longestOf = (largest) => Math.min(String(largest).length, LONGEST);

/** Room that the longest label takes, in characters. @param {bigint} largest */
const labelLength = (largest) => Math.min(String(largest).length, LONGEST + 1);

/**
 * What rows and columns are; an arrow ends each.
 * @typedef {{row: string, column?: string, brief?: {row: string, column: string}, may_stand_above?: boolean}} AxisNames
 * brief: if there is no room for the names; may_stand_above: both names may have a line of their own where that costs no cell, and the
 * columns' name may take some of a small board's room
 */

/** Short signs for names that have no room. @param {AxisNames} names */
const briefOf = ({ row, column = '', brief = { row: row.slice(-1), column: column.slice(-1) } }) => brief;

/** About the width of a name of an axis: Chinese letters are twice as wide. @param {string} name @param {number} label its height */
const nameWidth = (name, label) => [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1.05 : 0.62), 0) * label;

/** Of a board narrower than so many CSS pixels the rows' name takes no larger share. */
const [NARROW_PX, NAME_SHARE] = [360, 0.15];

/**
 * The rows' name, or its short sign on a narrow board.
 * @param {AxisNames} names @param {number} width of the board @param {number} label
 */
const rowName = (names, width, label) =>
  width < NARROW_PX && nameWidth(names.row, label) + label * 0.6 > width * NAME_SHARE ? briefOf(names).row : names.row;

/** Room for the columns' name. @param {string} name @param {number} label */
const roomForName = (name, label) => (name ? nameWidth(name, label) + label * 0.6 : 0);

/** Heights of a label that the columns' numbers take, and a name above them. */
const [NUMBERS_LINE, NAME_LINE] = [1.6, 1.3];

/** What a board keeps of its side, at least, where the columns' name takes room from it. */
const KEPT = 0.85;

/**
 * Whether the names stand above the columns' numbers: that of the columns has no room beside a board as high as wide, and the height has
 * some to spare.
 * @param {AxisNames} names @param {number} width of the cells and what is right of them @param {number} height @param {number} label
 */
function standsAbove({ column = '', may_stand_above = false }, width, height, label) {
  const below = height - label * NUMBERS_LINE - 2;
  return may_stand_above && width - below < roomForName(column, label) && below - label * NAME_LINE >= width - label * 0.6;
}

/**
 * The part of the canvas that holds cells, in CSS pixels; labels are left of it and above it. The rows' name stands left of the columns'
 * numbers and the columns' right of them: where a board as high as wide leaves no room for the whole name, both stand above the numbers, or
 * it is brief, its arrow by default.
 * @param {{width: number, height: number}} size @param {bigint} last the last row and column @param {Palette} palette
 * @param {AxisNames} names
 */
export function mapAreaOf(size, last, palette, names) {
  const { column = '' } = names;
  const label = palette.px.label;
  const roomFor = (/** @type {string} */ name) => roomForName(name, label);
  const numbers = label * (0.6 * labelLength(last) + 0.9);
  const is_above = standsAbove(names, size.width - numbers, size.height, label);
  const left = Math.ceil(is_above ? numbers : Math.max(numbers, roomFor(rowName(names, size.width, label))));
  const top = Math.ceil(label * (is_above ? NUMBERS_LINE + NAME_LINE : NUMBERS_LINE));
  const height = Math.max(1, size.height - top - 2);
  const kept = names.may_stand_above ? KEPT : 1;
  const brief = briefOf(names).column;
  const side = Math.min(height, size.width - left - roomFor(brief));
  const beside = size.width - left - roomFor(column) >= side * kept ? column : brief;
  const right = is_above ? label * 0.6 : roomFor(beside);
  return { left, top, width: Math.max(1, size.width - left - Math.ceil(right)), height, right: Math.ceil(right) };
}

/**
 * @param {Stage} stage
 * @param {object} axes
 * @param {MapViewport} axes.viewport
 * @param {Area} axes.area
 * @param {Palette} axes.palette
 * @param {bigint | null} axes.last the last row and column, if there is one
 * @param {bigint} [axes.last_column] if it is not that of the rows
 * @param {bigint} axes.widest a number that has room beside the rows: that of `mapAreaOf`
 * @param {{row: bigint, column?: bigint} | null} axes.current a cell, or a row, whose numbers are named in any case
 * @param {AxisNames} axes.names as for `mapAreaOf`
 */
export function drawAxes({ context, size }, { viewport, area, palette, last, last_column, widest, current, names }) {
  const label = palette.px.label;
  const longest = longestOf(widest);
  const ratio = screenRatio();
  const { cells, px } = viewport.scale;
  const end = mapViewport.cellAt(viewport, area.width * ratio, area.height * ratio);
  const first = mapViewport.cellAt(viewport, 0, 0);
  const cell_px = px / Number(cells) / ratio;
  // Large cells are named in their middle, small ones where they begin.
  const half = cell_px >= 4 ? cell_px / 2 : 0;
  /** @param {number} needed_px */
  const stepFor = (needed_px) => roundStep((BigInt(Math.ceil(needed_px * ratio)) * cells + BigInt(px) - 1n) / BigInt(px));
  /** @param {bigint} row */
  const rowAt = (row) => area.top + mapViewport.rowY(viewport, row) / ratio + half;
  /** @param {bigint} column */
  const columnAt = (column) => area.left + mapViewport.columnX(viewport, column) / ratio + half;
  const [plain, bold] = [`400 ${label}px ${palette.font}`, `700 ${label}px ${palette.font}`];
  /** Names a row or a column of the current cell; bold digits may be wider than those that the room was made for. */
  const nameCurrent = (/** @type {bigint} */ number, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ room) => {
    context.fillStyle = palette.threshold;
    context.font = bold;
    context.fillText(tickText(number, 1n, longest), x, y, room);
    context.font = plain;
    context.fillStyle = palette['ink-soft'];
  };
  context.fillStyle = palette['ink-soft'];
  context.font = plain;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  const current_y = current && rowAt(current.row);
  const rows = cell_px >= label * 1.4 ? 1n : stepFor(label * 2.2);
  for (let row = first.row - (first.row % rows); row <= end.row && (last === null || row <= last); row += rows) {
    const y = rowAt(row);
    if (y < area.top || y > area.top + area.height - label * 0.3) continue;
    if (current_y !== null && Math.abs(current_y - y) < label * 1.1) continue;
    context.fillText(tickText(row, rows, longest), area.left - label * 0.45, y);
    context.fillRect(area.left - 4, y - 0.5, 4, 1);
  }
  if (current && current_y !== null && current_y >= area.top && current_y <= area.top + area.height) {
    const right = area.left - label * 0.45;
    nameCurrent(current.row, right, Math.min(current_y, area.top + area.height - label * 0.5), right);
  }
  const name_font = `italic 400 ${label}px ${palette.font}`;
  context.font = name_font;
  const widthOf = (/** @type {string} */ words) => context.measureText(words).width;
  const end_column = last_column ?? last;
  const table_end = end_column === null ? Infinity : area.left + mapViewport.columnX(viewport, end_column + 1n) / ratio;
  // Right of the last number, which may reach over its cell.
  const name_px = Math.min(table_end + Math.max(0, label * 0.3 * labelLength(widest) - cell_px / 2), area.left + area.width) + label * 0.4;
  const { column: full = '' } = names;
  const is_above = area.top >= label * (NUMBERS_LINE + NAME_LINE);
  // A narrow table is moved to the middle of its room.
  const moved = inMiddle(size().width, area.left, table_end - area.left, area.right);
  const name = !is_above && name_px + widthOf(full) + moved > size().width ? briefOf(names).column : full;
  const numbers_y = label * (is_above ? NAME_LINE + 0.8 : 0.8);
  context.font = plain;
  context.textAlign = 'center';
  const digits_px = label * 0.6 * labelLength(widest);
  const columns = cell_px >= digits_px + label * 0.5 ? 1n : stepFor(digits_px + label * 1.2);
  const last_shown = end_column === null || end_column > end.column ? end.column : end_column;
  /** Whether a column's number has room beside the columns' name. */
  const hasRoom = (/** @type {number} */ x, /** @type {string} */ number) =>
    x >= area.left + label * 0.25 && !(name && !is_above && x + widthOf(number) / 2 > name_px - label * 0.1);
  const current_column = current?.column !== undefined && current.column <= last_shown ? current.column : null;
  const current_x = current_column === null ? null : columnAt(current_column);
  const current_number = current_column === null ? '' : tickText(current_column, 1n, longest);
  const names_current = current_x !== null && hasRoom(current_x, current_number);
  for (let column = first.column - (first.column % columns); column <= last_shown; column += columns) {
    const x = columnAt(column);
    const number = tickText(column, columns, longest);
    if (!hasRoom(x, number)) continue;
    if (names_current && Math.abs(x - current_x) < (widthOf(number) + widthOf(current_number)) / 2 + label * 0.5) continue;
    context.fillText(number, x, numbers_y);
    context.fillRect(x - 0.5, area.top - 5, 1, 4);
  }
  if (names_current && current_column !== null) nameCurrent(current_column, current_x, numbers_y, size().width);
  context.font = name_font;
  const row_px = area.left - label * 0.45;
  if (is_above) {
    const end_px = Math.min(table_end, area.left + area.width);
    const start_px = Math.max(0, row_px - widthOf(names.row));
    const has_room = start_px + widthOf(names.row) + label * 0.4 < end_px - widthOf(name);
    context.textAlign = 'left';
    context.fillText(has_room ? names.row : briefOf(names).row, start_px, label * 0.8);
    context.textAlign = 'right';
    context.fillText(name, end_px, label * 0.8);
    return;
  }
  context.textAlign = 'right';
  context.fillText(widthOf(names.row) <= row_px ? names.row : rowName(names, size().width, label), row_px, numbers_y);
  context.textAlign = 'left';
  context.fillText(name, name_px, label * 0.8);
}
