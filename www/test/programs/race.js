/** Boards on which the programs of the race are run. */

/** @import { ProgramTest, ProgramTests } from './types.js' */

/** @typedef {(below: number) => number} Random */

/** Both winners and draws, odd distances, every kind of decision. */
const LINKS = ['A.../..../..x./...B', 'A../..B', 'Ax/xB', 'A.B/xxx', 'A../.x./..B', 'A.../.x../..../...B', 'AB/..']
  .map((board) => `board=${board}`)
  .concat('sample=official-1', 'sample=official-2', 'sample=wrap', 'sample=two-arcs', 'sample=rings-15-7');

/** Small enough for the full game, step by step. */
const SMALL = LINKS.filter((link) => !/wrap|arcs|rings|official/.test(link)).concat(
  ...['board=A.../.x../..../...B&jump=0', 'board=.A./.x./B..', 'board=A..x/...x/xx.B'],
);

/** A board of free cells and walls. @param {Random} random @param {number} most its sides */
function boardBy(random, most) {
  const [rows, columns] = [2 + random(most - 1), 2 + random(most - 1)];
  const walls = random(4);
  const signs = Array.from({ length: rows * columns }, () => String(random(10) < walls ? 'x' : '.'));
  const a = random(signs.length);
  const b = (a + 1 + random(signs.length - 1)) % signs.length;
  [signs[a], signs[b]] = ['A', 'B'];
  return `board=${Array.from({ length: rows }, (_, row) => signs.slice(row * columns, (row + 1) * columns).join('')).join('/')}`;
}

/** Boards with many shortest paths, on which the rings turn. @param {Random} random */
const sampleBy = (random) =>
  [
    `random-${6 + random(20)}-${random(30)}-${random(100)}`,
    `maze-${2 * random(8) + 7}-${random(12)}-${random(100)}`,
    `rings-${7 + 2 * random(5)}-${random(100)}`,
  ][random(3)];

/** @type {Pick<ProgramTest, 'movesOf' | 'runOf' | 'lastOf'>} */
const SHARED = {
  movesOf: ({ moves }) => moves.map((/** @type {string[]} */ cell) => cell.join(' ')),
  runOf: ({ timeline, solved, verdict }) => ({ timeline: timeline(), board: solved.board(), verdict: verdict() }),
  lastOf: ({ timeline }) => timeline.stepCount,
};

/** @type {ProgramTests} */
export const TESTS = {
  rings: { ...SHARED, links: LINKS, position: (random) => (random(3) === 0 ? `sample=${sampleBy(random)}` : boardBy(random, 9)) },
  pairs: { ...SHARED, links: LINKS, position: (random) => (random(3) === 0 ? `sample=${sampleBy(random)}` : boardBy(random, 9)) },
  full: { ...SHARED, links: SMALL, position: (random) => `${boardBy(random, 5)}&jump=${random(4) === 0 ? 0 : 1}` },
};
