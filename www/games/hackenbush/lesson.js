/**
 * The lesson of Hackenbush: the ground is one vertex, cycles fuse to loops, loops pair off, and the tree that is left is read from its ends
 * down.
 */
import { say } from '../../player/lesson.js';
import { recordedLesson, stepAt } from '../../player/recorded_lesson.js';
import { seriesOf, text } from '../../ui/messages.js';
import { edgeWords } from './words.js';

/** @import { HackenbushTimeline, HackenbushVerdict } from '../../../crate/pkg/hackenbush/mexplorer.js' */

/** Branches that a sentence names, and those that it names twice. */
const [NAMED, FEW] = [6, 3];

/**
 * What has been done after some steps: components that are fused, the loops that are left of them, their values.
 * @param {HackenbushTimeline} timeline @param {number} cursor
 */
export function knownAt({ steps }, cursor) {
  const { kind, numbers } = stepAt(steps, cursor);
  /** @type {Set<number>} */
  const fused = new Set();
  /** @type {{paired: Map<number, number>, valued: Map<number, number>}} */
  const { paired, valued } = { paired: new Map(), valued: new Map() };
  let is_merged = false;
  for (let step = 1; step <= cursor; step += 1) {
    const done = stepAt(steps, step);
    if (done.kind === 'ground') is_merged = true;
    if (done.kind === 'fused') fused.add(done.numbers[0]);
    if (done.kind === 'paired') paired.set(...done.numbers);
    if (done.kind === 'valued') valued.set(...done.numbers);
  }
  const at = kind === 'fused' || kind === 'paired' || kind === 'valued' ? numbers[0] : null;
  return { at, is_merged, fused, paired, valued, is_end: kind === 'answer' };
}

/** The loops of every component, and the components beside it. @param {HackenbushTimeline} timeline */
function fusedOf({ components, edges }) {
  /** @type {Map<number, {loops: number, beside: Set<number>}>} */
  const fused = new Map();
  for (const component of components) if (component !== null) fused.set(component, { loops: 0, beside: new Set() });
  for (const [one, other] of edges) {
    const [a, b] = [components[one] ?? null, components[other] ?? null];
    if (a === null || b === null) continue;
    const [of_a, of_b] = [fused.get(a), fused.get(b)];
    if (a !== b) {
      of_a?.beside.add(b);
      of_b?.beside.add(a);
    } else if (of_a) of_a.loops += 1;
  }
  return fused;
}

/** @param {HackenbushTimeline} timeline @param {HackenbushVerdict} verdict */
export function hackenbushLesson(timeline, verdict) {
  const { vertices, components, ground, steps, nimber } = timeline;
  const numberOf = (/** @type {number} */ vertex) => vertices[vertex] ?? 0;
  const fused = fusedOf(timeline);
  const loopsOf = (/** @type {number} */ component) => fused.get(component)?.loops ?? 0;
  /** What the branches on a component have at their other ends; null for a loop. @param {number} component @param {number} cursor */
  function endsOn(component, cursor) {
    const { valued } = knownAt(timeline, cursor - 1);
    // The neighbours that were valued before it stand on it; the one below comes later.
    const carried = [...(fused.get(component)?.beside ?? [])].flatMap((one) => valued.get(one) ?? []);
    return loopsOf(component) % 2 === 1 ? [...carried, null] : carried;
  }
  /** The sum of a component, and once more with each branch as one number, where there are few. @param {readonly (number | null)[]} ends */
  function sumOf(ends) {
    const xor = ` ${text('hackenbush-xor')} `;
    const [only, ...others] = ends;
    if (others.length === 0) return typeof only === 'number' ? `${only} + 1` : '1';
    const named = ends.slice(0, NAMED).map((end) => (end === null ? '1' : `(${end} + 1)`));
    const sum = [...named, ...(ends.length > NAMED ? ['…'] : [])].join(xor);
    return ends.length <= FEW ? `${sum} = ${ends.map((end) => (end ?? 0) + 1).join(xor)}` : sum;
  }
  return recordedLesson(steps, {
    placeOf({ kind, numbers: [component] }) {
      if (kind === 'fused' || kind === 'paired' || kind === 'valued') return `${kind === 'valued' ? 'v' : 'f'},${numberOf(component)}`;
      return kind === 'answer' ? 'end' : kind;
    },
    captionOf({ kind, numbers: [number, count] }, cursor, covered) {
      if (kind === 'start') return say('hackenbush-step-start');
      if (covered && cursor === steps.stepCount) return say('hackenbush-covered');
      const vertex = numberOf(number);
      switch (kind) {
        case 'ground':
          return say('hackenbush-step-ground', { count: number });
        case 'fused': {
          const members = vertices.filter((_, one) => components[one] === number).map(String);
          return say('hackenbush-step-fused', { count: members.length, members: seriesOf(members, NAMED), edges: count });
        }
        case 'paired':
          return say('hackenbush-step-paired', { vertex, left: count, edges: loopsOf(number) });
        case 'valued': {
          const ends = endsOn(number, cursor);
          const where = number === ground[0] ? 'ground' : 'vertex';
          return say('hackenbush-step-valued', {
            where,
            vertex,
            count: ends.length,
            parts: sumOf(ends),
            is_sum: ends[0] === null ? 'no' : 'yes',
            nimber: count,
          });
        }
        default: {
          const { outcome, ends, moves } = verdict;
          const [move] = moves;
          return say('hackenbush-step-answer', {
            outcome: ends ? 'over' : move === undefined && outcome === 'N' ? 'untold' : outcome,
            nimber,
            move: move === undefined ? '' : edgeWords(timeline, move),
          });
        }
      }
    },
    code: say('hackenbush-code'),
    lit: { ground: [0], fused: [1], paired: [2], valued: [3], answer: [4] },
    nameOf: ({ kind, numbers: [component] }) => say('hackenbush-step-name', { kind, vertex: numberOf(component) }),
  });
}
