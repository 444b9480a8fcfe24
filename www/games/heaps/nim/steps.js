/** What is known at a step of a run over the columns: heaps added, columns counted, heaps opened. */

/** @typedef {import('../../../../crate/pkg/heaps/mexplorer.js').NimTimeline} Timeline */

export const KINDS = /** @type {const} */ (['added', 'counted', 'opened', 'given', 'kept', 'taken']);

/**
 * A step. Its heap is an index from 0; of a column that is counted it is how many ones there are too many.
 * @typedef {{kind: typeof KINDS[number] | 'start', heap: number, column: number, milestone: number, within: number}} Step
 */

/** The milestone of a step, from 1; 0 of the start. @param {Timeline} timeline @param {number} cursor */
function milestoneAt({ firstSteps }, cursor) {
  let [low, high] = [0, firstSteps.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (/** @type {number} */ (firstSteps[middle]) <= cursor) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param {Timeline} timeline @param {number} cursor steps done @returns {Step} */
export function stepAt(timeline, cursor) {
  if (cursor === 0) return { kind: 'start', heap: 0, column: 0, milestone: 0, within: 0 };
  const at = cursor - 1;
  const milestone = milestoneAt(timeline, cursor);
  return {
    kind: /** @type {typeof KINDS[number]} */ (KINDS[timeline.kinds[at] ?? 0]),
    heap: timeline.heapOfStep[at] ?? 0,
    column: timeline.columnOfStep[at] ?? 0,
    milestone,
    within: cursor - (timeline.firstSteps[milestone] ?? 0),
  };
}

/** The place of a step in a link: `heap,0`, `column,2`, a further step of it `column,2,1`, `stays,1`, `take,0`; `start` and `answer`. @param {Timeline} timeline @param {number} cursor */
export function atOf(timeline, cursor) {
  const { kind, heap, column, within } = stepAt(timeline, cursor);
  if (kind === 'start') return 'start';
  if (cursor === timeline.stepCount) return 'answer';
  if (kind === 'added') return `heap,${heap}`;
  if (kind === 'kept') return `stays,${heap}`;
  if (kind === 'taken') return `take,${heap}`;
  return within === 0 ? `column,${column}` : `column,${column},${within}`;
}

/** @param {Timeline} timeline @param {string} at @returns {number | null} null where it names no step */
export function cursorOf(timeline, at) {
  if (at === 'start') return 0;
  if (at === 'answer') return timeline.stepCount;
  // A name has no more than one step, and long runs have some hundred thousand.
  for (let cursor = 1; cursor <= timeline.stepCount; cursor += 1) if (atOf(timeline, cursor) === at) return cursor;
  return null;
}

/** A number of binary digits. @param {string | undefined} bits */
export const numberOf = (bits) => BigInt(`0b${bits ?? '0'}`);

/** The digit of a column. @param {string | undefined} bits @param {number} column */
export const bitOf = (bits = '0', column) => (bits[bits.length - 1 - column] === '1' ? 1 : 0);

/** How many columns there are. @param {Timeline} timeline */
export const widthOf = ({ bits }) => Math.max(1, ...bits.map((one) => one.length));

/** The XOR of the heaps that are added. @param {Timeline} timeline @param {number} count */
export const xorOf = ({ bits }, count) => bits.slice(0, count).reduce((sum, one) => sum ^ numberOf(one), 0n);

/**
 * What is on the board after some steps.
 * @typedef {object} Knowledge
 * @property {Step} step
 * @property {number} added heaps
 * @property {ReadonlySet<number>} open heaps
 * @property {ReadonlySet<number>} taken heaps that the move takes from
 * @property {ReadonlySet<number>} kept heaps that can only stay
 * @property {(heap: number, column: number) => {digit: 0 | 1, is_new: boolean}} digitOf as it is by now
 */

/** @param {Timeline} timeline @param {number} cursor @returns {Knowledge} */
export function knowledgeAt(timeline, cursor) {
  const [open, taken, kept] = [new Set(), new Set(), new Set()];
  /** The columns that the heaps opened have been through, each with the heaps that were given a one. @type {Map<number, {open: number[], ones: Set<number>, opened: Set<number>}>} */
  const columns = new Map();
  let added = 0;
  for (let at = 0; at < cursor; at += 1) {
    const [kind, heap, column] = [KINDS[timeline.kinds[at] ?? 0], timeline.heapOfStep[at] ?? 0, timeline.columnOfStep[at] ?? 0];
    if (kind === 'added') added += 1;
    else if (kind === 'counted') columns.set(column, { open: [...open], ones: new Set(), opened: new Set() });
    else if (kind === 'opened') (open.add(heap), columns.get(column)?.opened.add(heap));
    else if (kind === 'given') columns.get(column)?.ones.add(heap);
    else if (kind === 'kept') kept.add(heap);
    else taken.add(heap);
  }
  return {
    step: stepAt(timeline, cursor),
    added,
    open,
    taken,
    kept,
    digitOf(heap, column) {
      const digit = bitOf(timeline.bits[heap], column);
      const now = columns.get(column);
      if (taken.has(heap)) {
        const after = bitOf(timeline.bitsAfter?.[heap], column);
        return { digit: after, is_new: after !== digit };
      }
      if (now?.opened.has(heap)) return { digit: 0, is_new: true };
      if (!now?.open.includes(heap)) return { digit, is_new: false };
      const given = now.ones.has(heap) ? 1 : 0;
      return { digit: given, is_new: given !== digit };
    },
  };
}
