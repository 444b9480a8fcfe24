/**
 * What a link to a proof may say: what it is `about`, its `part`, the `claim` (two heaps, a table, a formula, or values of vertices) and
 * the `edges` of the graph.
 */
import { solverOption } from '../../game_page/parameters.js';
import { plain } from '../../ui/link.js';

/** What there are proofs about. */
export const ABOUTS = ['xor', 'mex'];

/** The parts of the proof about XOR. */
export const PARTS = ['1', '2', '3'];

/** The formulas that people often believe, and the right one. */
export const BELIEVED = [
  'a + b',
  'abs(a - b)',
  'max(a, b)',
  'min(a, b)',
  'a * b',
  '(a + b) mod 2',
  '(a + b) mod 4',
  'a + b - 2 * min(a, b)',
  'xor(a, b) mod 16',
  'xor(a, b)',
];

const follows = () => ({ at: null });

/** @type {import('../../game_page/parameters.js').Parameters} */
export const PARAMETERS = {
  about: solverOption('xor', { errors: /^error-why-about$/, follows: () => ({ at: null, part: null, claim: null }) }),
  part: solverOption('1', { errors: /^error-why-part$/, follows: () => ({ at: null, claim: null }) }),
  claim: solverOption('', { follows }),
  edges: solverOption('0-1,0-2,1-2,1-3,2-3', {
    read: (typed) =>
      plain(typed)
        .replace(/[–—−]/g, '-')
        .replace(/[，;\s]+/g, ','),
    errors: /^error-why-(edge|edges-many|cycle)$/,
    follows: () => ({ at: null, claim: null }),
    widest: 30,
  }),
};
