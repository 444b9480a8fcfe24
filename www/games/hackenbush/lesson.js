/** The lesson of Hackenbush: the ground is one vertex, cycles fall together to loops, loops pair off, and the tree that is left is read from its ends down. */
import { say } from '../../player/lesson.js';
import { stepAt, recordedLesson } from '../../player/recorded_lesson.js';
import { seriesOf } from '../../ui/messages.js';
import { edgeWords } from './words.js';

/** @import { HackenbushTimeline, HackenbushVerdict } from '../../../crate/pkg/hackenbush/mexplorer.js' */

/** @typedef {HackenbushTimeline} Timeline */
/** @typedef {HackenbushVerdict} Verdict */

/** Parts that a sentence names. */
const NAMED = 6;

/** The edges between components, by the lower of the two: the components that stand on it. @param {Timeline} timeline */
function carriedOf({ components, edges }) {
  /** @type {Map<number, Set<number>>} */
  const beside = new Map();
  for (const [one, other] of edges) {
    const [a, b] = [components[one], components[other]];
    if (a === b || a === null || b === null || a === undefined || b === undefined) continue;
    for (const [from, to] of /** @type {const} */ ([
      [a, b],
      [b, a],
    ]))
      beside.set(from, (beside.get(from) ?? new Set()).add(to));
  }
  return beside;
}

/**
 * What has been done after some steps.
 * @param {Timeline} timeline @param {number} cursor
 */
export function knownAt(timeline, cursor) {
  const { steps } = timeline;
  const [fused, paired, valued] = [new Set(), new Map(), new Map()];
  let is_merged = false;
  for (let step = 1; step <= cursor; step += 1) {
    const { kind, numbers } = stepAt(steps, step);
    if (kind === 'ground') is_merged = true;
    if (kind === 'fused') fused.add(numbers[0]);
    if (kind === 'paired') paired.set(...numbers);
    if (kind === 'valued') valued.set(...numbers);
  }
  const { kind, numbers } = stepAt(steps, cursor);
  const at = kind === 'fused' || kind === 'paired' || kind === 'valued' ? numbers[0] : null;
  return { at, is_merged, fused, paired, valued, is_end: kind === 'answer' };
}

/** @param {Timeline} timeline @param {Verdict} verdict */
export function hackenbushLesson(timeline, verdict) {
  const { vertices, edges, components, ground, steps, nimber } = timeline;
  const numberOf = (/** @type {number} */ vertex) => vertices[vertex] ?? 0;
  const on_ground = ground[0];
  const beside = carriedOf(timeline);
  /** @type {Map<number, number>} */
  const loops = new Map();
  for (const [one, other] of edges) {
    const component = components[one];
    if (component !== null && component !== undefined && component === components[other])
      loops.set(component, (loops.get(component) ?? 0) + 1);
  }
  /** @param {number} component @param {number} cursor */
  function partsOf(component, cursor) {
    const { valued } = knownAt(timeline, cursor - 1);
    // What was valued before it, beside it, stands on it: the one below comes later.
    const carried = [...(beside.get(component) ?? [])].filter((one) => valued.has(one)).map((one) => `(${valued.get(one)} + 1)`);
    return [...carried, ...((loops.get(component) ?? 0) % 2 === 1 ? ['1'] : [])];
  }
  return recordedLesson(steps, {
    placeOf: ({ kind, numbers: [component] }) =>
      kind === 'ground' || kind === 'answer'
        ? kind === 'answer'
          ? 'end'
          : kind
        : `${kind === 'valued' ? 'v' : 'f'},${numberOf(component)}`,
    captionOf({ kind, numbers: [number, count] }, cursor, covered) {
      if (kind === 'start') return say('hackenbush-step-start');
      if (covered && cursor === steps.stepCount) return say('hackenbush-covered');
      const vertex = numberOf(number);
      switch (kind) {
        case 'ground':
          return say('hackenbush-step-ground', { count: number });
        case 'fused': {
          const members = vertices.filter((_, one) => components[one] === number);
          return say('hackenbush-step-fused', { count: members.length, members: seriesOf(members.map(String), NAMED), edges: count });
        }
        case 'paired':
          return say('hackenbush-step-paired', { vertex, left: count, edges: loops.get(number) ?? 0 });
        case 'valued': {
          const parts = partsOf(number, cursor);
          return say('hackenbush-step-valued', {
            where: number === on_ground ? 'ground' : 'vertex',
            vertex,
            count: parts.length,
            parts: parts.length > NAMED ? `${parts.slice(0, NAMED).join(' XOR ')} XOR …` : parts.join(' XOR '),
            nimber: count,
          });
        }
        default: {
          const [move] = verdict.moves;
          return say('hackenbush-step-answer', {
            outcome: verdict.ends ? 'over' : move === undefined && verdict.outcome === 'N' ? 'untold' : verdict.outcome,
            nimber,
            move: move === undefined ? '' : edgeWords(timeline, move),
          });
        }
      }
    },
    code: say('hackenbush-code'),
    lit: { start: [], ground: [0], fused: [1], paired: [2], valued: [3], answer: [4] },
    nameOf: ({ kind, numbers: [component] }) => say('hackenbush-step-name', { kind, vertex: numberOf(component) }),
  });
}
