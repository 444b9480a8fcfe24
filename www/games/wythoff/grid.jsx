/** The board of the star grid with what stands under it, and a position of it explained. */
import { askedOf, explained } from '../../shell/terms.jsx';
import { useResource } from '../../solver/resource.js';
import { Button } from '../../ui/controls.jsx';
import { rich, text } from '../../ui/messages.js';
import { counted, ends, readable } from '../../ui/numbers.js';
import { actionsAt } from '../../game_page/actions_at.js';
import { Spot } from '../../ui/spot.jsx';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { screenRatio } from '../../canvas/tiles.js';
import { cellOf } from './grid_marks.js';
import { NUMBERS_FROM_PX } from './grid_view.js';
import { valueAt } from './grundy_layer.js';
import { MAX_GRUNDY } from './parameters.js';

/** @import { WythoffShare } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { Cell, GrundyTable } from './types.js' */
/** @import { Term } from '../../shell/terms.jsx' */

/** @type {readonly Term[]} */
const TERMS_OF_LEGEND = ['p', 'n', 'star', 'nimber'];
/** The pointer rests so long before it is asked about. */
const REST_MS = 60;
/** Lines are not followed further: their cells are exact as numbers up to here. */
const FARTHEST_COVER = 1e9;
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
            <Button
              words={text('wythoff-layer')}
              disabled={page.covered.value}
              aria-pressed={page.has_layer.value}
              class={page.has_layer.value ? 'toggle primary' : 'toggle'}
              onClick={() => page.go({ layer: page.has_layer.value ? null : 'grundy' })}
            />
            <Button
              words={text('wythoff-to-position')}
              class="toggle"
              onClick={() => page.board.goTo(cellOf(page.piles.value), Math.round(NEAR_PX * Math.max(1, devicePixelRatio)))}
            />
          </div>
          <BoardTools board={page.board} home="zoom-home" />
        </div>
      )}
    </>
  );
}

/** What is under the pointer or the cell cursor; at rest, what the colours mean. @param {{page: Page}} props */
function Readout({ page }) {
  const at = page.covered.value ? null : (page.hover.value ?? page.focus.value);
  const { px = 1, cells = 1n } = page.board.viewport.value?.scale ?? {};
  const answer = useResource(
    at && `${at.row} ${at.column} ${cells}`,
    async (abort) => {
      if (!at) return null;
      const [a, b] = [String(at.column), String(at.row)];
      if (cells === 1n) return { at, cell: await page.session.ask('explain', { a, b }, abort) };
      return { at, share: await page.session.ask('share', { row: b, column: a, cells: String(cells) }, abort), cells };
    },
    // What was said of a cell stays until the next one's answer is there.
    { rest_ms: page.hover.value ? REST_MS : 0, stays: true },
  );
  const table = page.has_layer.value ? page.grundy.value : null;
  if (at && answer)
    return (
      <p class="readout" role="status">
        {'cell' in answer ? <AboutCell page={page} table={table} at={answer.at} outcome={answer.cell.outcome} /> : shareText(answer)}
      </p>
    );
  const has_numbers = !table && page.timeline.value?.method === 'stars' && px >= NUMBERS_FROM_PX * screenRatio();
  return (
    <p class="readout" role="status">
      {!page.covered.value && (
        <span class="legend">
          <span class="legend-entry">
            <i class="swatch lit">★</i> <span>{explained(rich('wythoff-legend-p'), TERMS_OF_LEGEND, askedOf)}</span>
          </span>{' '}
          <span class="legend-entry">
            <i class={`swatch ${table ? 'ramp' : 'n'}`} />{' '}
            <span>
              {explained(
                table ? rich('wythoff-legend-grundy', { most: table.most, limit: MAX_GRUNDY }) : rich('wythoff-legend-n'),
                TERMS_OF_LEGEND,
                askedOf,
              )}
            </span>
          </span>
          {has_numbers && <span> · {rich('wythoff-legend-numbers')}</span>}
          {cells > 1n && <span> · {rich('wythoff-scale', { cells: cells < 10n ** 9n ? counted(cells) : ends(String(cells)) })}</span>}
        </span>
      )}
    </p>
  );
}

/** @param {Cell} at */
const whereOf = ({ row, column }) => ({ a: readable(String(column)), b: readable(String(row)) });

/** @param {{at: Cell, cells: bigint, share: WythoffShare}} answer */
const shareText = ({ at, cells, share }) =>
  rich('wythoff-readout-share', { ...whereOf(at), side: readable(String(cells)), p: readable(share.p), all: readable(share.cells) });

/**
 * A cell's outcome, the line that covered it and its Grundy value, as far as they are on show.
 * @param {{page: Page, table: GrundyTable | null, at: Cell, outcome: string}} props
 */
function AboutCell({ page, table, at, outcome }) {
  const [a, b] = [Number(at.column), Number(at.row)];
  const cover = Math.max(a, b) > FARTHEST_COVER ? null : page.known.value.coverOf(a, b);
  const value = table ? valueAt(table, a, b) : -1;
  return (
    <>
      {rich('wythoff-readout-cell', { ...whereOf(at), outcome })}
      {cover && <> · {rich(`wythoff-readout-${cover.line}`, { a: cover.a, b: cover.b })}</>}
      {value >= 0 && <> · {rich('wythoff-readout-grundy', { value })}</>}
    </>
  );
}

/** The picked position: the star on each of its lines, and whether a move leads there. @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const cell = page.selection.value;
  const answer = page.explained.value;
  if (!cell || !answer) return null;
  const [a, b] = [String(cell.column), String(cell.row)];
  const { outcome, lines } = answer;
  const is_corner = a === '0' && b === '0';
  return (
    <Spot
      title={text('wythoff-cell', { column: readable(a), row: readable(b) })}
      outcome={outcome}
      close={close}
      // A play goes on where it is.
      actions={page.match.play.value ? [] : actionsAt(page, { a, b, at: null, x: null })}
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
