/** Counted work against the size of the pile, as points on logarithmic scales, and where the chart's words find room. */
import { power } from '../../ui/signs.js';
import { METHODS } from './parameters.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { DynamicNimCostCurves, DynamicNimTableCost, DynamicNimTimeline } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Box, Spot } from '../../canvas/chart.jsx' */
/** @import { CostLine, Point, Run } from './types.js' */

/** Exponents of the axis at least, and the most the solver is asked for. */
export const FEWEST_EXPONENTS = 12;
const MOST_EXPONENTS = 1000;
/** A pile of more digits is written as a power of ten. */
const WRITTEN_DIGITS = 7;

/** How far to count: to the pile's own size, within bounds. @param {string} pile */
export const exponentsFor = (pile) => Math.min(Math.max(FEWEST_EXPONENTS, pile.length), MOST_EXPONENTS);

/** @param {string} pile decimal digits, not 0 */
export const log10 = (pile) => Math.log10(Number(pile.slice(0, 15))) + Math.max(0, pile.length - 15);

/** @param {Point} point */
export const sizeText = ({ pile, size }) => pile ?? power(size);

/** One line for every method on offer, in their order. @param {DynamicNimCostCurves} costs @returns {CostLine[]} */
export function linesOf(costs) {
  return METHODS.flatMap((method) => {
    const curve = costs[method];
    if (curve === null) return [];
    const piles =
      'exponents' in curve
        ? curve.exponents.map((exponent) => ({ size: exponent, pile: exponent < WRITTEN_DIGITS ? 10 ** exponent : null }))
        : curve.sizes.map((pile) => ({ size: Math.log10(pile), pile }));
    const points = curve.work.map((steps, i) => ({ ...entryAt(piles, i), work: Math.log10(steps), steps }));
    return [{ method, points: points.filter(({ steps }) => steps > 0) }];
  });
}

/** What was counted of each method, null if it did not run. @param {DynamicNimTimeline} timeline @returns {DynamicNimTableCost} */
export function costsOf(timeline) {
  const none = { definition: null, rows: null, walls: null, numeration: null };
  if (timeline.method === 'memo') return none;
  return timeline.method === 'numeration' ? { ...none, numeration: timeline.cost } : timeline.cost;
}

/** The steps of every method that ran, as those of the lines. @param {DynamicNimTimeline} timeline @returns {Run['counted']} */
export function runsOf(timeline) {
  const { definition, rows, walls, numeration } = costsOf(timeline);
  const counted = {
    definition: definition?.takes,
    rows: rows?.cells,
    walls: walls && walls.tests + walls.pushes,
    numeration: numeration && numeration.comparisons + numeration.digits,
  };
  return METHODS.flatMap((method) => (counted[method] ? [{ method, steps: counted[method] }] : []));
}

/** @param {Box} a @param {Box} b */
const touch = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a straight line between two spots meets a box. @param {Spot} from @param {Spot} to @param {Box} box */
function crosses(from, to, box) {
  let [start, end] = [0, 1];
  const across = { at: from.x, by: to.x - from.x, low: box.left, high: box.right };
  const down = { at: from.y, by: to.y - from.y, low: box.top, high: box.bottom };
  for (const { at, by, low, high } of [across, down]) {
    if (by === 0) {
      if (at <= low || at >= high) return false;
      continue;
    }
    const [a, b] = [(low - at) / by, (high - at) / by];
    start = Math.max(start, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  }
  return start < end;
}

/** Finds free places in a box for words beside lines, and remembers what is taken. @param {Box} bounds @param {readonly (readonly Spot[])[]} lines */
export function createPlacer(bounds, lines) {
  /** @type {Box[]} */
  const taken = [];
  /** @param {Box} box */
  const isFree = (box) =>
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom &&
    !taken.some((one) => touch(one, box)) &&
    !lines.some((line) => line.some((spot, i) => i > 0 && crosses(entryAt(line, i - 1), spot, box)));
  return {
    /** @param {Box} box */
    take(box) {
      taken.push(box);
    },
    /**
     * The free place nearest to a spot for something of a size; the first of the places tried if none is free.
     * @param {Spot} spot @param {{width: number, height: number}} size @param {number} gap between them
     * @param {readonly (readonly number[])[]} sides which way to look first: left to right, top to bottom, each from -1 to 1
     * @returns {Box}
     */
    put({ x, y }, { width, height }, gap, sides) {
      /** @param {number} far @param {readonly number[]} side */
      const at = (far, [right = 0, down = 0]) => {
        const [middle_x, middle_y] = [x + right * (gap + far + width / 2), y + down * (gap + far + height / 2)];
        return { left: middle_x - width / 2, right: middle_x + width / 2, top: middle_y - height / 2, bottom: middle_y + height / 2 };
      };
      const tried = [0, 0.5, 1, 2, 3, 5, 8].flatMap((far) => sides.map((side) => at(far * gap, side)));
      const found = tried.find(isFree) ?? entryAt(tried, 0);
      taken.push(found);
      return found;
    },
  };
}
