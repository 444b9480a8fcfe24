/** The board of a sum: its heaps with their values, and below them the strip of values. */
import { Board as Cells, BoardTools } from '../../canvas/board.jsx';
import { HeapRows } from '../../play/heap_rows.jsx';
import { RestRow } from '../../play/rest_row.jsx';
import { Button } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { Legend as Swatches } from '../../ui/legend.jsx';
import { rich, text } from '../../ui/messages.js';
import { FOLD } from './parameters.js';
import { RowStones } from './row_stones.jsx';
import { falls, heapsOf, partMovesOf, partOf, totalOf } from './steps.js';
import { kindWords } from './words.js';
import './style.css';

/** @import { FunctionComponent } from 'preact' */
/** @import { Page } from './state.js' */
/** @import { Rows } from '../../play/types.js' */

/** A heap as a row. @param {Page} page @param {string} kind @param {string} heap */
const rowOf = ({ has_parts, cuts }, kind, heap) => ({
  size: heap,
  kind: has_parts ? kindWords(kind) : '',
  is_cut: falls(has_parts ? kind : null, cuts),
});

/** @param {Page} page @returns {Rows} */
function rowsAt(page) {
  const [timeline, known] = [page.timeline.value, page.known.value];
  if (!timeline || !known) return { rows: [] };
  const { step, added } = known;
  const { parts, rest } = timeline;
  const is_every = page.rule.value === 'every';
  const answer = step.kind === 'answer' && !page.covered.value ? page.solution.value?.verdict.moves[0] : undefined;
  const move = answer === undefined ? [] : partMovesOf(answer, page.has_parts, is_every);
  const total = totalOf(timeline, added, is_every);
  return {
    rows: parts.map(({ kind, heap, value }, part) => {
      const numbers = move.find((one) => one.part === partOf(timeline, part) - 1)?.numbers ?? [];
      return {
        ...rowOf(page, kind, heap),
        typed: numbers.slice(0, 2).join(','),
        value: part < added ? (value ?? '?') : '',
        chosen: BigInt(numbers[0] ?? 0),
        // Of very many rows the one that the move takes from comes into view.
        looks: (step.kind === 'added' ? step.numbers[0] === part : rest && numbers.length > 0) ? 'at' : '',
      };
    }),
    rest: rest && {
      count: rest.count,
      value: added > parts.length ? (rest.value ?? '?') : '',
      looks: step.kind === 'rest' ? 'at' : '',
      digits: [],
    },
    total: added > 0 && parts.length > 1 ? { words: String(total ?? '?'), is_odd: total !== 0n } : null,
  };
}

/** Lines of the strip that a phone finds room for beside an answer. */
const MOST_LINES = 4;

/** What can be shown in the board's place. @type {Record<string, () => Promise<FunctionComponent<{page: Page, covered: boolean}>>>} */
const OTHER_VIEWS = {
  scatter: () => import('./scatter.jsx').then(({ Scatter }) => Scatter),
  frequency: () => import('./frequency.jsx').then(({ Frequency }) => Frequency),
  splits: () => import('./splits.jsx').then(({ Splits }) => Splits),
  work: () => import('./space.jsx').then(({ Work }) => Work),
  map: () => import('./subtraction/period_map.jsx').then(({ PeriodMap }) => PeriodMap),
};

/** @param {{page: Page}} props */
export function Board({ page }) {
  const timeline = page.timeline.value;
  if (!timeline) return <div class="board" />;
  const is_playing = page.match.play.value !== null;
  const other = is_playing ? undefined : OTHER_VIEWS[page.view.value];
  if (other)
    return <Lazy load={other} words="sums/charts" with={{ page, covered: page.covered.value }} meanwhile={<div class="board" />} />;
  const is_every = page.rule.value === 'every';
  const has_strip = page.scene.value !== null && !is_playing && !page.shows_pieces.value && !page.shows_answer.value;
  const shown = rowsAt(page);
  const lines = Math.ceil((page.scene.value?.shown ?? 0) / page.fold.value);
  return (
    <div class={has_strip ? 'sums' : 'sums alone'} style={{ '--lines': Math.min(lines, MOST_LINES) }}>
      <HeapRows
        page={page}
        heapsOf={(position) => heapsOf(position).map(({ kind, heap }) => rowOf(page, kind ?? '', heap))}
        RowStones={RowStones}
        shown={shown}
        rest={<RestRow shown={shown} has_values name={text('sums-rest', { of: page.called, count: timeline.rest?.count ?? 0 })} />}
        label={text('sums-board', { of: page.called })}
        nameOf={(row) => text('sums-part', { of: page.called, heap: partOf(timeline, row - 1) })}
        none={text('sums-none', { of: page.called })}
        value_name={text(is_every ? 'sums-steps' : 'sums-nimber')}
        sums={text(is_every ? 'sums-most' : 'sums-xor')}
      />
      {has_strip && <Cells board={page.board} player={page.player} />}
    </div>
  );
}

/** @param {{page: Page}} props */
export function Legend({ page }) {
  const scene = page.scene.value;
  if (!scene || page.match.play.value || page.view.value !== 'board') return null;
  const { read, compared, exceptions } = scene;
  const { period = 0, preperiod = 0, saltus = 0 } = scene.period ?? {};
  const rule = page.rule.value;
  return (
    <Swatches
      entries={[
        { swatch: 'lit', meaning: rich('sums-legend-zero', { rule, of: page.called }), sign: 0 },
        { swatch: 'ramp', meaning: rich('sums-legend-values', { rule }) },
        { is_shown: read.size > 0, swatch: 'read', meaning: rich('sums-legend-read') },
        { is_shown: compared !== null, swatch: 'compared', meaning: rich('sums-legend-compared') },
        { is_shown: period >= 2, swatch: 'period', meaning: rich('sums-legend-period', { period, preperiod, saltus }) },
        { is_shown: exceptions.size > 0, swatch: 'exception', meaning: rich('sums-legend-exception', { count: exceptions.size }) },
      ]}
    />
  );
}

/** How many heaps are on a line of the strip, and how many values are shown. @param {{page: Page}} props */
export function Tools({ page }) {
  const { fold, next_count, view } = page;
  const is_board = view.value === 'board';
  if (!page.scene.value || page.match.play.value || (!is_board && page.covered.value)) return null;
  return (
    <>
      <div class="board-tools">
        {is_board && page.has_parts && <span class="fold">{text('sums-strip-of', { kind: kindWords(page.kind.value ?? '') })}</span>}
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
              onChange={({ currentTarget: { value } }) => page.writeToLink({ fold: FOLD.form?.test(value) ? value : null })}
            />
          </label>
        )}
        {view.value !== 'splits' && view.value !== 'map' && next_count.value !== null && (
          <Button words={text('sums-grow', { count: next_count.value })} class="toggle" onClick={page.grow} />
        )}
      </div>
      {is_board && <BoardTools board={page.board} />}
    </>
  );
}
