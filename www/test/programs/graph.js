/** Positions on which the programs of a graph are run. */

/** @import { Linked } from '../solver.js' */
/** @import { ProgramTest, ProgramTests } from './types.js' */

/** Without cycles, and with them. */
const EASY = ['edges=0-1,0-2,2-1', 'edges=&vertices=3', 'edges=4-3,4-2,3-1,2-0,1-0,4-0', 'edges=0-1,1-2,2-3,3-4,0-4,1-4&vertices=6'];
const CYCLES = ['edges=0-1,1-0,1-2', 'edges=0-0,0-1,2-0,2-1', 'edges=0-1,1-2,2-0,2-3,3-4,0-4'];
const TERMINALS = ['edges=0-1,1-0,1-2,2-3,3-0&win=2&lose=3', 'edges=0-1,0-2,1-3,2-3&lose=3', 'edges=1-0,0-1,2-1,3-2,3-4&win=4'];

/** @param {readonly string[]} graphs @param {readonly string[]} tokens */
const placed = (graphs, tokens) => graphs.map((graph, index) => `${graph}&tokens=${tokens[index % tokens.length]}`);

/** A graph by random numbers; without cycles its edges lead to smaller vertices. @param {(below: number) => number} random @param {boolean} is_easy */
function drawn(random, is_easy) {
  const count = 1 + random(9);
  const edges = Array.from({ length: random(2 * count + 1) }, () => [random(count), random(count)]);
  const kept = edges.filter(([from = 0, to = 0]) => !is_easy || from > to);
  return { count, graph: `edges=${kept.map((edge) => edge.join('-')).join(',')}&vertices=${count}` };
}

/** @param {(below: number) => number} random @param {number} count @param {number} most */
const tokensOf = (random, count, most) => Array.from({ length: 1 + random(most) }, () => random(count)).join(',');

/** The numbers of moves: of one token its own and a vertex, of several tokens those of each. @param {{moves: any[]}} verdict */
const movesOf = ({ moves }) => moves.map((move) => move.flat().join(' '));

/** @param {Linked} linked */
const runOf = ({ timeline, solved }) => ({ timeline: timeline(), parts: solved.graph() });

/** @type {ProgramTest} */
const OF_LABELS = {
  links: placed([...EASY, ...CYCLES, ...TERMINALS], ['0', '2', '1']),
  runOf,
  lastOf: ({ timeline }) => timeline.steps.stepCount,
  movesOf: ({ moves }) => moves.map((/** @type {[string, string]} */ [, vertex]) => vertex),
  position(random) {
    const { count, graph } = drawn(random, random(3) === 0);
    const ways = Array.from({ length: count }, () => random(6));
    const terminals = (/** @type {number} */ way) => ways.flatMap((one, vertex) => (one === way ? [vertex] : [])).join(',');
    return `${graph}&tokens=${random(count)}${random(2) === 0 ? '' : `&win=${terminals(0)}&lose=${terminals(1)}`}`;
  },
};

/**
 * @param {string} rule @param {string} method @param {readonly string[]} graphs @param {boolean} is_easy @returns {ProgramTest}
 */
const byTokens = (rule, method, graphs, is_easy) => ({
  ...OF_LABELS,
  links: placed([...graphs, ...graphs, ...graphs], ['0', '1,2', '2,0,0', '1', '2,1']),
  method: `rule=${rule}&method=${method}`,
  movesOf,
  position(random) {
    const { count, graph } = drawn(random, is_easy || random(3) === 0);
    return `${graph}&tokens=${tokensOf(random, count, 3)}`;
  },
});

/** The smallest vertex that is not tame: 4, from which a token goes to the end or to a vertex that only leads to a heap of 2. */
const WILD = '1-0,2-0,2-1,3-2,4-3,4-0';

const NIMBERS = byTokens('normal', 'nimbers', [...EASY, ...CYCLES], false);
const SJ = byTokens('sj', 'nimbers', EASY, true);
const GENUS = byTokens('misere', 'genus', EASY, true);

/** @type {ProgramTests} */
export const TESTS = {
  labels: OF_LABELS,
  loop: OF_LABELS,
  nimbers: {
    ...NIMBERS,
    method: 'method=nimbers',
    links: [...NIMBERS.links, ...SJ.links.map((link) => `rule=sj&${link}`)],
    position: (random) => (random(3) === 0 ? `rule=sj&${SJ.position(random)}` : NIMBERS.position(random)),
  },
  steps: byTokens('every', 'steps', EASY, true),
  genus: {
    ...GENUS,
    links: [...GENUS.links, ...['4', '4,2', '4,4,1', '0,4,3'].map((tokens) => `edges=${WILD}&tokens=${tokens}`)],
    position(random) {
      const count = 5 + random(5);
      const edges = Array.from({ length: random(2 * count) }, () => [5 + random(5), random(count)]);
      const kept = edges.filter(([from = 0, to = 0]) => from < count && from > to);
      return `edges=${[WILD, ...kept.map((edge) => edge.join('-'))].join(',')}&vertices=${count}&tokens=${tokensOf(random, count, 3)}`;
    },
  },
};
