/** The two pictures of a sweep: the strip of losing piles against the factor k, and the walls of the current factor. */
import { scaleLinear, scaleLog } from 'd3-scale';
import { breaksOf, FROM, placed, TO } from './sweep_model.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Factor, Stretch } from './types.js' */

/** The largest pile of the strip. */
const HIGHEST = 100;
/** Piles named beside the strip, while there is room: they stand about evenly on its logarithmic scale. */
const NAMED = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
/** Room beside the strip, in heights of a label; the style sheet puts the slider's thumb under the strip by the same. */
const LEFT = 3.8;
const RIGHT = 2.7;
/** What is drawn of the last stretch, which begins where the strip ends. */
const STUB_PX = 12;
/** A higher strip has another row for its breaks' names; this is in heights of a label. */
const THREE_ROWS_FROM = 14;

/** The factor k to the right, the logarithm of the pile upwards. @param {{width: number, height: number}} size @param {Palette} palette */
export function stripScales(size, { px }) {
  const row = px.label * 1.4;
  const rows = size.height >= px.label * THREE_ROWS_FROM ? 3 : 2;
  const [left, top] = [px.label * LEFT, rows * row + px.label * 0.5];
  const [right, bottom] = [Math.max(left + 1, size.width - px.label * RIGHT), Math.max(top + 1, size.height - px.label * 0.5)];
  const thick = Math.max(3, (bottom - top) / 60);
  return {
    area: { left, top, right, bottom, row, rows },
    /** Height of a pile's line. */
    thick,
    x: scaleLinear([FROM.value, TO.value], [left, right]),
    y: scaleLog([1, HIGHEST], [bottom - thick, top + thick]),
  };
}

/**
 * @param {Stage} stage
 * @param {{stretches: readonly Stretch[], k: Factor, stretch: Stretch | null, title: string}} scene `title` is the upright axis's
 * @param {Palette} palette
 */
export function drawStrip({ context, size }, { stretches, k, stretch, title }, palette) {
  const { area, thick, x, y } = stripScales(size(), palette);
  const { label, stroke } = palette.px;
  const { right, bottom } = area;
  const inside = Math.min(Math.max(k.value, FROM.value), TO.value);
  /** @param {Stretch} one */
  const endOf = (one) => (one.to && one.to.value <= TO.value ? x(one.to.value) : right + STUB_PX);
  const plain = `400 ${label}px ${palette.font}`;
  const bold = `700 ${label}px ${palette.font}`;

  context.save();
  context.textBaseline = 'middle';
  if (stretch && stretches.includes(stretch)) {
    context.fillStyle = palette['p-fill'];
    context.fillRect(x(stretch.from.value), area.top, endOf(stretch) - x(stretch.from.value), bottom - area.top);
  }
  context.fillStyle = palette['ink-soft'];
  context.globalAlpha = 0.35;
  for (const { value } of breaksOf(stretches)) context.fillRect(x(value) - 0.5, area.top, 1, bottom - area.top);
  context.globalAlpha = 1;
  for (const one of stretches) {
    context.fillStyle = palette[one === stretch ? 'p-ink' : 'p-strong'];
    const [start, end] = [x(one.from.value), endOf(one)];
    // A gap where the set changes, as long as there is something to part.
    const gap = Math.min(1, (end - start) / 6);
    for (const pile of one.members) {
      if (pile > HIGHEST) break;
      context.fillRect(start + gap, y(pile) - thick / 2, end - start - 2 * gap, thick);
    }
  }

  drawPiles();
  drawBreaks();
  drawHandle();
  context.restore();

  function drawPiles() {
    context.save();
    context.font = plain;
    context.fillStyle = palette['ink-soft'];
    context.textAlign = 'right';
    for (const pile of apart(NAMED, y, label * 1.15)) context.fillText(String(pile), area.left - label * 0.6, y(pile));
    context.textAlign = 'center';
    context.translate(label * 0.7, (area.top + bottom) / 2);
    context.rotate(-Math.PI / 2);
    context.fillText(title, 0, 0);
    context.restore();
    if (!stretch || k.value > TO.value) return;
    context.textAlign = 'left';
    context.font = bold;
    context.fillStyle = palette.ink;
    for (const pile of apart(stretch.members, y, label * 1.15)) context.fillText(String(pile), right + STUB_PX + label * 0.3, y(pile));
  }

  function drawBreaks() {
    const handle = x(inside);
    context.textAlign = 'center';
    context.font = bold;
    const widthOf = (/** @type {string} */ text) => context.measureText(text).width;
    const pill = { kind: 'k', text: k.text, at: handle, width: widthOf(k.text) + label * 1.1, row: area.rows - 1 };
    const half = pill.width / 2;
    const fixed = [{ ...pill, x: Math.min(Math.max(handle, half), size().width - half) }];
    const chosen = stretch && stretch !== stretches[0] && stretch.from.text !== k.text ? stretch.from.text : '';
    const others = breaksOf(stretches).filter(({ text }) => text !== k.text);
    // The one k plays like, then the plainest fractions.
    others.sort((a, b) => Number(b.text === chosen) - Number(a.text === chosen) || Number(a.q - b.q) || a.value - b.value);
    const named = others.map(({ text, value }) => {
      const [at, is_chosen] = [x(value), text === chosen];
      context.font = is_chosen ? bold : plain;
      const width = widthOf(text);
      // The handle stands right of it, and may be near.
      return { kind: is_chosen ? 'chosen' : 'break', text, at, width, x: is_chosen ? Math.min(at, handle - width / 2 - label * 0.5) : at };
    });
    for (const one of placed(fixed, named, { left: 0, right: size().width, rows: area.rows, gap: label * 0.5 })) {
      const middle = area.top - label * 0.35 - (one.row + 0.5) * area.row;
      context.font = one.kind === 'break' ? plain : bold;
      if (one.kind === 'k') {
        context.beginPath();
        context.roundRect(one.x - one.width / 2, middle - label * 0.72, one.width, label * 1.44, label * 0.4);
        context.fillStyle = palette['ring-outer'];
        context.fill();
        context.fillStyle = palette['ring-inner'];
      } else {
        context.fillStyle = palette['ink-soft'];
        if (one.row > 0) context.fillRect(one.at - 0.5, middle + label * 0.6, 1, area.top - middle - label * 0.6);
        if (one.kind === 'chosen') context.fillStyle = palette.ink;
      }
      context.fillText(one.text, one.x, middle + label * 0.06);
    }
    context.font = `italic 600 ${label}px ${palette.font}`;
    context.fillStyle = palette['ink-soft'];
    context.fillText('k', area.left - label * 0.9, area.top - label * 0.35 - 0.5 * area.row);
  }

  function drawHandle() {
    const from = area.top - label * 0.35 - (area.rows - 0.5) * area.row + label * 0.72;
    /** @param {string} colour @param {number} width @param {number} top */
    const line = (colour, width, top) => {
      context.fillStyle = colour;
      context.fillRect(x(inside) - width / 2, top, width, size().height - top);
    };
    line(palette['ring-inner'], stroke + 3, area.top);
    line(palette['ring-outer'], stroke, from - 1);
  }
}

