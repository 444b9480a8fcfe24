/** A judge's problem of many rounds on one graph: whoever moves the token onto the goal wins. */

import { upTo } from './random_cases.js';

/** @import { Params, Problem } from './types.js' */
/** @import { Random } from '../../play/seeded_random.js' */

/** The most vertices, edges and rounds; the vertices of a drawn graph, which its board shows. */
const [VERTICES, EDGES, ROUNDS_MOST, DRAWN] = [100_000, 500_000, 500, 300];

/** What the judge says of the outcomes for the player to move. @type {Record<string, string>} */
const WRITTEN = { N: '1', P: '-1', draw: '0' };

/**
 * A round. Vertices have the judge's numbers, so vertex 0 of our graph stays alone.
 * @param {string} edges @param {number} count of vertices @param {string} tokens @param {string} win
 * @returns {Params}
 */
const round = (edges, count, tokens, win) => ({ edges, vertices: String(count + 1), tokens, win });

/**
 * Rounds on one random graph, which has some cycles and some ends.
 * @param {Random} random @param {number} count @returns {Params[]}
 */
function drawRounds(random, count) {
  const vertices = 3 + upTo(random, Math.min(1, (count + 10) / 100), DRAWN);
  const one = () => 1 + random(vertices);
  const edges = Array.from({ length: vertices + random(vertices) }, () => `${one()}-${one()}`).join(',');
  return Array.from({ length: count }, () => {
    const start = one();
    const goal = 1 + ((start + random(vertices - 1)) % vertices);
    return round(edges, vertices, String(start), String(goal));
  });
}

/** @type {Problem} */
export const ROUNDS = {
  id: 'luogu-p6560',
  most: ROUNDS_MOST,
  judges: [['Luogu', 'P6560', 'https://www.luogu.com.cn/problem/P6560']],
  title: '[SBCOI2020] 时光的流逝',
  game: 'graph',
  read(reader) {
    const vertices = Number(reader.number('judge-what-vertices', 1, VERTICES));
    const edge_count = Number(reader.number('judge-what-edges', 1, EDGES));
    const rounds = Number(reader.number('judge-what-rounds', 1, ROUNDS_MOST));
    const vertex = () => reader.number('judge-what-vertex', 1, vertices);
    const edges = Array.from({ length: edge_count }, () => `${vertex()}-${vertex()}`).join(',');
    return Array.from({ length: rounds }, () => round(edges, vertices, vertex(), vertex()));
  },
  write: ({ outcome }) => WRITTEN[outcome] ?? '?',
  draw: (random) => drawRounds(random, 1)[0] ?? {},
  drawAll: drawRounds,
  input(cases) {
    const { edges = '', vertices = '1' } = cases[0] ?? {};
    const pairs = edges.split(',').map((edge) => edge.replace('-', ' '));
    return [
      `${Number(vertices) - 1} ${pairs.length} ${cases.length}`,
      ...pairs,
      ...cases.map(({ tokens, win }) => `${tokens} ${win}`),
    ].join('\n');
  },
  // All rounds are on the same graph.
  size: ({ edges = '' }) => BigInt(edges.length),
  sample: ['7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5', '1'],
};
