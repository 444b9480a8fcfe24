/** The board of Nim: a row a heap, as stones, as a number, and as binary digits in columns; below them what the columns come to. */
import { present } from '../../../play/play.js';
import { text } from '../../../ui/messages.js';
import { readable, wanted } from '../../../ui/numbers.js';
import { Stones } from '../../../ui/stones.jsx';
import { superscript } from '../../../ui/signs.js';
import { bitOf, columnOf, onesOf, takeFrom, widthOf } from './steps.js';

/** @typedef {import('./state.js').Page} Page */
/** @typedef {import('./steps.js').Timeline} Timeline */
/** @typedef {import('./steps.js').Knowledge} Knowledge */

/** Columns on show; of more, those around the one at hand. */
const COLUMNS = 16;
/** Larger heaps are numbers alone. */
const DRAWN = 32;

/** The columns on show, the highest first. @param {Timeline} timeline @param {Knowledge} known */
function columnsOn(timeline, { step }) {
  const width = widthOf(timeline);
  const middle = columnOf(step) ?? width - 1;
  const high = Math.min(width - 1, Math.max(middle + COLUMNS / 2, COLUMNS - 1));
  return Array.from({ length: Math.min(COLUMNS, high + 1) }, (_, index) => high - index);
}

/** @param {{page: Page}} props */
export function Board({ page }) {
  const [timeline, known, play] = [page.timeline.value, page.known.value, page.match.play.value];
  if (!timeline || !known) return <div class="board" />;
  const { step } = known;
  /** @type {string[]} */
  const heaps = play ? present(play).text.split(',') : timeline.heaps;
  const covered = page.covered.value && step.kind !== 'start' && page.cursor.value === timeline.steps.stepCount;
  const columns = play ? [] : columnsOn(timeline, known);
  const in_column = columnOf(step);
  const by_heap = step.kind === 'start' || step.kind === 'counted' ? null : step.numbers[0];
  if (heaps.length === 0)
    return (
      <div class="board">
        <p class="board-message">{text('nim-no-heaps')}</p>
      </div>
    );
  return (
    <div class="board nim-board" role="group" aria-label={text('nim-board')} tabIndex={0}>
      <table style={{ '--rows': heaps.length + 2, '--columns': columns.length + 1 }}>
        <thead>
          <tr>
            <td colSpan={3} />
            {columns.map((column) => (
              <th key={column} scope="col" class={column === in_column ? 'at' : undefined}>
                {column < 7 ? 2 ** column : `2${superscript(column)}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heaps.map((size, heap) => {
            const take = wanted(page.match.wishes.value.get(String(heap)) ?? '');
            const moved = !play && !covered && known.taken.has(heap) ? takeFrom(timeline, heap) : undefined;
            const names = [
              !play && heap >= known.added ? 'later' : '',
              !play && heap === by_heap ? 'at' : '',
              !play && known.open.has(heap) ? 'open' : '',
            ];
            return (
              <tr key={heap} class={names.join(' ')}>
                <th scope="row">
                  <button
                    type="button"
                    class="heap-name"
                    disabled={play !== null || page.covered.value}
                    onClick={() => (page.selection.value = heap)}
                  >
                    {text('nim-heap', { heap: heap + 1 })}
                  </button>
                </th>
                <td class="heap-stones">
                  {BigInt(size) <= BigInt(DRAWN) && (
                    <Stones
                      pile={BigInt(size)}
                      chosen={play ? take : BigInt(moved ?? 0)}
                      most={play ? BigInt(size) : 0n}
                      choose={(one) => page.match.choose(String(heap), String(one))}
                    />
                  )}
                </td>
                <td class="size">{readable(size)}</td>
                {columns.map((column) => {
                  const { digit, is_new } = known.digitOf(heap, column);
                  return (
                    <td
                      key={column}
                      class={`bit ${digit ? 'one' : ''} ${is_new && !covered ? 'new' : ''} ${column === in_column ? 'at' : ''}`}
                    >
                      {covered ? bitOf(timeline.bits[heap], column) : digit}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        {columns.length > 0 && known.added > 0 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {timeline.k === 1 ? text('nim-xor') : text('nim-ones', { modulus: timeline.k + 1 })}
              </th>
              {columns.map((column) => {
                const ones = onesOf(timeline, known, column);
                const rest = ones % (timeline.k + 1);
                return (
                  <td key={column} class={`bit ${rest ? 'odd' : ''} ${column === in_column ? 'at' : ''}`}>
                    {timeline.k === 1 ? rest : ones}
                  </td>
                );
              })}
            </tr>
          </tfoot>
        )}
      </table>
      {columns.length > 0 && columns.length < widthOf(timeline) && (
        <p class="more-columns">
          {text('nim-columns', { from: columns[columns.length - 1] ?? 0, to: columns[0] ?? 0, count: widthOf(timeline) })}
        </p>
      )}
    </div>
  );
}
