/** The race by rings and arcs as a contestant may write it, for planted slips: with what decides early, or with one arc to the end. */

/** Right, down, left, up. @param {number} cell @param {number} side */
const around = (cell, side) => [
  cell % side < side - 1 ? cell + 1 : -1,
  cell + side < side * side ? cell + side : -1,
  cell % side > 0 ? cell - 1 : -1,
  cell >= side ? cell - side : -1,
];

/** @param {string} cells @param {number} side @param {number} from */
function distances(cells, side, from) {
  const far = new Map([[from, 0]]);
  for (const cell of far.keys())
    for (const next of around(cell, side)) if (next >= 0 && cells[next] !== '#' && !far.has(next)) far.set(next, (far.get(cell) ?? 0) + 1);
  return far;
}

/**
 * Who wins a board whose starts are joined.
 * @param {string} board rows joined by `/`
 * @param {boolean} to_the_end whether a set of B's cells is taken for one arc to the end, and a row of B's decides nothing
 */
export function byArcs(board, to_the_end) {
  const side = board.split('/').length;
  const cells = board.replaceAll('/', '');
  const [from, to] = [cells.indexOf('A'), cells.indexOf('B')];
  const [out, home] = [distances(cells, side, from), distances(cells, side, to)];
  const d = out.get(to) ?? unjoined();
  if (d % 2 === 1) return 'A';
  const layerOf = (/** @type {number} */ cell) => ((out.get(cell) ?? d + 1) + (home.get(cell) ?? d + 1) === d ? (out.get(cell) ?? -1) : -1);
  /** By direction: 1 away from A, -1 back, 0 neither. @param {number} cell */
  const turnsOf = (cell) =>
    around(cell, side).map((next) => (next < 0 || layerOf(next) < 0 ? 0 : Math.max(-1, Math.min(1, layerOf(next) - layerOf(cell)))));
  /** The cells one step on, clockwise from behind the way back. @param {number} cell */
  function outs(cell) {
    const [turns, next] = [turnsOf(cell), around(cell, side)];
    const clockwise = [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => turns[at % 4] !== 0);
    const first =
      clockwise.find((at, index) => turns[at % 4] === 1 && (index === 0 ? cell === from : turns[(clockwise[index - 1] ?? 0) % 4] === -1)) ??
      0;
    return clockwise.filter((at) => at >= first && at < first + 4 && turns[at % 4] === 1).map((at) => next[at % 4] ?? -1);
  }
  /** The first way in, counter-clockwise from the ways out. @param {number} cell */
  function firstIn(cell) {
    const [turns, next] = [turnsOf(cell), around(cell, side)];
    const back = [7, 6, 5, 4, 3, 2, 1, 0].filter((at) => turns[at % 4] !== 0);
    const at = back.find((one, index) => turns[one % 4] === -1 && index > 0 && turns[(back[index - 1] ?? 0) % 4] === 1) ?? 0;
    return next[at % 4];
  }
  /** @type {number[][]} */
  const order = [[from]];
  const [lo, hi] = [new Map(), new Map()];
  for (let layer = 0; layer < d; layer += 1) {
    /** @type {number[]} */
    const ring = [];
    let [at, is_first, has_tail, met] = [0, true, false, false];
    for (const cell of order[layer] ?? [])
      for (const [index, next] of outs(cell).entries()) {
        const opens = next === to ? !met : firstIn(next) === cell;
        met ||= next === to;
        if (is_first) {
          is_first = false;
          if (opens) ring.push(next);
          else has_tail = true;
        } else if (opens) {
          at += 1;
          ring.push(next);
        }
        if (index === 0) lo.set(cell, at);
        hi.set(cell, at);
      }
    const tail = has_tail ? ring.pop() : undefined;
    order.push(tail === undefined ? ring : [tail, ...ring]);
  }
  const mod = (/** @type {number} */ one, /** @type {number} */ by) => ((one % by) + by) % by;
  let l = (order[d / 2] ?? []).map((_, index) => index);
  let r = [...l];
  for (let i = d / 2 - 1; i >= 1; i -= 1) {
    const [near, far, mine] = [order[d - i - 1] ?? [], order[d - i] ?? [], order[i + 1] ?? []];
    const [q, p, m] = [near.length, far.length, mine.length];
    const moved = (/** @type {number} */ one, /** @type {Map<number, number>} */ by) =>
      (by.get(near[mod(one, q)] ?? -1) ?? 0) + Math.floor(one / q) * p;
    l = l.map((one) => moved(one, lo));
    r = r.map((one) => moved(one, hi));
    if (!to_the_end && l.some((one, t) => one + p <= (t + 1 < m ? (r[t + 1] ?? 0) : (r[0] ?? 0) + p))) return 'B';
    const of = (/** @type {number[]} */ ends, /** @type {number} */ at) => (ends[mod(at, m)] ?? 0) + Math.floor(at / m) * p;
    const [left, right] = [
      (order[i] ?? []).map((cell) => of(l, hi.get(cell) ?? 0)),
      (order[i] ?? []).map((cell) => of(r, lo.get(cell) ?? 0)),
    ];
    if (left.some((one, index) => one > (right[index] ?? 0))) return 'A';
    [l, r] = [left, right];
  }
  return 'B';
}

/** @returns {never} */
function unjoined() {
  throw new Error('the starts are not joined');
}
