/** The words of a picture of Hackenbush beside the fused one, and which edges stand. */
import { say } from '../../../player/lesson.js';
import { entryAt } from '../../../ui/entry_at.js';
import { subjectOf } from './subject.js';

/** @import { ProofWords, Reply, SubjectOf } from '../types.js' */

/** The letter of an edge. @param {number} edge */
export const letterOf = (edge) => String.fromCharCode(97 + edge);

/** Whether an edge is in a set of bits. @param {number} bits @param {number} edge */
export const has = (bits, edge) => ((bits >> edge) & 1) === 1;

/**
 * What is left after a cut: the edges that are still connected to the ground, vertex 0, as bits.
 * @param {readonly (readonly [number, number])[]} edges @param {number} there @param {number} cut
 */
export function leftAfter(edges, there, cut) {
  const present = edges.map((_, edge) => edge !== cut && has(there, edge));
  const reached = new Set([0]);
  // Every round reaches a vertex, or is the last one.
  for (let count = 0; count < reached.size;) {
    count = reached.size;
    for (const [edge, ends] of edges.entries())
      if (present[edge] && ends.some((end) => reached.has(end))) for (const end of ends) reached.add(end);
  }
  return edges.reduce((bits, [end], edge) => (present[edge] && reached.has(end) ? bits | (1 << edge) : bits), 0);
}

/** How many edges a set of bits has. @param {number} bits @returns {number} */
const countOf = (bits) => (bits === 0 ? 0 : (bits & 1) + countOf(bits >> 1));

/**
 * A cut, and what stands before it and after it.
 * @typedef {{part: number, edge: number, before: number, after: number}} Cut
 */

/**
 * Cuts one after the other.
 * @param {SubjectOf<'fusion'>} subject @param {readonly (readonly [part: number, edge: number])[]} cuts @returns {Cut[]}
 */
export function cutsOf({ edges, there }, cuts) {
  const standing = [...there];
  return cuts.map(([part, edge]) => {
    const before = standing[part] ?? 0;
    const after = leftAfter(entryAt(edges, part), before, edge);
    standing[part] = after;
    return { part, edge, before, after };
  });
}

/** @type {ProofWords} */
export const FUSION = {
  moveArguments(timeline, _, [part, edge, other, other_edge], is_answer) {
    const subject = subjectOf(timeline, 'fusion');
    const cuts = cutsOf(subject, [[part, edge], ...(other < 0 ? [] : [/** @type {const} */ ([other, other_edge])])]);
    const { part: of, edge: cut, before, after } = entryAt(cuts, is_answer ? 1 : 0);
    return {
      part: of + 1,
      edge: letterOf(cut),
      count_falling: countOf(before) - countOf(after) - 1,
      is_same: is_answer && cut === edge && of !== part ? 'yes' : 'no',
      claim: subject.replies.length > 0 ? 'same' : 'any',
    };
  },
  captionOf(timeline, { kind, numbers: [, at] }) {
    const reply = subjectOf(timeline, 'fusion').replies[at];
    return say(`why-step-${kind}-fusion`, reply ? { part: reply[0] + 1, edge: letterOf(reply[1]) } : {});
  },
  verdictArguments({ at }) {
    const [part = '0', edge = '0'] = at.split('-');
    return { part: Number(part), edge: letterOf(Number(edge)) };
  },
};
