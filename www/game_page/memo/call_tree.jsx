/** The tree of the calls of a search, as it grows. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Plot } from '../../canvas/plot.jsx';
import { Legend } from '../../ui/legend.jsx';
import { classNames } from '../../ui/class_names.js';
import { entryAt } from '../../ui/entry_at.js';
import { rich, text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { NONE, pathAt } from './calls.js';
import { MOST_DRAWN, nodesAt } from './layout.js';
import { showPartAtHand } from '../../ui/scrolling.js';
import './memo.css';

/** @import { RefObject } from 'preact' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Calls, MemoPage, Node } from './types.js' */

/** Of the height of the letters: the height of a call, the distance of levels, the gap beside a call, the width of a letter. */
const [HIGH, LEVEL, GAP, WIDE] = [1.7, 2.7, 0.7, 0.6];

/** How much larger than the labels of other boards the letters of a small tree are. */
const LARGEST = 1.7;

/** @param {{page: MemoPage}} props */
export function CallTree({ page }) {
  const search = page.memo.search.value;
  const [run, problem] = [search?.calls.value, search?.problem.value];
  if (problem) return <p class="board-message">{problemText(problem)}</p>;
  if (!run) return <div class="board" />;
  return (
    <div class="board memo-board">
      <Plot>{(frame) => <Tree page={page} calls={run} frame={frame} />}</Plot>
    </div>
  );
}

/** Letters are at least so large, where labels of boards are smaller. */
const LEAST = 15;

/** @param {Calls} calls @param {Frame} frame */
function measuresOf(calls, { width, height, label }) {
  // The sign of the outcome stands behind the widest position.
  const letters = calls.nameOf(0).length + 5;
  const whole = nodesAt(calls, calls.run.steps.stepCount);
  const fits = Math.min(width / (whole.columns * (letters * WIDE + GAP)), height / ((whole.depth + 1) * LEVEL));
  const size = Math.max(label, LEAST, Math.min(fits, label * LARGEST));
  return { size, wide: letters * WIDE * size, high: HIGH * size, column: (letters * WIDE + GAP) * size, level: LEVEL * size };
}

