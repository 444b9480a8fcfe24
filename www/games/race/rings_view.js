/** The rings on a canvas: what A's cell, B's arcs and the arcs before them look like. */

/** @import { Palette } from '../../canvas/palette.js' */
/** @import { Stage } from '../../canvas/types.js' */
/** @import { RingScene } from './types.js' */

/** @typedef {{l: number, r: number}} Arc unrolled places, both ends included; none where l > r */

/** Cells of a ring that are drawn one by one. */
const MOST_DOTS = 72;

/** @param {Stage} stage @param {RingScene} scene @param {Palette} palette */
export function drawRings({ context, size }, scene, palette) {
  const { width, height } = size();
  const [x, y] = [width / 2, height / 2];
  const reach = Math.min(width, height) / 2 - 3;
  const stroke = palette.px.stroke;
  const thick = Math.max(6, Math.min(reach * 0.13, 20));
  // A canvas may be a pixel high while the page is laid out.
  if (reach < 2 * thick) return;
  const [ring_a, ring_b] = [reach * 0.42, reach - thick / 2];
  /** The first ring goes clockwise from the top. @param {number} place @param {number} count */
  const angle = (place, count) => (2 * Math.PI * place) / count - Math.PI / 2;
  /** @param {number} radius @param {number} turn */
  const point = (radius, turn) => ({ x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) });
  /** @param {number} radius @param {number} line @param {string} colour @param {Arc | null} arc @param {number} count */
  const ring = (radius, line, colour, arc, count) => {
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
    context.strokeStyle = palette.page;
    context.lineWidth = 1;
    for (let place = 0; place < count; place += 1) {
      const turn = angle(place, count);
      const [from, to] = [point(radius - line / 2, turn), point(radius + line / 2, turn)];
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
  };

  ring(ring_b, thick, palette['n-fill'], null, 1);
  for (const arc of scene.arcs) ring(ring_b, thick, palette['p-strong'], arc, scene.count_b);
  cuts(ring_b, thick, scene.count_b);

  // What the arc was made of lies between the two rings.
  const room = ring_b - thick / 2 - ring_a - thick;
  scene.before.forEach((arc, index) => {
    const radius = ring_a + thick * 0.75 + (room * (index + 1)) / (scene.before.length + 1);
    const line = Math.min(thick * 0.45, room / (scene.before.length + 1) / 1.4);
    ring(radius, line, palette['n-fill'], null, 1);
    ring(radius, line, palette['p-strong'], arc, scene.count_before);
    const [widened] = scene.arcs;
    if (scene.mover === 'A' || arc.l > arc.r || !widened || widened.r - widened.l + 1 >= scene.count_b) return;
    // The ends move by lo and hi.
    for (const [from, to] of [
      [angle(arc.l, scene.count_before), angle(widened.l, scene.count_b)],
      [angle(arc.r + 1, scene.count_before), angle(widened.r + 1, scene.count_b)],
    ]) {
      const [start, end] = [point(radius, from ?? 0), point(ring_b - thick / 2, to ?? 0)];
      context.beginPath();
      context.moveTo(start.x, start.y);
      context.lineTo(end.x, end.y);
      context.strokeStyle = palette['p-strong'];
      context.lineWidth = stroke * 0.6;
      context.setLineDash([4, 3]);
      context.stroke();
      context.setLineDash([]);
    }
  });

  ring(ring_a, thick * 0.7, palette['token-a'], null, 1);
  cuts(ring_a, thick * 0.7, scene.count_a);
  const here = point(ring_a, angle(scene.place_a + 0.5, scene.count_a));
  context.beginPath();
  context.arc(here.x, here.y, thick * 0.62, 0, 2 * Math.PI);
  context.fillStyle = palette['token-a'];
  context.fill();
  const is_empty = scene.arcs.length === 0;
  context.strokeStyle = is_empty ? palette.threshold : palette.ink;
  context.lineWidth = stroke;
  context.stroke();
  if (scene.event !== null && scene.event >= 0) {
    const event = point(ring_b, angle(scene.event + 0.5, scene.count_b));
    context.beginPath();
    context.arc(event.x, event.y, thick * 0.62, 0, 2 * Math.PI);
    context.strokeStyle = palette.threshold;
    context.lineWidth = stroke * 1.2;
    context.stroke();
  }
  context.fillStyle = palette.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `600 ${Math.min(palette.px.label * 2, reach * 0.3)}px ${palette.font}`;
  if (is_empty) context.fillText('∅', x, y);
}
