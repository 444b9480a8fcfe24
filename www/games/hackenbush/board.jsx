/** The picture of Hackenbush: edges that stand on the ground, each an element with its name. */
import { Choice } from '../../ui/choice.jsx';
import { text } from '../../ui/messages.js';
import { TOOLS } from './state.js';
import { edgeWords } from './words.js';
import { entryAt } from '../../ui/entry_at.js';

/** @import { Place } from './layout.js' */
/** @import { Timeline } from './lesson.js' */
/** @import { Page } from './state.js' */

/** From vertex to vertex; what a value stands in; loops that are drawn at a vertex. */
const [ACROSS, UP, VALUE, LOOPS] = [90, 100, 17, 6];

/** The way of an edge: bent where several join the same vertices, round where it is a loop. @param {Place} one @param {Place} other @param {number} index among those of the same ends */
function wayOf(one, other, index) {
  if (one.x === other.x && one.y === other.y) {
    // Upwards, from the middle to both sides.
    const turn = (Math.PI / LOOPS) * Math.ceil((index % LOOPS) / 2) * (index % 2 === 1 ? 1 : -1);
    const [dx, dy] = [Math.sin(turn), -Math.cos(turn)];
    const reach = 62;
    const side = 30;
    return `M${one.x} ${one.y} C${one.x + reach * dx - side * dy} ${one.y + reach * dy + side * dx} ${one.x + reach * dx + side * dy} ${one.y + reach * dy - side * dx} ${one.x} ${one.y}`;
  }
  const bend = index === 0 ? 0 : (index % 2 === 1 ? 1 : -1) * Math.ceil(index / 2) * 44;
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy);
  return `M${one.x} ${one.y} Q${(one.x + other.x) / 2 - (bend * dy) / length} ${(one.y + other.y) / 2 + (bend * dx) / length} ${other.x} ${other.y}`;
}

/** Where everything is drawn at a step: a component that is fused is one point. @param {Page} page @param {Timeline} timeline @param {Place[]} places */
function sceneOf(page, timeline, places) {
  const { vertices, edges, components, joined } = timeline;
  const [known, played] = [page.known.value, page.played.value];
  const points = places.map(({ x, y }) => ({ x: x * ACROSS, y: -y * UP }));
  // At the end the picture is as it was, with the cuts that win.
  const is_run = !played && known !== null && !known.is_end;
  const is_fused = (/** @type {number} */ vertex) => is_run && known.fused.has(components[vertex]);
  const at = vertices.map((_, vertex) => {
    if (!is_fused(vertex)) return entryAt(points, vertex);
    const members = points.filter((_, one) => components[one] === components[vertex]);
    // On the ground what falls together stays there.
    const is_ground = components[vertex] === timeline.ground[0];
    return {
      x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
      y: is_ground ? 0 : members.reduce((sum, { y }) => sum + y, 0) / members.length,
    };
  });
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @type {Map<number, number>} */
  const loops = new Map();
  return {
    at,
    /** Whether a vertex is drawn: of those that are one, the first. @param {number} vertex */
    isThere: (vertex) => (is_fused(vertex) ? components[vertex] === vertex : !played || played.vertices.has(vertex)),
    /** What a vertex is known to be worth, with all that it carries. @param {number} vertex */
    valueOf: (vertex) => (is_run && components[vertex] === vertex ? known.valued.get(vertex) : undefined),
    /** @param {number} vertex */
    isAt: (vertex) => is_run && known.at !== null && components[vertex] === known.at,
    edges: edges.map(([one, other], edge) => {
      const [from, to] = [entryAt(at, one), entryAt(at, other)];
      const ends = `${from.x},${from.y}|${to.x},${to.y}`;
      const back = `${to.x},${to.y}|${from.x},${from.y}`;
      const index = counts.get(ends) ?? 0;
      counts.set(ends, index + 1);
      if (back !== ends) counts.set(back, index + 1);
      const component = components[one];
      const is_inside = component !== null && component === components[other];
      const left = is_run && is_inside ? known.paired.get(component) : undefined;
      const kept = left === undefined || (loops.get(component ?? -1) ?? 0) < left;
      if (left !== undefined) loops.set(component ?? -1, (loops.get(component ?? -1) ?? 0) + 1);
      return {
        edge,
        way: left !== undefined && kept ? `M${from.x} ${from.y} L${from.x + 34} ${from.y - 52}` : wayOf(from, to, index),
        is_there: kept && (!played || played.edges.has(edge) || played.fallen.has(edge)),
        is_loose: !played && !joined[edge],
        falls: played?.fallen.has(edge) ?? false,
        is_cut: played?.cut === edge,
        is_at: is_run && is_inside && component === known.at,
      };
    }),
  };
}

