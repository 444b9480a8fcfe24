/** The picture of Hackenbush: edges that stand on the ground, each an element with its name. */
import { mean } from 'd3-array';
import { DrawingTools } from '../../game_page/drawing_tools.jsx';
import { classNames } from '../../ui/class_names.js';
import { entryAt } from '../../ui/entry_at.js';
import { text } from '../../ui/messages.js';
import { numberPlace } from './layout.js';
import { TOOLS } from './state.js';
import { edgeWords } from './words.js';

/** @import { SVGAttributes } from 'preact' */
/** @import { HackenbushTimeline } from '../../../crate/pkg/hackenbush/mexplorer.js' */
/** @import { Point } from '../../canvas/marks.js' */
/** @import { Page } from './state.js' */

/** The distances of vertices, the radius of a disc with a value, and how many directions loops at a vertex have. */
const [ACROSS, UP, VALUE, LOOPS] = [90, 100, 17, 6];
/**
 * The part of the plane that is shown, the same when parts of the picture are fused. While one plays nothing is drawn, so that the picture
 * has the room.
 * @param {Point[]} places @param {boolean} is_playing
 */
function frameOf(places, is_playing) {
  const middle = (ACROSS * Math.max(0, ...places.map(({ x }) => x))) / 2;
  const reach = Math.max(is_playing ? 130 : 210, middle + 70);
  const heights = places.map(({ y }) => -y * UP);
  const [top, bottom] = [Math.min(is_playing ? -UP : -2 * UP, ...heights) - 70, Math.max(0, ...heights) + 40];
  return { left: middle - reach, top, width: 2 * reach, height: bottom - top };
}

/**
 * The path of an edge: bent where several join the same vertices, round where it is a loop.
 * @param {Point} from @param {Point} to @param {number} index among those of the same ends
 */
function pathOf(from, to, index) {
  const side = index % 2 === 1 ? 1 : -1;
  const { x, y } = from;
  if (x === to.x && y === to.y) {
    // Upwards, from the middle to both sides.
    const turn = (Math.PI / LOOPS) * Math.ceil((index % LOOPS) / 2) * side;
    const [up_x, up_y] = [62 * Math.sin(turn), -62 * Math.cos(turn)];
    const [aside_x, aside_y] = [30 * Math.cos(turn), 30 * Math.sin(turn)];
    return `M${x} ${y} C${x + up_x + aside_x} ${y + up_y + aside_y} ${x + up_x - aside_x} ${y + up_y - aside_y} ${x} ${y}`;
  }
  const bend = side * Math.ceil(index / 2) * 44;
  const [dx, dy] = [to.x - x, to.y - y];
  const length = Math.hypot(dx, dy);
  return `M${x} ${y} Q${(x + to.x) / 2 - (bend * dy) / length} ${(y + to.y) / 2 + (bend * dx) / length} ${to.x} ${to.y}`;
}

/**
 * Where everything is drawn at a step: a component that is fused is one point.
 * @param {Page} page @param {HackenbushTimeline} timeline @param {Point[]} places
 */
function sceneOf(page, { vertices, edges, components, joined, ground }, places) {
  const [known, played] = [page.known.value, page.played.value];
  // At the end the picture is as it was, with the cuts that win.
  const run = played || known?.is_end ? null : known;
  const points = places.map(({ x, y }) => ({ x: x * ACROSS, y: -y * UP }));
  const componentOf = (/** @type {number} */ vertex) => components[vertex] ?? -1;
  const isFused = (/** @type {number} */ vertex) => run !== null && run.fused.has(componentOf(vertex));
  const at = vertices.map((_, vertex) => {
    if (!isFused(vertex)) return entryAt(points, vertex);
    const members = points.filter((_, one) => components[one] === components[vertex]);
    // On the ground what is fused stays there.
    const is_ground = components[vertex] === ground[0];
    return { x: mean(members, ({ x }) => x) ?? 0, y: is_ground ? 0 : (mean(members, ({ y }) => y) ?? 0) };
  });
  /** How many edges there were so far, by their ends and by their component. @type {Map<string | number, number>} */
  const counts = new Map();
  const counted = (/** @type {string | number} */ key) => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return count;
  };
  return {
    at,
    /** @param {number} vertex */
    numberAt: (vertex) => {
      // Also where an edge has fallen: a number stays in its place.
      const others = edges.filter((pair) => pair.includes(vertex)).map(([one, other]) => entryAt(at, one === vertex ? other : one));
      return numberPlace(entryAt(at, vertex), others, ground.includes(vertex));
    },
    /** Whether a vertex is drawn: of those that are one, the first. @param {number} vertex */
    isThere: (vertex) => (isFused(vertex) ? components[vertex] === vertex : !played || played.vertices.has(vertex)),
    /** What a vertex is known to be worth, with all that it carries. @param {number} vertex */
    valueOf: (vertex) => (components[vertex] === vertex ? run?.valued.get(vertex) : undefined),
    /** @param {number} vertex */
    isAt: (vertex) => run !== null && run.at !== null && components[vertex] === run.at,
    edges: edges.map(([one, other], edge) => {
      const [from, to] = [entryAt(at, one), entryAt(at, other)];
      const index = counted(
        [from, to]
          .map(({ x, y }) => `${x},${y}`)
          .sort()
          .join('|'),
      );
      const component = componentOf(one);
      const is_inside = component >= 0 && component === componentOf(other);
      const left = is_inside ? run?.paired.get(component) : undefined;
      const is_left = left === undefined || counted(component) < left;
      return {
        edge,
        path: left !== undefined && is_left ? `M${from.x} ${from.y} L${from.x + 34} ${from.y - 52}` : pathOf(from, to, index),
        is_there: is_left && (!played || played.edges.has(edge) || played.fallen.has(edge)),
        is_loose: !played && !joined[edge],
        falls: played?.fallen.has(edge) ?? false,
        is_cut: played?.cut === edge,
        is_at: run !== null && is_inside && component === run.at,
      };
    }),
  };
}