/** Piles that stand so far apart. @param {Iterable<number>} piles @param {(pile: number) => number} y @param {number} px */
function apart(piles, y, px) {
  /** @type {number[]} */
  const named = [];
  for (const pile of piles) {
    if (pile > HIGHEST) break;
    const last = named.at(-1);
    if (last === undefined || y(last) - y(pile) >= px) named.push(pile);
  }
  return named;
}

/**
 * The table from its thresholds: row m has the columns 0 to m, of which those below f(m) are its wall.
 * @param {Stage} stage
 * @param {readonly number[]} f index: the row
 * @param {Palette} palette
 * @param {readonly number[]} was what moves to `f`
 */
export function drawWalls({ context, size, motion }, f, palette, was) {
  const { label } = palette.px;
  const rows = f.length;
  const left = label * 1.9;
  const cell = { width: Math.max(1, size().width - left) / rows, height: Math.max(1, size().height) / rows };
  const gap = cell.height >= 10 ? 2 : cell.height >= 4 ? 1 : 0.5;
  const part = motion();
  /** @param {number} row @param {number} first @param {number} end @param {string} colour */
  const bar = (row, first, end, colour) => {
    const [x, y, width] = [left + first * cell.width, row * cell.height + gap / 2, Math.max((end - first) * cell.width, 0.5)];
    context.beginPath();
    context.roundRect(x, y, width, cell.height - gap, Math.min(cell.height / 5, 4));
    context.fillStyle = colour;
    context.fill();
  };
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  let last_label = Infinity;
  // From below, so that the longest walls are named where not all can be.
  for (let row = rows - 1; row >= 0; row -= 1) {
    const [from, to] = [was[row] ?? row, f[row] ?? row];
    const wall = row === 0 ? rows : from + (to - from) * part;
    if (row > 0 && wall <= row) bar(row, Math.max(0, wall - 0.5), row + 1, palette['n-fill']);
    bar(row, 0, wall, palette['p-strong']);
    const middle = (row + 0.5) * cell.height;
    if (f[row] !== row || last_label - middle < label * 1.1 || middle < label * 0.5) continue;
    last_label = middle;
    context.font = `700 ${label}px ${palette.font}`;
    context.fillStyle = palette.ink;
    context.fillText(String(row), left - label * 0.5, Math.min(middle, size().height - label * 0.5));
  }
}
