/** The rings on a canvas: A's cell, B's arcs, and the arcs before them. */
import { disc, segment } from '../../canvas/marks.js';

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { Arc, RingScene } from './types.js' */

/** The most cells of a ring that are drawn one by one. */
const MOST_DOTS = 72;

/** Rings smaller than so many heights of a label have no names. */
const LEAST_NAMED = 12;

/** @param {Stage} stage @param {RingScene} scene @param {Palette} palette */
export function drawRings({ context, size }, scene, palette) {
  const { arcs, before, count_a, count_b, count_before, event } = scene;
  const { width, height } = size();
  const [x, y] = [width / 2, height / 2];
  const stroke = palette.px.stroke;
  const label = palette.px.label * 0.9;
  const names_px = scene.names_b.length > 0 && Math.min(width, height) >= label * LEAST_NAMED ? label * 1.5 : 0;
  const reach = Math.min(width, height) / 2 - 3 - names_px;
  const thick = Math.max(6, Math.min(reach * 0.13, 20));
  // A canvas may be a pixel high while the page is laid out.
  if (reach < 2 * thick) return;
  const [ring_a, ring_b] = [reach * 0.42, reach - thick / 2];
  /** Clockwise from the top. @param {number} place @param {number} count */
  const angle = (place, count) => (2 * Math.PI * place) / count - Math.PI / 2;
  /** @param {number} radius @param {number} turn */
  const point = (radius, turn) => ({ x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) });
  /**
   * A ring, or an arc of it.
   * @param {number} radius @param {number} line @param {string} colour @param {Arc | null} arc @param {number} count
   */
  const ring = (radius, line, colour, arc = null, count = 1) => {
    if (arc && arc.l > arc.r) return;
    const is_full = !arc || arc.r - arc.l + 1 >= count;
    context.beginPath();
    if (is_full) context.arc(x, y, radius, 0, 2 * Math.PI);
    else context.arc(x, y, radius, angle(arc.l, count), angle(arc.r + 1, count));
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.stroke();
  };
  /** Gaps between the cells of a ring. @param {number} radius @param {number} line @param {number} count */
  const cuts = (radius, line, count) => {
    if (count > MOST_DOTS || count < 2) return;
    for (let place = 0; place < count; place += 1) {
      const turn = angle(place, count);
      segment(context, point(radius - line / 2, turn), point(radius + line / 2, turn), palette.page, 1);
    }
  };

  ring(ring_b, thick, palette['n-fill']);
  for (const arc of arcs) ring(ring_b, thick, palette['p-strong'], arc, count_b);
  cuts(ring_b, thick, count_b);

  // What the arc was made of lies between the two rings.
  const between_px = ring_b - thick / 2 - ring_a - thick;
  const [widened] = arcs;
  for (const [index, arc] of before.entries()) {
    const radius = ring_a + thick * 0.75 + (between_px * (index + 1)) / (before.length + 1);
    const line = Math.min(thick * 0.45, between_px / (before.length + 1) / 1.4);
    ring(radius, line, palette['n-fill']);
    ring(radius, line, palette['p-strong'], arc, count_before);
    if (scene.mover === 'A' || arc.l > arc.r || !widened || widened.r - widened.l + 1 >= count_b) continue;
    // Both ends of the arc move by B's step.
    /** @param {number} from @param {number} to */
    const join = (from, to) => {
      const [start, end] = [point(radius, angle(from, count_before)), point(ring_b - thick / 2, angle(to, count_b))];
      segment(context, start, end, palette['p-strong'], stroke * 0.6, [4, 3]);
    };
    join(arc.l, widened.l);
    join(arc.r + 1, widened.r + 1);
  }

  ring(ring_a, thick * 0.7, palette['token-a']);
  cuts(ring_a, thick * 0.7, count_a);
  const is_empty = arcs.length === 0;
  const here = point(ring_a, angle(scene.place_a + 0.5, count_a));
  disc(context, here, thick * 0.62, palette['token-a'], is_empty ? palette.threshold : palette.ink, stroke);
  if (event !== null && event >= 0)
    disc(context, point(ring_b, angle(event + 0.5, count_b)), thick * 0.62, null, palette.threshold, stroke * 1.2);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (names_px > 0) {
    context.fillStyle = palette['ink-soft'];
    context.font = `400 ${label}px ${palette.font}`;
    scene.names_b.forEach((name, place) => {
      const at = point(reach + names_px * 0.6, angle(place + 0.5, count_b));
      // Beside the ring a name begins where it ends.
      const is_beside = Math.abs(at.x - x) > reach * 0.3;
      context.textAlign = !is_beside ? 'center' : at.x > x ? 'left' : 'right';
      context.fillText(name, is_beside ? at.x - Math.sign(at.x - x) * names_px * 0.3 : at.x, at.y);
    });
    context.textAlign = 'center';
  }
  context.fillStyle = palette.ink;
  if (is_empty) {
    context.font = `600 ${Math.min(palette.px.label * 2, reach * 0.3)}px ${palette.font}`;
    context.fillText('∅', x, y);
  } else if (names_px > 0) {
    context.font = `600 ${label}px ${palette.font}`;
    context.fillText(scene.name_a, x, y, 2 * (ring_a - thick));
  }
}
