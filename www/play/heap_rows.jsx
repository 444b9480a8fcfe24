/** Heaps as a table: a row a heap, its stones, its number and its digits; while one plays, the heaps of the play, to choose stones from. */
import { present } from './play.js';
import { readable, wanted } from '../ui/numbers.js';
import { superscript } from '../ui/signs.js';
import { Stones } from '../ui/stones.jsx';
import './heap_rows.css';

/** @import { ComponentType } from 'preact' */
/** @import { SolverMatch } from './solver_match.js' */
/** @import { HeapPage, Row, Rows } from './types.js' */

/** Larger heaps are numbers alone: beside their digits, and in a play. */
const [DRAWN, PLAYED] = [32, 120];

/** Heaps of a position, of one kind all. @param {string} position @returns {Row[]} */
const sizesOf = (position) => position.split(',').map((size) => ({ size }));

/** The heaps of a play, with what is chosen of them; null outside of one. @param {SolverMatch} match @param {typeof sizesOf} heapsOf @returns {Rows | null} */
function inPlay({ shown: { value: play }, your_turn, wishes }, heapsOf) {
  const heaps = play && present(play).text;
  if (heaps === null) return null;
  return {
    rows: heapsOf(heaps).map((row, heap) => {
      const wish = your_turn.value ? (wishes.value.get(String(heap)) ?? '') : '';
      return { ...row, wish, chosen: wanted(wish) };
    }),
  };
}

/** @param {{page: HeapPage, shown: Rows, label: string, nameOf: (number: number) => string, none: string, columnsText?: (columns: {from: number, to: number, count: number}) => string, sums?: string, value_name?: string, heapsOf?: typeof sizesOf, RowStones?: ComponentType<any>}} props shown: outside of a play; nameOf: a heap by its number from 1; none: said where there is no heap; columnsText: which columns are on show, where not all are; sums: what the columns and values come to is called; value_name: what a value is called; heapsOf: a position of a play; RowStones: the stones of a row that is cut */
export function HeapRows({
  page: { match, explainHeap, covered },
  shown,
  label,
  nameOf,
  none,
  columnsText = () => '',
  sums = '',
  value_name = '',
  heapsOf = sizesOf,
  RowStones,
}) {
  const played = inPlay(match, heapsOf);
  const { rows, columns = [], at = null, width = 0, sums: below = [], total = null } = played ?? shown;
  const has_values = !played && value_name !== '';
  const drawn = BigInt(played ? PLAYED : DRAWN);
  /** Stones in a row of a play, ten at most. */
  const across = rows.reduce((most, { size }) => (BigInt(size) <= drawn ? Math.max(most, Math.min(10, Number(size))) : most), 3);
  /** Such rows of all heaps. */
  const lines = rows.reduce((sum, { size }) => sum + Math.max(1, BigInt(size) <= drawn ? Math.ceil(Number(size) / 10) : 1), 0);
  const takes = match.your_turn.value ? (match.play.value?.told.at(-1)?.takes ?? []) : [];
  const mostOf = (/** @type {number} */ heap) => BigInt(takes.find(({ from }) => from === String(heap))?.most ?? 0);
  if (rows.length === 0)
    return (
      <div class="board">
        <p class="board-message">{none}</p>
      </div>
    );
  /** @param {number} column @param {...(string | false)} more */
  const looksOf = (column, ...more) => ['bit', column === at && 'at', ...more].filter(Boolean).join(' ');
  return (
    <div class={played ? 'board heap-rows played' : 'board heap-rows'} role="group" aria-label={label} tabIndex={0}>
      <table style={{ '--rows': rows.length + 2, '--columns': columns.length + 1, '--lines': lines, '--across': across }}>
        <thead>
          <tr>
            <td colSpan={3} />
            {has_values && (
              <th scope="col" class="value">
                {value_name}
              </th>
            )}
            {columns.map((column) => (
              <th key={column} scope="col" class={column === at ? 'at' : undefined}>
                {column < 7 ? 2 ** column : `2${superscript(column)}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, kind = '', value = '', is_cut = false, wish = '', chosen = 0n, most, looks, digits = [] }, heap) => (
            <tr key={heap} class={looks}>
              <th scope="row">
                <button type="button" class="heap-name" disabled={played !== null || covered.value} onClick={() => explainHeap(heap)}>
                  {nameOf(heap + 1)}
                  {kind !== '' && <small>{kind}</small>}
                </button>
              </th>
              <td class="heap-stones">
                {is_cut && RowStones && BigInt(size) <= drawn && (
                  <RowStones
                    pile={BigInt(size)}
                    wish={wish}
                    take={takes.find(({ from }) => from === String(heap))}
                    choose={(/** @type {string} */ one) => match.choose(String(heap), one)}
                  />
                )}
                {!is_cut && BigInt(size) <= drawn && (
                  <Stones
                    pile={BigInt(size)}
                    chosen={chosen}
                    most={most ?? mostOf(heap)}
                    choose={(one) => match.choose(String(heap), String(one))}
                  />
                )}
              </td>
              <td class="size">{readable(size)}</td>
              {has_values && (
                <td class={value === '' ? 'value' : 'value told'}>
                  {value !== '' && (
                    <>
                      <span class="unseen">{value_name} </span>
                      {readable(value)}
                    </>
                  )}
                </td>
              )}
              {digits.map(({ digit, is_new }, index) => (
                <td key={columns[index]} class={looksOf(Number(columns[index]), digit > 0 && 'one', is_new && 'new')}>
                  {digit}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {sums}
              </th>
              <td class={total.is_odd ? 'value total odd' : 'value total'}>{readable(total.words)}</td>
            </tr>
          </tfoot>
        )}
        {below.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {sums}
              </th>
              {below.map(({ words, is_odd }, index) => (
                <td key={columns[index]} class={looksOf(Number(columns[index]), is_odd && 'odd')}>
                  {words}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {columns.length > 0 && columns.length < width && (
        <p class="more-columns">{columnsText({ from: columns.at(-1) ?? 0, to: columns[0] ?? 0, count: width })}</p>
      )}
    </div>
  );
}
