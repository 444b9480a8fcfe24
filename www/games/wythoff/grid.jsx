/** The board of the star grid with what stands under it, and a position of it explained. */
import { explained } from '../../shell/terms.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { counted, ends, readable } from '../../ui/numbers.js';
import { Spot } from '../../game_page/spot.jsx';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { NEW_PLAY, playParams } from '../../play/parameters.js';
import { screenRatio } from '../../canvas/tiles.js';
import { cellOf } from './grid_marks.js';
import { NUMBERS_FROM_PX } from './grid_view.js';
import { valueAt } from './grundy_layer.js';
import { coverOf } from './knowledge.js';
import { MAX_GRUNDY } from './parameters.js';
import { starStepAt } from './star_steps.js';

/** @import { Cell } from './grid_view.js' */
/** @import { Page } from './state.js' */
/** @import { Term } from '../../shell/terms.jsx' */

/** @type {readonly Term[]} */
const TERMS_OF_LEGEND = ['p', 'n', 'star', 'nimber'];
/** The pointer rests so long before it is asked about. */
const REST_MS = 60;
/** Size of the cells around the position, in pixels, when one goes there. */
const NEAR_PX = 32;

/** @param {{page: Page}} props */
export function Grid({ page }) {
  return (
    <>
      <Board board={page.board} player={page.player} />
      {!page.match.play.value && (
        <div class="under-board map-tools">
          <Readout page={page} />
          <div class="board-tools">
            <button
              type="button"
              disabled={page.covered.value}
              aria-pressed={page.has_layer.value}
              class={page.has_layer.value ? 'toggle on' : 'toggle'}
              onClick={() => page.go({ layer: page.has_layer.value ? null : 'grundy' })}
            >
              {text('wythoff-layer')}
            </button>
            <button
              type="button"
              class="toggle"
              onClick={() => page.board.goTo(cellOf(page.piles.value), Math.round(NEAR_PX * Math.max(1, devicePixelRatio)))}
            >
              {text('wythoff-to-position')}
            </button>
          </div>
          <BoardTools board={page.board} home="zoom-home" />
        </div>
      )}
    </>
  );
}

/** What is under the pointer or the cell cursor; at rest, what the colours mean. @param {{page: Page}} props */
function Readout({ page }) {
  const asked = page.hover.value ?? page.focus.value;
  const cells = page.board.viewport.value?.scale.cells ?? 1n;
  const hidden = page.covered.value;
  const is_asked = asked !== null && !hidden;
  const answer = useResource(
    is_asked ? `${asked.row} ${asked.column} ${cells}` : null,
    async (abort) => {
      const at = /** @type {Cell} */ (asked);
      const [a, b] = [String(at.column), String(at.row)];
      if (cells === 1n) return { at, cell: await page.session.ask('explain', { a, b }, abort) };
      return { at, share: await page.session.ask('share', { row: b, column: a, cells: String(cells) }, abort), cells };
    },
    // What was told of a cell stays until the next one's is there.
    { rest_ms: page.hover.value ? REST_MS : 0, stays: true },
  );
  const told = is_asked ? answer : null;
  const at = told?.at ?? null;
  const where = { a: readable(String(at?.column)), b: readable(String(at?.row)) };
  const table = page.has_layer.value ? page.grundy.value : null;
  const value =
    table && at && at.row <= BigInt(MAX_GRUNDY) && at.column <= BigInt(MAX_GRUNDY) ? valueAt(table, Number(at.column), Number(at.row)) : -1;
  const cover = at && coverAt(page, at);
  const has_numbers =
    page.timeline.value?.method === 'stars' && (page.board.viewport.value?.scale.px ?? 1) >= NUMBERS_FROM_PX * screenRatio();
  return (
    <p class="readout" role="status">
      {told && 'cell' in told && (
        <>
          {rich('wythoff-readout-cell', { ...where, outcome: told.cell.outcome })}
          {cover && <> · {rich(`wythoff-readout-${cover.kind}`, { a: cover.a, b: cover.b })}</>}
          {value >= 0 && <> · {rich('wythoff-readout-grundy', { value })}</>}
        </>
      )}
      {told &&
        'share' in told &&
        rich('wythoff-readout-share', {
          ...where,
          side: readable(String(told.cells)),
          p: readable(told.share.p),
          all: readable(told.share.cells),
        })}
      {!told && !hidden && (
        <span class="legend">
          <i class="swatch lit">★</i> <span>{explained(rich('wythoff-legend-p'), TERMS_OF_LEGEND)}</span>{' '}
          <i class={`swatch ${table ? 'ramp' : 'n'}`} />{' '}
          <span>
            {table
              ? explained(rich('wythoff-legend-grundy', { most: table.most, limit: MAX_GRUNDY }), TERMS_OF_LEGEND)
              : explained(rich('wythoff-legend-n'), TERMS_OF_LEGEND)}
          </span>
          {has_numbers && !table && <span> · {rich('wythoff-legend-numbers')}</span>}
          {cells > 1n && <span> · {rich('wythoff-scale', { cells: cells < 10n ** 9n ? counted(cells) : ends(String(cells)) })}</span>}
        </span>
      )}
    </p>
  );
}

/** Which line of which star covers a cell, in the steps so far. @param {Page} page @param {Cell} at */
function coverAt(page, at) {
  const timeline = page.timeline.value;
  if (timeline?.method !== 'stars' || at.row > 10n ** 9n || at.column > 10n ** 9n) return null;
  const step = coverOf(timeline).stepOf(Number(at.column), Number(at.row));
  const by = step <= page.player.cursor.value ? starStepAt(timeline, step) : null;
  return by && by.kind !== 'start' && by.kind !== 'placed' ? by : null;
}

/** The picked position explained: the star on each of its lines, and whether a move leads there. @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const cell = page.selection.value;
  const answer = page.explained.value;
  if (!cell || !answer) return null;
  const [a, b] = [String(cell.column), String(cell.row)];
  const there = { a, b, at: null, x: null };
  const { outcome, lines } = answer;
  const is_corner = a === '0' && b === '0';
  return (
    <Spot
      title={text('wythoff-cell', { column: readable(a), row: readable(b) })}
      outcome={outcome}
      close={close}
      actions={
        // A play goes on where it is.
        page.match.play.value
          ? []
          : [
              [text('explain-ask'), () => page.go(there)],
              [text('play-from'), () => page.go({ ...there, ...playParams(NEW_PLAY) })],
            ]
      }
    >
      <p role="status">{rich(is_corner ? 'wythoff-explain-corner' : `wythoff-explain-${outcome}`)}</p>
      {outcome === 'N' && (
        <ul class="lines">
          {lines.map(({ line, a: x, b: y, reach, distance }) => (
            <li key={line} class={reach}>
              {rich(`wythoff-explain-${line}`, { reach, x: ends(x), y: ends(y), distance: readable(distance) })}
            </li>
          ))}
        </ul>
      )}
    </Spot>
  );
}
