/** The rings of the race, drawn on a canvas of any size. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawRings } from '../games/race/rings_view.js';

/** @import { RingScene } from '../games/race/types.js' */

/** @type {RingScene} */
const SCENE = {
  mover: 'B',
  count_a: 8,
  place_a: 2,
  count_b: 9,
  name_a: '(0, 2)',
  names_b: [],
  arcs: [{ l: 1, r: 4 }],
  count_before: 7,
  before: [
    { l: 1, r: 2 },
    { l: 2, r: 3 },
  ],
  event: 4,
};

/**
 * How many arcs are drawn on a canvas, and the words; an arc of a radius below 0 is thrown, as browsers do.
 * @param {number} width @param {number} height @param {RingScene} [scene]
 */
function drawnOn(width, height, scene = SCENE) {
  let arcs = 0;
  /** @type {string[]} */
  const words = [];
  const own = {
    arc(/** @type {number} */ _x, /** @type {number} */ _y, /** @type {number} */ radius) {
      if (radius < 0) throw new RangeError(`The radius provided (${radius}) is negative.`);
      arcs += 1;
    },
    fillText: (/** @type {string} */ text) => void words.push(text),
  };
  const context = new Proxy(own, { get: (of, name) => Reflect.get(of, name) ?? (() => {}), set: () => true });
  const [stage, palette] = /** @type {any[]} */ ([{ context, size: () => ({ width, height }) }, { px: { label: 13, stroke: 3 } }]);
  drawRings(stage, scene, palette);
  return { arcs, words };
}

/** @param {number} width @param {number} height */
const arcsOn = (width, height) => drawnOn(width, height).arcs;

test('few cells are named beside their ring, and A’s in the middle, where there is room', () => {
  const names = ['(1, 3)', '(2, 2)', '(3, 1)'];
  const scene = { ...SCENE, count_b: 3, arcs: [{ l: 0, r: 1 }], names_b: names };
  assert.deepEqual(drawnOn(300, 300, scene).words, [...names, '(0, 2)']);
  assert.deepEqual(drawnOn(100, 100, scene).words, []);
  assert.deepEqual(drawnOn(300, 300).words, []);
});

test('no canvas is too small for the rings: where they have no room none are drawn', () => {
  for (let side = 0; side <= 80; side += 1)
    for (const [width, height] of /** @type {const} */ ([
      [side, side],
      [300, side],
      [side, 300],
    ]))
      arcsOn(width, height);
  assert.deepEqual([arcsOn(300, 1), arcsOn(1, 1)], [0, 0]);
  assert.ok(arcsOn(60, 60) > 6);
});
