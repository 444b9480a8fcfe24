/**
 * What a link to a proof may say: what it is `about`, its `part`, the `claim` (two heaps, a table, a formula, or values of vertices), the
 * challenger's `moves`, and of what it is about: the `edges` of a graph or a picture, the stones of the `stairs`, of unlike parts beside a
 * graph the `pins`, the stones of the `heap` and the vertex of the `token`, the pile `n` and the factor `k` of Dynamic Nim.
 */
import { solverOption } from '../../game_page/parameters.js';
import { plain } from '../../ui/link.js';
import { typedNumber } from '../../ui/typed_number.js';

/** What there are proofs about. */
export const ABOUTS = ['xor', 'mex', 'sg', 'numeration', 'walls', 'beatty', 'stairs', 'fusion'];

/** With what a proof begins, where that is not what a bare link shows. @type {Record<string, Record<string, string>>} */
export const BEGINNINGS = { fusion: { edges: '0-1,0-2,1-2' } };

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

/** Digits of k on either side, as the solver has them. */
const K_DIGITS = 18;

/** Where what is disputed changes, the moves and the step belong to something else. */
const follows = () => ({ moves: null, at: null });

/** A list as people type it. @param {string} typed */
const listed = (typed) =>
  plain(typed)
    .replace(/[–—−]/g, '-')
    .replace(/[，;\s]+/g, ',');

/** @type {import('../../game_page/parameters.js').Parameters} */
export const PARAMETERS = {
  about: solverOption('xor', { errors: /^error-why-about$/, follows: () => ({ ...follows(), part: null, claim: null }) }),
  part: solverOption('1', { errors: /^error-why-part$/, follows: () => ({ ...follows(), claim: null }) }),
  claim: solverOption('', { follows }),
  moves: solverOption('', { follows: () => ({ at: null }) }),
  edges: solverOption('0-1,0-2,1-2,1-3,2-3', {
    read: listed,
    errors: /^error-why-(edge|edges-many|cycle|line|lines-many|loose)$/,
    follows: () => ({ ...follows(), claim: null }),
    widest: 30,
  }),
  stairs: solverOption('0,2,3,2', { read: listed, errors: /^error-why-stairs$/, follows, widest: 16 }),
  pins: solverOption('5', { errors: /^error-why-pins$/, follows: () => ({ ...follows(), claim: null }) }),
  heap: solverOption('6', { errors: /^error-why-stones$/, follows: () => ({ ...follows(), claim: null }) }),
  token: solverOption('0', { errors: /^error-why-token$/, follows: () => ({ ...follows(), claim: null }) }),
  n: solverOption('24', {
    read: (typed) => typedNumber(typed),
    errors: /^error-why-pile$/,
    follows: () => ({ ...follows(), claim: null }),
  }),
  k: solverOption('2', {
    read: (typed) => typedNumber(typed, K_DIGITS),
    errors: /^error-(ratio|numeration-k|why-factor)$/,
    follows: () => ({ ...follows(), claim: null }),
  }),
};