/** What makes an element of the picture a button. @param {string} label @param {() => void} act @returns {SVGAttributes<SVGGElement>} */
const button = (label, act) => ({
  role: 'button',
  tabindex: 0,
  'aria-label': label,
  onClick: act,
  onKeyDown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
});

/** @param {{page: Page}} props */
export function Board({ page }) {
  const [timeline, places] = [page.timeline.value, page.places.value];
  if (!timeline) return <div class="board" />;
  if (!places)
    return (
      <div class="board">
        <p class="board-message">{text('hackenbush-large', { count: timeline.edges.length })}</p>
      </div>
    );
  return (
    <div class="board hackenbush-board">
      <Picture page={page} timeline={timeline} places={places} />
    </div>
  );
}

/** @param {{page: Page, timeline: HackenbushTimeline, places: Point[]}} props */
function Picture({ page, timeline, places }) {
  const known = page.known.value;
  const scene = sceneOf(page, timeline, places);
  const is_playing = page.match.play.value !== null;
  const tool = is_playing ? 'look' : page.tool.value;
  const winning = new Set(!is_playing && known?.is_end && !page.covered.value ? page.verdict.value?.moves.map(Number) : []);
  const { left, top, width, height } = frameOf(places, is_playing);
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      class={`hackenbush tool-${tool}`}
      role="group"
      aria-label={text('hackenbush-board')}
      onClick={(event) => event.target === event.currentTarget && page.clickRoom()}
    >
      <rect class="hackenbush-earth" x={left} y="0" width={width} height="36" />
      <line
        class={classNames('hackenbush-ground', known?.is_merged && !is_playing && 'merged')}
        x1={left}
        x2={left + width}
        y1="0"
        y2="0"
      />
      {scene.edges.map(({ edge, path, is_there, is_loose, falls, is_cut, is_at }) => {
        if (!is_there) return null;
        const looks = classNames(
          'hackenbush-edge',
          is_loose && 'loose',
          falls && 'falls',
          is_cut && 'cut',
          is_at && 'at',
          winning.has(edge) && 'wins',
          page.selection.value === edge && 'picked',
        );
        const can_act = (!is_loose && !falls) || tool === 'erase';
        const role = can_act ? button(edgeWords(timeline, edge), () => page.clickEdge(edge)) : { 'aria-hidden': true };
        return (
          <g key={edge} class={looks} {...role}>
            <path class="hackenbush-touch" d={path} />
            <path class="hackenbush-line" d={path} />
          </g>
        );
      })}
      {scene.at.map(({ x, y }, vertex) => {
        if (!scene.isThere(vertex)) return null;
        const value = scene.valueOf(vertex);
        const is_shown = value !== undefined && !page.covered.value;
        const number = timeline.vertices[vertex] ?? 0;
        const can_draw = tool === 'draw';
        const looks = classNames('hackenbush-vertex', page.from.value === number && 'from', scene.isAt(vertex) && 'at');
        return (
          <g
            key={`v${vertex}`}
            class={looks}
            {...(can_draw ? button(text('hackenbush-vertex', { number }), () => page.clickVertex(number)) : {})}
          >
            <circle cx={x} cy={y} r={is_shown ? VALUE : 6} />
            {can_draw && <circle class="hackenbush-touch" cx={x} cy={y} r="24" />}
            {is_shown && (
              <text x={x} y={y} dy="0.35em">
                {value}
              </text>
            )}
            {value === undefined && (
              <text class="hackenbush-number" dy="0.35em" {...scene.numberAt(vertex)}>
                {number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** @param {{page: Page}} props */
export const Tools = ({ page }) =>
  !page.match.play.value &&
  page.places.value && (
    <div class="board-tools">
      <DrawingTools words="hackenbush" tools={TOOLS} editor={page} />
    </div>
  );
