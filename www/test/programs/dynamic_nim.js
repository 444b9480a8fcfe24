/** Positions on which the programs of Dynamic Nim are run. */
import { callsOf } from '../../game_page/memo/calls.js';
import { positionOf } from '../../games/dynamic_nim/parameters.js';

/** @import { Linked } from '../solver.js' */
/** @import { ProgramTests } from './types.js' */

const FACTORS = ['1', '2', '3', '3/2', '5/2', '1/2', '43/11', '400'];

/** @param {(below: number) => number} random @param {number} most */
function position(random, most) {
  const n = random(most + 1);
  return `n=${n}&cap=${random(n + 1)}&k=${FACTORS[random(FACTORS.length)]}`;
}

/** Small piles, the opening and other caps, factors on either side of 1. */
const LINKS = ['n=0&k=2', 'n=1&k=2&cap=1', 'n=5&k=1', 'n=8&k=1&cap=8', 'n=11&k=2&cap=3', 'n=13&k=5/2', 'n=20&k=3&cap=2', 'n=24&k=2'].concat(
  'n=30&k=1/2&cap=1',
  'n=40&k=1.5',
);

/** @param {Linked} linked */
function numerationOf({ solved, options, timeline: timelineOf }) {
  const timeline = timelineOf();
  const members = solved.members({ first: 0, count: timeline.memberCount });
  return { timeline, cap: positionOf(options).cap, valueOf: (/** @type {number} */ index) => members[index] };
}

/** @type {ProgramTests} */
export const TESTS = {
  definition: { links: LINKS, position: (random) => position(random, 40) },
  memo: {
    links: LINKS,
    position: (random) => position(random, 60),
    runOf: (linked) => callsOf(linked.timeline().memo),
    lastOf: ({ run }) => run.steps.stepCount,
  },
  rows: { links: LINKS, position: (random) => position(random, 60) },
  numeration: {
    links: LINKS.map((link) => link.replace('k=1/2', 'k=7/2')),
    position: (random) => position(random, 10 ** random(16)).replace('k=1/2', 'k=7/2'),
    runOf: numerationOf,
    lastOf: ({ timeline }) => timeline.stepCount,
  },
  walls: { links: LINKS, position: (random) => position(random, 300) },
};
