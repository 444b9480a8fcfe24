/** What pointers and keys do on the drawing of a graph. */
import { entryAt } from '../../ui/entry_at.js';
import { dataAt, vertexAt } from './at_event.js';
import { DIRECTIONS, neighbourOf, placeOf } from './geometry.js';
import { placeAt } from './places.js';
import { splitEdge } from './typed.js';

/** @import { Signal } from '@preact/signals' */
/** @import { SVGAttributes } from 'preact' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Measures } from './geometry.js' */
/** @import { DrawnPage, Place } from './types.js' */

/**
 * What was pressed, and what has been dragged to where since.
 * @typedef {{from: Point, vertex: number | null, edge: string | null, to: Point | null}} Press
 */

/** How far a pointer moves before it drags, in pixels; and an arrow key, in places. */
const [DRAG_PX, KEY_STEP] = [4, 25];

/** The place of a pointer in the drawing. @param {PointerEvent & {currentTarget: Element}} event @returns {Point} */
function pointIn({ clientX, clientY, currentTarget }) {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * What a pointer does: it clicks, moves a vertex, or draws an edge.
 * @param {DrawnPage} page @param {Measures | undefined} measures @param {Signal<Press | null>} press @param {Signal<number>} stop
 * @returns {SVGAttributes<SVGSVGElement>}
 */
export function pointersOn({ editor, match, clickVertex, deselect }, measures, press, stop) {
  const isPlaying = () => match.play.value !== null;
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      const vertex = vertexAt(event.target);
      press.value = { from: pointIn(event), vertex, edge: dataAt(event.target, 'edge'), to: null };
      if (vertex !== null && !isPlaying()) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const now = press.peek();
      if (!now || now.vertex === null || isPlaying()) return;
      const to = pointIn(event);
      if (now.to || Math.hypot(to.x - now.from.x, to.y - now.from.y) > DRAG_PX) press.value = { ...now, to };
    },
    onPointerUp({ clientX, clientY }) {
      const now = press.peek();
      press.value = null;
      if (!now || !measures) return;
      const { vertex, edge, from, to } = now;
      if (vertex !== null && to && editor.tool.value === 'edge') {
        const end = vertexAt(document.elementFromPoint(clientX, clientY));
        editor.from.value = null;
        if (end === null) return;
        editor.joinTo(vertex);
        editor.joinTo(end);
      } else if (vertex !== null && to) editor.move(vertex, placeAt(...placeOf(measures, to)));
      else if (vertex !== null) {
        stop.value = vertex;
        clickVertex(vertex);
      } else if (edge !== null && !isPlaying() && editor.tool.value !== 'vertex') editor.clickEdge(...splitEdge(edge));
      else {
        deselect();
        if (!isPlaying()) editor.clickAt(...placeOf(measures, from));
      }
    },
    onPointerCancel: () => (press.value = null),
  };
}

/**
 * The keys: arrows walk and, with Shift, move a vertex; Enter clicks, Delete takes out.
 * @param {DrawnPage} page @param {readonly Place[]} places @param {readonly Point[]} points @param {Signal<number>} stop
 * @returns {SVGAttributes<SVGSVGElement>}
 */
export function keysOn({ editor, match, clickVertex }, places, points, stop) {
  return {
    onKeyDown(event) {
      const { key, target, currentTarget: svg } = event;
      const vertex = vertexAt(target);
      const direction = DIRECTIONS[key];
      if (vertex === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!direction && !['Enter', ' ', 'Delete'].includes(key)) return;
      event.preventDefault();
      const is_playing = match.play.value !== null;
      const focus = () => {
        const next = svg.querySelector(`[data-vertex="${stop.value}"]`);
        if (next instanceof SVGElement) next.focus();
      };
      if (direction && event.shiftKey && !is_playing) {
        const [[x, y], [dx, dy]] = [entryAt(places, vertex), direction];
        editor.move(vertex, placeAt(x + dx * KEY_STEP, y + dy * KEY_STEP));
      } else if (direction) {
        stop.value = neighbourOf(points, vertex, key);
        focus();
      } else if (key !== 'Delete') clickVertex(vertex);
      else if (!is_playing) {
        editor.erase(vertex);
        stop.value = Math.max(0, vertex - 1);
        // What had the focus is gone.
        requestAnimationFrame(focus);
      }
    },
    onFocusCapture: ({ target }) => (stop.value = vertexAt(target) ?? stop.peek()),
  };
}
