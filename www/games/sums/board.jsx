/** The board of a sum: its heaps with their values, and below the strip of values, cell by cell. */
import { Board as Cells, BoardTools } from '../../canvas/board.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { rich, text } from '../../ui/messages.js';
import { HeapRows } from '../../play/heap_rows.jsx';
import { RowStones } from './row_stones.jsx';
import { kindWords } from './words.js';
import { falls, heapsOf, partMovesOf, totalOf } from './steps.js';
import './style.css';

/** @import { Page } from './state.js' */
/** @import { Timeline } from './steps.js' */
/** @import { Rows } from '../../play/types.js' */

/** A heap as a row. @param {Page} page @param {string} kind @param {string} heap */
const rowOf = ({ has_parts, cuts }, kind, heap) => ({
  size: heap,
  kind: has_parts ? kindWords(kind) : '',
  is_cut: falls(has_parts ? kind : null, cuts),
});

/** @param {Page} page @returns {Rows} */
function rowsAt(page) {
  const timeline = /** @type {Timeline | null} */ (page.timeline.value);
  const known = page.known.value;
  const { rule, has_parts } = page;
  if (!timeline || !known) return { rows: [] };
  const is_every = rule.value === 'every';
  const verdict = page.solution.value?.verdict;
  const move = known.is_answered && !page.covered.value && verdict?.moves[0] ? partMovesOf(verdict.moves[0], has_parts, is_every) : [];
  const total = totalOf(timeline, known.added, is_every);
  return {
    rows: timeline.parts.map(({ kind, heap, value }, part) => {
      const numbers = move.find((one) => one.part === part)?.numbers ?? [];
      return {
        ...rowOf(page, kind, heap),
        wish: numbers.slice(0, 2).join(','),
        value: part < known.added ? (value ?? '?') : '',
        chosen: BigInt(numbers[0] ?? 0),
        looks: known.step.kind === 'added' && known.step.numbers[0] === part ? 'at' : '',
      };
    }),
    total: known.added > 0 && timeline.parts.length > 1 ? { words: String(total ?? '?'), is_odd: total !== 0n } : null,
  };
}

/** What stands in the board's place is fetched when it is first looked at. @type {Record<string, () => Promise<any>>} */
const OTHER_VIEWS = {
  scatter: () => import('./scatter.jsx').then(({ Scatter }) => Scatter),
  frequency: () => import('./frequency.jsx').then(({ Frequency }) => Frequency),
  splits: () => import('./splits.jsx').then(({ Splits }) => Splits),
  work: () => import('./space.jsx').then(({ Work }) => Work),
};

/** @param {{page: Page}} props */
export function Board({ page }) {
  const timeline = page.timeline.value;
  if (!timeline) return <div class="board" />;
  const is_playing = page.match.play.value !== null;
  const other = is_playing ? undefined : OTHER_VIEWS[page.view.value];
  if (other) return <Lazy load={other} with={{ page, covered: page.covered.value }} meanwhile={<div class="board" />} />;
  const label = text(page.rule.value === 'every' ? 'sums-steps' : 'sums-nimber');
  const has_strip = page.scene.value !== null && !is_playing;
  return (
    <div class={has_strip ? 'sums' : 'sums alone'}>
      <HeapRows
        page={page}
        heapsOf={(position) => heapsOf(position).map(({ kind, heap }) => rowOf(page, kind ?? '', heap))}
        RowStones={RowStones}
        shown={rowsAt(page)}
        label={text('sums-board')}
        nameOf={(heap) => text('sums-part', { heap })}
        none={text('sums-none')}
        value_name={label}
        sums={text(page.rule.value === 'every' ? 'sums-most' : 'sums-xor')}
      />
      {has_strip && <Cells board={page.board} player={page.player} />}
    </div>
  );
}

/** @param {{page: Page}} props */
export function Legend({ page }) {
  const scene = page.scene.value;
  if (!scene || page.match.play.value || page.view.value !== 'board') return null;
  const { period, read, compared, exceptions } = scene;
  return (
    <ul>
      <li>
        <i class="swatch lit">0</i> <span>{rich('sums-legend-zero', { rule: page.rule.value })}</span>
      </li>
      <li>
        <i class="swatch ramp" /> <span>{rich('sums-legend-values', { rule: page.rule.value })}</span>
      </li>
      {read.size > 0 && (
        <li>
          <i class="swatch read" /> <span>{rich('sums-legend-read')}</span>
        </li>
      )}
      {compared && (
        <li>
          <i class="swatch compared" /> <span>{rich('sums-legend-compared')}</span>
        </li>
      )}
      {period && period.period >= 2 && (
        <li>
          <i class="swatch period" />{' '}
          <span>{rich('sums-legend-period', { period: period.period, preperiod: period.preperiod, saltus: period.saltus })}</span>
        </li>
      )}
      {exceptions.size > 0 && (
        <li>
          <i class="swatch exception" /> <span>{rich('sums-legend-exception', { count: exceptions.size })}</span>
        </li>
      )}
    </ul>
  );
}

/** How wide a line of the strip is, and more of it. @param {{page: Page}} props */
export function Tools({ page }) {
  const { fold, next_count, view } = page;
  const is_board = view.value === 'board';
  if (!page.scene.value || page.match.play.value || (!is_board && page.covered.value)) return null;
  return (
    <>
      <div class="board-tools">
        {is_board && (
          <label class="fold">
            {text('sums-fold')}{' '}
            <input
              class="number"
              name="fold"
              type="number"
              min="1"
              max="1000"
              value={fold.value}
              onChange={(event) => page.tell({ fold: /^[1-9]\d{0,2}$/.test(event.currentTarget.value) ? event.currentTarget.value : null })}
            />
          </label>
        )}
        {view.value !== 'splits' && next_count.value !== null && (
          <button type="button" class="toggle" onClick={page.grow}>
            {text('sums-grow', { count: next_count.value })}
          </button>
        )}
      </div>
      {is_board && <BoardTools board={page.board} />}
    </>
  );
}