/** @param {{page: Page}} props */
export function Board({ page }) {
  /** @type {Timeline | null} */
  const timeline = page.timeline.value;
  const places = page.places.value;
  if (!timeline) return <div class="board" />;
  if (!places)
    return (
      <div class="board">
        <p class="board-message">{text('hackenbush-large', { count: timeline.edges.length })}</p>
      </div>
    );
  const known = page.known.value;
  const { at, edges, isThere, valueOf, isAt } = sceneOf(page, timeline, places);
  const is_playing = page.match.play.value !== null;
  const tool = is_playing ? 'look' : page.tool.value;
  const winning = new Set(!is_playing && known?.is_end && !page.covered.value ? (page.verdict.value?.moves ?? []).map(Number) : []);
  // What is drawn stays as large when parts of it fall together.
  const xs = places.map(({ x }) => x * ACROSS);
  const ys = places.map(({ y }) => -y * UP);
  const middle = Math.max(0, ...xs) / 2;
  const reach = Math.max(210, middle + 70);
  const [left, right] = [middle - reach, middle + reach];
  const [top, bottom] = [Math.min(-3 * UP, ...ys) - 70, Math.max(0, ...ys) + 40];
  /** @param {KeyboardEvent} event @param {() => void} act */
  const byKey = (event, act) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  };
  return (
    <div class="board hackenbush-board">
      <svg
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        class={`hackenbush tool-${tool}`}
        role="group"
        aria-label={text('hackenbush-board')}
        onClick={(event) => event.target === event.currentTarget && page.clickRoom()}
      >
        <line
          class={known?.is_merged && !is_playing ? 'hackenbush-ground merged' : 'hackenbush-ground'}
          x1={left}
          x2={right}
          y1="0"
          y2="0"
        />
        {edges
          .filter(({ is_there }) => is_there)
          .map(({ edge, way, is_loose, falls, is_cut, is_at }) => {
            const can_act = !is_loose && !falls;
            const looks = [
              'hackenbush-edge',
              is_loose && 'loose',
              falls && 'falls',
              is_cut && 'cut',
              is_at && 'at',
              winning.has(edge) && 'wins',
              page.selection.value === edge && 'picked',
            ];
            return (
              <g
                key={edge}
                class={looks.filter(Boolean).join(' ')}
                {...(can_act || tool === 'erase'
                  ? {
                      role: 'button',
                      tabindex: 0,
                      'aria-label': edgeWords(timeline, edge),
                      onClick: () => page.clickEdge(edge),
                      onKeyDown: (/** @type {KeyboardEvent} */ event) => byKey(event, () => page.clickEdge(edge)),
                    }
                  : { 'aria-hidden': true })}
              >
                <path class="hackenbush-touch" d={way} />
                <path class="hackenbush-line" d={way} />
              </g>
            );
          })}
        {at.map(({ x, y }, vertex) => {
          const value = valueOf(vertex);
          const number = timeline.vertices[vertex] ?? 0;
          if (!isThere(vertex)) return null;
          const can_draw = tool === 'draw';
          return (
            <g
              key={`v${vertex}`}
              class={['hackenbush-vertex', page.from.value === number && 'from', isAt(vertex) && 'at'].filter(Boolean).join(' ')}
              {...(can_draw
                ? {
                    role: 'button',
                    tabindex: 0,
                    'aria-label': text('hackenbush-vertex', { number }),
                    onClick: () => page.clickVertex(number),
                    onKeyDown: (/** @type {KeyboardEvent} */ event) => byKey(event, () => page.clickVertex(number)),
                  }
                : {})}
            >
              <circle cx={x} cy={y} r={value === undefined || page.covered.value ? 6 : VALUE} />
              {can_draw && <circle class="hackenbush-touch" cx={x} cy={y} r="24" />}
              {value !== undefined && !page.covered.value && (
                <text x={x} y={y} dy="0.35em">
                  {value}
                </text>
              )}
              {value === undefined && (
                <text class="hackenbush-number" x={x + 8} y={y + 20}>
                  {number}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** What a click does to the picture. @param {{page: Page}} props */
export function Tools({ page }) {
  if (page.match.play.value || !page.places.value) return null;
  return (
    <div class="board-tools">
      <Choice
        name="tool"
        label={text('hackenbush-tools')}
        among={TOOLS.map((value) => ({ value, text: text(`hackenbush-tool-${value}`) }))}
        chosen={page.tool.value}
        choose={page.take}
      />
      <button type="button" class="toggle" disabled={!page.can_undo.value} onClick={() => page.undo()}>
        {text('hackenbush-undo')}
      </button>
    </div>
  );
}
