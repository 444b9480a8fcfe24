/** Heaps as a table: a row for each heap, with its stones, its number and its digits. In a play one chooses stones there. */
import { present } from './play.js';
import { readable, wanted } from '../ui/numbers.js';
import { superscript } from '../ui/signs.js';
import { Stones } from '../ui/stones.jsx';
import { takeKeys } from './take_keys.js';
import './heap_rows.css';

/** @import { Play, SolverMatch } from './solver_match.js' */
/** @import { HeapRowsProps, Row, Rows } from './types.js' */

/** Larger heaps are numbers alone: beside their digits, and in a play. */
const [DRAWN, PLAYED] = [32, 120];

/** The heaps of a position, all of one kind. @param {string} position @returns {Row[]} */
const sizesOf = (position) => position.split(',').map((size) => ({ size }));

/** The heaps of a play. @param {Play} play @param {SolverMatch} match @param {typeof sizesOf} heapsOf @returns {Rows} */
function inPlay(play, { your_turn, chosen_takes }, heapsOf) {
  return {
    rows: heapsOf(present(play).text).map((row, heap) => {
      const typed = your_turn.value ? (chosen_takes.value.get(String(heap)) ?? '') : '';
      return { ...row, typed, chosen: wanted(typed) };
    }),
  };
}

/** @param {HeapRowsProps} props */
export function HeapRows({
  page: { match, explainHeap, covered, question, shows_pieces },
  play = match.shown.value,
  // A click takes; a question is answered once, by a move that one has looked at.
  choose = (heap, typed) => (question?.is_open.value ? match.chooseTake : match.clickTake)(String(heap), typed),
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
  const played = play && inPlay(play, match, heapsOf);
  const { rows, columns = [], at = null, width = 0, sums: below = [], total = null } = played ?? shown;
  const is_large = played !== null || shows_pieces.value;
  const has_values = !is_large && value_name !== '';
  const drawn = BigInt(is_large ? PLAYED : DRAWN);
  /** Stones of each heap that is drawn; 0 of one that is a number alone. */
  const stones = rows.map(({ size }) => (BigInt(size) <= drawn ? Number(size) : 0));
  /** Stones in a line of a play, ten at most, and such lines of all heaps. */
  const across = Math.min(10, Math.max(3, ...stones));
  const lines = stones.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / 10)), 0);
  const takes = (play && match.your_turn.value && play.answers.at(-1)?.takes) || [];
  const takeOf = (/** @type {number} */ heap) => takes.find(({ from }) => from === String(heap));
  /** The moves that the solver lists, where they are few. */
  const listed = new Set(match.partsOf() === 1 ? play?.answers.at(-1)?.moves?.map(({ move }) => move) : []);
  const isFree = (/** @type {number} */ heap, /** @type {number} */ take) => listed.size === 0 || listed.has(`${heap},${take}`);
  if (rows.length === 0)
    return (
      <div class="board">
        <p class="board-message">{none}</p>
      </div>
    );
  /** @param {number} column @param {...(string | false)} more */
  const looksOf = (column, ...more) => ['bit', column === at && 'at', ...more].filter(Boolean).join(' ');
  return (
    <div class={is_large ? 'board heap-rows played' : 'board heap-rows'} role="group" aria-label={label} tabIndex={0}>
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
          {rows.map(({ size, kind = '', value = '', is_cut = false, typed = '', chosen = 0n, most, looks, digits = [] }, heap) => (
            <tr key={heap} class={looks}>
              <th scope="row">
                <button type="button" class="heap-name" disabled={played !== null || covered.value} onClick={() => explainHeap(heap)}>
                  {nameOf(heap + 1)}
                  {kind !== '' && <small>{kind}</small>}
                </button>
              </th>
              <td class="heap-stones">
                {BigInt(size) > drawn ? null : is_cut ? (
                  RowStones && (
                    <RowStones
                      label={nameOf(heap + 1)}
                      pile={BigInt(size)}
                      typed={typed}
                      take={takeOf(heap)}
                      choose={(one) => match.chooseTake(String(heap), one)}
                      finish={(one) => choose(heap, one)}
                    />
                  )
                ) : (
                  <div
                    {...(played &&
                      takeKeys({
                        label: nameOf(heap + 1),
                        least: BigInt(takeOf(heap)?.least ?? 1),
                        most: BigInt(takeOf(heap)?.most ?? 0),
                        chosen,
                        choose: (take) => match.chooseTake(String(heap), String(take)),
                        take: match.playChosenTakes,
                      }))}
                  >
                    <Stones
                      pile={BigInt(size)}
                      chosen={chosen}
                      least={BigInt(takeOf(heap)?.least ?? 1)}
                      most={most ?? BigInt(takeOf(heap)?.most ?? 0)}
                      isFree={(take) => isFree(heap, take)}
                      choose={(one) => choose(heap, String(one))}
                    />
                  </div>
                )}
              </td>
              <td class="size">
                {takeOf(heap) && BigInt(size) > drawn ? (
                  <button type="button" class="quiet size-pick" onClick={() => match.chooseTake(String(heap), takeOf(heap)?.least ?? '1')}>
                    {readable(size)}
                  </button>
                ) : (
                  readable(size)
                )}
              </td>
              {has_values && (
                <td class={value === '' ? 'value' : 'value known'}>
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
        {(total || below.length > 0) && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {sums}
              </th>
              {total && <td class={total.is_odd ? 'value total odd' : 'value total'}>{readable(total.words)}</td>}
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
