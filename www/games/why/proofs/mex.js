/** The words of the values on a graph. */
import { say } from '../../../player/lesson.js';
import { subjectOf } from './subject.js';
import { seenWords } from './table.js';

/** @import { ProofWords } from '../types.js' */

/** The options of a vertex. @param {readonly (readonly [number, number])[]} edges @param {number} vertex */
export const optionsOf = (edges, vertex) => edges.filter(([from]) => from === vertex).map(([, to]) => to);

/** @type {ProofWords} */
export const MEX = {
  captionOf(timeline, { numbers: [vertex, number] }) {
    const { edges, nimbers } = subjectOf(timeline, 'graph');
    const options = optionsOf(edges, vertex);
    const seen = seenWords(options.map((to) => nimbers[to] ?? null));
    return say('why-step-vertex', { vertex, count: options.length, seen, number });
  },
};
