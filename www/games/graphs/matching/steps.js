/** What is known at a step: the matching, the trees, and what the vertices get. */
import { stepAt } from '../../../player/recorded_lesson.js';

/** @import { MatchingStep, MatchingTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */

/** @typedef {import('../../../player/recorded_lesson.js').Step<MatchingStep>} Step */
/** @typedef {'outer' | 'inner'} Side */

/**
 * @typedef {object} Known
 * @property {Map<number, number>} mates both ways
 * @property {number} root of the present tree
 * @property {Map<number, Side>} sides of the vertices of the present tree and of those that stay
 * @property {Set<string>} tree edges of these trees, as `smaller-larger`
 * @property {Set<number>} blossom vertices of blossoms
 * @property {Set<string>} path edges of the path or cycle that the step is about
 * @property {number[]} at vertices that the step is about
 * @property {number | null} without the token's vertex, once it is taken out
 * @property {boolean} has_starts whether losing and winning starts are known
 * @property {boolean} is_answer
 */

/** Stands for no mate. */
export const NONE = 2 ** 32 - 1;

/** An edge as it is named. @param {number} one @param {number} other */
export const edgeName = (one, other) => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** The edges along a route. @param {readonly number[]} route */
export const edgesAlong = (route) => route.slice(1).map((vertex, index) => edgeName(route[index] ?? 0, vertex));

/** @param {MatchingTimeline} timeline @param {number} cursor @returns {Step} */
export const matchingStepAt = ({ steps }, cursor) => stepAt(steps, cursor);

/** How many edges a matching has. @param {Map<number, number>} mates */
export const sizeOf = (mates) => mates.size / 2;

/** @returns {Known} */
const nothing = () => ({
  mates: new Map(),
  root: 0,
  sides: new Map(),
  tree: new Set(),
  blossom: new Set(),
  path: new Set(),
  at: [],
  without: null,
  has_starts: false,
  is_answer: false,
});

/** Puts two vertices together. @param {Known} known @param {number} one @param {number} other */
function join({ mates }, one, other) {
  mates.set(one, other);
  mates.set(other, one);
}

/** Every second edge along a route, the first one among them. @param {readonly number[]} route @returns {[number, number][]} */
const everySecond = (route) => Array.from({ length: route.length >> 1 }, (_, pair) => [route[2 * pair] ?? 0, route[2 * pair + 1] ?? 0]);

/** A tree begins. @param {Known} known @param {number[]} numbers */
function begin(known, [root = 0]) {
  known.root = root;
  known.sides.set(root, 'outer');
  known.at = [root];
}

/**
 * What each kind of step does to what is known.
 * @type {Partial<Record<Step['kind'], (known: Known, numbers: number[], route: readonly number[]) => void>>}
 */
const DOES = {
  search: begin,
  again: begin,
  grow(known, [outer = 0, inner = 0]) {
    const mate = known.mates.get(inner) ?? inner;
    known.sides.set(inner, 'inner').set(mate, 'outer');
    known.tree.add(edgeName(outer, inner)).add(edgeName(inner, mate));
    known.path = new Set([edgeName(outer, inner)]);
    known.at = [inner, mate];
  },
  shrink(known, _, route) {
    for (const vertex of route) {
      known.sides.set(vertex, 'outer');
      known.blossom.add(vertex);
    }
    known.path = new Set(edgesAlong(route));
    for (const edge of known.path) known.tree.add(edge);
  },
  augment(known, _, route) {
    for (const [one, other] of everySecond(route)) join(known, one, other);
    known.path = new Set(edgesAlong(route));
  },
  stuck(known, [root = 0]) {
    known.at = [root];
  },
  starts(known) {
    known.has_starts = true;
  },
  without(known, [token = 0, mate = 0]) {
    known.mates.delete(token);
    known.mates.delete(mate);
    known.sides.clear();
    known.tree.clear();
    known.blossom.clear();
    known.without = token;
    known.at = [mate];
  },
  expose(known, _, route) {
    known.mates.delete(route[0] ?? 0);
    for (const [one, other] of everySecond(route.slice(1))) join(known, one, other);
    known.path = new Set(edgesAlong(route));
  },
};

/** Steps whose numbers name a route. */
const ROUTED = new Set(['shrink', 'augment', 'expose']);

/** The route of a step; empty if it has none. @param {MatchingTimeline} timeline @param {Step} step @returns {readonly number[]} */
export const routeOf = ({ routes }, { kind, numbers }) => (ROUTED.has(kind) ? (routes[numbers[0]] ?? []) : []);

/**
 * What is known after so many steps.
 * @param {MatchingTimeline} timeline @param {number} cursor
 * @returns {Known}
 */
export function knownAt(timeline, cursor) {
  let known = nothing();
  /** The trees that stay, while a search goes on. @type {Known} */
  let kept = known;
  for (let step = 1; step <= cursor; step += 1) {
    const at = matchingStepAt(timeline, step);
    known.at = [];
    known.path = new Set();
    if (at.kind === 'search') kept = { ...known, sides: new Map(known.sides), tree: new Set(known.tree), blossom: new Set(known.blossom) };
    DOES[at.kind]?.(known, at.numbers, routeOf(timeline, at));
    // The tree of a path that was found is gone.
    if (at.kind === 'augment') known = { ...known, sides: kept.sides, tree: kept.tree, blossom: kept.blossom };
    if (at.kind === 'answer') {
      const pairs = Array.from(timeline.mates, (mate, vertex) => /** @type {const} */ ([vertex, mate]));
      known = { ...nothing(), mates: new Map(pairs.filter(([, mate]) => mate !== NONE)), has_starts: true, is_answer: true };
    }
  }
  return known;
}
