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
  arcs: [{ l: 1, r: 4 }],
  count_before: 7,
  before: [
    { l: 1, r: 2 },
    { l: 2, r: 3 },
  ],
  event: 4,
};

/** How many arcs are drawn on a canvas; one of a radius below 0 is thrown, as browsers do. @param {number} width @param {number} height */
function arcsOn(width, height) {
  let arcs = 0;
  const own = {
    arc(/** @type {number} */ _x, /** @type {number} */ _y, /** @type {number} */ radius) {
      if (radius < 0) throw new RangeError(`The radius provided (${radius}) is negative.`);
      arcs += 1;
    },
  };
  const context = new Proxy(own, { get: (of, name) => Reflect.get(of, name) ?? (() => {}), set: () => true });
  const [stage, palette] = /** @type {any[]} */ ([{ context, size: () => ({ width, height }) }, { px: { label: 13, stroke: 3 } }]);
  drawRings(stage, SCENE, palette);
  return arcs;
}

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