/** @param {{page: MemoPage, calls: Calls, frame: Frame}} props */
function Tree({ page, calls, frame }) {
  const { size, wide, high, column, level } = measuresOf(calls, frame);
  const { stepCount } = calls.run.steps;
  const is_poster = page.shows_poster.value;
  const cursor = is_poster ? stepCount : page.cursor.value;
  const { nodes, columns, depth } = nodesAt(calls, cursor);
  const path = is_poster ? [] : pathAt(calls, cursor);
  // A call beyond those that are drawn is shown by the last of its callers that is.
  const at = path.filter((call) => call < MOST_DRAWN).at(-1) ?? NONE;
  const [width, height] = [Math.max(columns * column, frame.width - 2), (depth + 1) * level];
  const left = (width - columns * column) / 2;
  const placeOf = (/** @type {Node} */ node) => ({ x: left + (node.column + 0.5) * column, y: (node.depth + 0.5) * level });
  const /** @type {RefObject<HTMLDivElement | null>} */ room = useRef(null);
  // The frame has looked for the current call before the tree was here.
  useLayoutEffect(() => {
    const main = room.current?.closest('main, article');
    if (main) showPartAtHand(main);
  }, [cursor, width, height]);
  return (
    <div class="memo-room" ref={room} tabIndex={0} role="group" aria-label={text('memo-board')}>
      <svg
        class={is_poster ? 'poster' : undefined}
        aria-hidden={is_poster ? 'true' : undefined}
        viewBox={`0 0 ${width} ${height}`}
        {...{ width, height }}
        role="img"
        aria-label={text('memo-tree', {
          count: nodes.length,
          depth: path.length,
          path: path.map((call) => `(${calls.nameOf(call)})`).join(' → '),
        })}
        style={{ fontSize: `${size}px`, '--memo-stroke': frame.stroke }}
      >
        {nodes.map((node) => {
          const caller = entryAt(calls.parent, node.call);
          if (caller === NONE) return null;
          const [from, to] = [placeOf(entryAt(nodes, caller)), placeOf(node)];
          const middle = (from.y + to.y) / 2;
          return (
            <path
              key={node.call}
              class={path.includes(node.call) ? 'memo-edge on' : 'memo-edge'}
              d={`M${from.x} ${from.y + high / 2} C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${to.y - high / 2}`}
            />
          );
        })}
        {nodes.map((node) => {
          const { call } = node;
          const { x, y } = placeOf(node);
          const is_covered = call === 0 && cursor === stepCount && page.covered.value;
          const outcome = entryAt(calls.end, call) <= cursor && !is_covered ? calls.outcomeOf(call) : null;
          const looks = classNames(
            'memo-call',
            outcome?.toLowerCase() ?? 'waits',
            calls.isFound(call) && 'found',
            path.includes(call) && 'on',
            call === at && 'now',
          );
          return (
            <g key={call} class={looks}>
              {call === at && <Surroundings {...{ x, y, width, column, level }} />}
              {call === at && (
                <rect class="memo-ring" x={x - wide / 2 - 3} y={y - high / 2 - 3} width={wide + 6} height={high + 6} rx={8} />
              )}
              <rect class="memo-box" x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx={6} />
              {!is_poster && (
                <text {...{ x, y }}>
                  {`(${calls.nameOf(call)})`} <tspan class="memo-outcome">{outcome ?? '…'}</tspan>
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/**
 * What is scrolled into view with the current call: what is beside it, and the levels above and below.
 * @param {{x: number, y: number, width: number, column: number, level: number}} props
 */
function Surroundings({ x, y, width, column, level }) {
  const [from, to] = [Math.max(0, x - 0.8 * column), Math.min(width, x + 0.8 * column)];
  return <rect class="at" x={from} y={Math.max(0, y - 1.5 * level)} width={to - from} height={2.5 * level} />;
}

/** A count as the language writes it. @param {number | string} count */
const written = (count) => text('memo-number', { count: counted(BigInt(count)) });

/** @param {{page: MemoPage}} props */
export function Aside({ page }) {
  const search = page.memo.search.value;
  const run = search?.calls.value;
  if (!run) return null;
  const cursor = page.cursor.value;
  const [now, all] = [run.countedAt(cursor), run.countedAt(run.run.steps.stepCount)];
  return (
    <>
      <div class="legend">
        <Legend
          entries={[
            { swatch: 'p', meaning: rich('memo-legend-p'), sign: 'P' },
            { swatch: 'n', meaning: rich('memo-legend-n'), sign: 'N' },
            { swatch: 'memo-found', meaning: rich('memo-legend-found') },
            { swatch: 'memo-waits', meaning: rich('memo-legend-waits'), sign: '…' },
          ]}
        />
      </div>
      <table class="memo-counts">
        <caption>{text('memo-counts')}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text('memo-now')}</th>
            <th scope="col">{text('memo-end')}</th>
          </tr>
        </thead>
        <tbody>
          {
            /** @type {const} */ (['calls', 'computed', 'found']).map((row) => (
              <tr key={row} data-row={row}>
                <th scope="row">{text(`memo-count-${row}`)}</th>
                <td>{written(now[row])}</td>
                <td>{written(all[row])}</td>
              </tr>
            ))
          }
          <tr data-row="plain">
            <th scope="row">{text('memo-count-plain')}</th>
            <td />
            <td>{written(run.run.plainCalls)}</td>
          </tr>
        </tbody>
      </table>
      {all.calls > MOST_DRAWN && <p class="soft">{text('memo-drawn', { most: MOST_DRAWN, calls: all.calls })}</p>}
      {search.kind === 'pile' && <PileNote calls={run} cursor={cursor} />}
    </>
  );
}

/** The state as one source writes it, and as the table has it. @param {{calls: Calls, cursor: number}} props */
function PileNote({ calls, cursor }) {
  const call = calls.at(cursor);
  const caller = calls.parent[call] ?? NONE;
  const [left = 0, cap = 0] = call === NONE ? [] : calls.numbersOf(call);
  const take = caller === NONE ? 0 : (calls.numbersOf(caller)[0] ?? 0) - left;
  return (
    <p class="soft memo-note">
      {rich('memo-note-pile')} {take > 0 && rich('memo-note-example', { left, cap, take })}
    </p>
  );
}
