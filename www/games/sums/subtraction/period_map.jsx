/** A map of the games in which a, b or c are taken: every pixel is a game, in the colour of what its period is. A click opens the game. */
import { range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Axes, AxisName } from '../../../canvas/chart.jsx';
import { Plot } from '../../../canvas/plot.jsx';
import { useResource } from '../../../solver/resource.js';
import { text } from '../../../ui/messages.js';
import { Ground, Walk } from '../chart_view.jsx';

/** @import { Frame } from '../../../canvas/plot.jsx' */
/** @import { Page } from '../state.js' */

/** The largest b and c, the largest a, and a where a link does not say it. */
const [LAST, MOST_A, USUAL_A] = [100, 40, 1];

/** Kinds of periods, in the order of the solver. */
const KINDS = ['first-two', 'first-last', 'last-two', 'divisor', 'additive', 'other'];

/** Numbers on the axes. */
const TICKS = range(20, LAST + 1, 20);

/** A game of the map. @typedef {{b: number, c: number, kind: number, preperiod: number, period: number}} Three */

/** @param {{page: Page, covered: boolean}} props */
export function PeriodMap({ page }) {
  const linked = Number(page.link.value.params.get('a') ?? USUAL_A);
  // While it is dragged the slider is ahead of the link.
  const [a, setA] = useState(linked);
  useLayoutEffect(() => setA(linked), [linked]);
  const found = useResource(String(a), (abort) => page.session.ask('threes', { a, last: LAST }, abort), { stays: true });
  const threes = useMemo(() => (found ? gamesOf(a, found) : null), [found]);
  return (
    <figure class="chart-view sums-chart period-map">
      <figcaption>
        {text('subtraction-map-title')}{' '}
        <label>
          a ={' '}
          <input
            type="range"
            name="a"
            min="1"
            max={MOST_A}
            value={a}
            // These keys step everywhere else on the page.
            onKeyDown={(event) => event.stopPropagation()}
            onInput={({ currentTarget: { value } }) => {
              setA(Number(value));
              page.writeToLink({ a: Number(value) === USUAL_A ? null : value });
            }}
          />{' '}
          <output>{a}</output>
        </label>
      </figcaption>
      {threes && (
        <>
          <Plot>{(frame) => <Map frame={frame} a={a} threes={threes} open={(three) => openGame(page, a, three)} />}</Plot>
          <ul class="period-kinds">
            {KINDS.map((kind, index) => {
              const count = threes.filter((three) => three.kind === index).length;
              return (
                count > 0 && (
                  <li key={kind}>
                    <span class={`swatch three-${index}`} aria-hidden="true" /> {text('subtraction-map-kind', { kind, count })}
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </figure>
  );
}

/** @param {number} a @param {Uint32Array} found three numbers a game, by b and then by c @returns {Three[]} */
function gamesOf(a, found) {
  const pairs = range(a + 1, LAST).flatMap((b) => range(b + 1, LAST + 1).map((c) => ({ b, c })));
  return pairs.map((pair, index) => {
    const [kind = 0, preperiod = 0, period = 0] = found.subarray(3 * index);
    return { ...pair, kind, preperiod, period };
  });
}

/** The game on its page, with its period. @param {Page} page @param {number} a @param {Three} three */
const openGame = (page, a, { b, c }) => page.go({ set: `${a},${b},${c}`, view: null, a: null, method: 'period', at: null });

/** @param {{frame: Frame, a: number, threes: readonly Three[], open: (three: Three) => void}} props */
function Map({ frame, a, threes, open }) {
  const { label, width, height } = frame;
  const [left, top] = [label * 2.6, label * 1.8];
  // Games with b from a + 1 and c from a + 2 on.
  const [first_b, first_c] = [a + 1, a + 2];
  const columns = LAST - first_b;
  const box = { left, top, right: width - label, bottom: height - label * 2 };
  const [wide, high] = [(box.right - left) / columns, (box.bottom - top) / columns];
  // The middle of a pixel.
  const x = scaleLinear([first_b - 0.5, LAST - 0.5], [left, box.right]);
  const y = scaleLinear([first_c - 0.5, LAST + 0.5], [top, box.bottom]);
  // Edges lie on pixels of the screen, so that no gap is between them.
  const x_edge = (/** @type {number} */ b) => Math.round(x(b - 0.5));
  const y_edge = (/** @type {number} */ c) => Math.round(y(c - 0.5));
  const shapes = KINDS.map((_, index) =>
    threes
      .filter(({ kind }) => kind === index)
      .map(({ b, c }) => `M${x_edge(b)} ${y_edge(c)}H${x_edge(b + 1)}V${y_edge(c + 1)}H${x_edge(b)}z`)
      .join(''),
  );
  const at = useMemo(() => Object.fromEntries(threes.map((three) => [`${three.b},${three.c}`, three])), [threes]);
  /** @param {number} place row by row, c by c @returns {Three | undefined} */
  const gameAt = (place) => at[`${first_b + (place % columns)},${first_c + Math.floor(place / columns)}`];
  /** @param {number} place */
  function wordsOf(place) {
    const three = gameAt(place);
    if (!three) return text('subtraction-map-none');
    const { b, c, kind, preperiod, period } = three;
    return text('subtraction-map-game', { set: `{${a}, ${b}, ${c}}`, kind: KINDS[kind] ?? '', preperiod, period });
  }
  return (
    <>
      <Ground frame={frame}>
        {shapes.map((d, index) => d !== '' && <path key={index} class={`three-${index}`} d={d} shape-rendering="crispEdges" />)}
        <Axes
          frame={frame}
          box={box}
          x={{ scale: x, ticks: TICKS.filter((b) => b > a && b < LAST), name: String, is_plain: true }}
          y={{ scale: y, ticks: [], name: String }}
        >
          {TICKS.filter((c) => c > first_c).map((c) => (
            <text key={c} x={left - label * 0.6} y={y(c)} dy="0.35em" text-anchor="end">
              {c}
            </text>
          ))}
          <AxisName x={left} y={label} anchor="middle">
            c ↓
          </AxisName>
          <AxisName x={box.right} y={label} anchor="end">
            b →
          </AxisName>
        </Axes>
      </Ground>
      <Walk
        frame={frame}
        label={text('subtraction-map-label', { a, last: LAST })}
        count={columns * columns}
        stride={10 * columns}
        line={columns}
        placeAt={(left_px, top_px) => {
          const column = Math.max(0, Math.min(columns - 1, Math.floor((left_px - left) / wide)));
          const row = Math.max(0, Math.min(columns - 1, Math.floor((top_px - top) / high)));
          return row * columns + column;
        }}
        spotOf={(place) => ({ x: left + ((place % columns) + 0.5) * wide, y: top + (Math.floor(place / columns) + 0.5) * high })}
        wordsOf={wordsOf}
        pick={(place) => {
          const three = gameAt(place);
          if (three) open(three);
        }}
      />
    </>
  );
}
