/** Heaps as a table: a row for each heap, with its stones, its number and its digits. In a play one chooses stones there. */
import { present } from './play.js';
import { classNames } from '../ui/class_names.js';
import { readable, wanted } from '../ui/numbers.js';
import { columnName } from '../ui/signs.js';
import { Stones } from '../ui/stones.jsx';
import { roomOf, tracesOf } from './room.js';
import { takeKeys } from './take_keys.js';
import './heap_rows.css';

/** @import { Play, SolverMatch } from './solver_match.js' */
/** @import { HeapRowsProps, Row, Rows } from './types.js' */

/** Larger heaps are numbers alone: beside their digits, and in a play. */
const [DRAWN, PLAYED] = [32, 120];

/** Digits of a number that has room on a phone; a longer one is smaller there. */
const SHORT = 12;

/** The heaps of a position, all of one kind. @param {string} position @returns {Row[]} */
const sizesOf = (position) => position.split(',').map((size) => ({ size }));

/** The heaps of a play. @param {Play} play @param {SolverMatch} match @param {typeof sizesOf} heapsOf @returns {Rows} */
function inPlay(play, { your_turn, chosen_takes }, heapsOf) {
  const traces = tracesOf(
    play.positions.map(({ text }) => heapsOf(text)),
    BigInt(PLAYED),
  );
  return {
    rows: heapsOf(present(play).text).map((row, heap) => {
      const typed = your_turn.value ? (chosen_takes.value.get(String(heap)) ?? '') : '';
      return { ...row, ...traces[heap], typed, chosen: wanted(typed) };
    }),
  };
}

/** @param {HeapRowsProps} props */
export function HeapRows({
  page: { match, explainHeap, covered, question, shows_pieces },
  play = match.shown.value,
  // A click takes; a question is answered once, by a move that was tried first.
  choose = (heap, typed) => (question?.is_open.value ? match.chooseTake : match.clickTake)(String(heap), typed),
  shown,
  label,
  nameOf,
  none,
  columnsText = () => '',
  sums = '',
  value_name = '',
  is_alone = shows_pieces.value,
  heapsOf = sizesOf,
  RowStones,
  rest = null,
}) {
  const played = play && inPlay(play, match, heapsOf);
  const { rows, columns = [], at = null, width = 0, sums: below = [], total = null } = played ?? shown;
  const is_large = played !== null || is_alone;
  const has_values = !is_large && value_name !== '';
  const can_explain = played === null && !covered.value;
  const drawn = BigInt(is_large ? PLAYED : DRAWN);
  const positions = played ? (match.play.value ?? play)?.positions.map(({ text }) => heapsOf(text)) : null;
  const room = roomOf(positions ?? [rows], drawn, positions?.[0]?.some(({ is_cut }) => is_cut) ?? false);
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
  const looksOf = (column, ...more) => classNames('bit', column === at && 'at', ...more);
  return (
    <div class={is_large ? 'board heap-rows played' : 'board heap-rows'} role="group" aria-label={label} tabIndex={0}>
      <table
        style={{
          '--rows': room.rows + 2,
          '--columns': columns.length + 1,
          '--lines-of-ten': room.lines_of_ten,
          '--narrow-lines': room.narrow_lines,
          '--most-across': room.across,
          '--narrow': room.narrow,
          '--digits': room.digits,
        }}
      >
        <thead>
          <tr>
            <td colSpan={3} />
            {has_values &&
              (rows.some(({ value = '' }) => value !== '') ? (
                <th scope="col" class="value">
                  {value_name}
                </th>
              ) : (
                <td class="value-to-come" aria-hidden="true">
                  {value_name}
                </td>
              ))}
            {columns.map((column) => (
              <th key={column} scope="col" class={column === at ? 'at' : undefined}>
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            (
              { size, after = '', kind = '', value = '', is_cut = false, typed = '', chosen = 0n, most, looks, digits = [], ...traces },
              heap,
            ) => (
              // A click anywhere in the row explains its heap; with the keyboard, its name does.
              <tr key={heap} class={classNames(looks, can_explain && 'explains')} onClick={() => can_explain && explainHeap(heap)}>
                <th scope="row">
                  <button type="button" class="heap-name" disabled={!can_explain}>
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
                        {...traces}
                        least={BigInt(takeOf(heap)?.least ?? 1)}
                        most={most ?? BigInt(takeOf(heap)?.most ?? 0)}
                        isFree={(take) => isFree(heap, take)}
                        choose={(one) => choose(heap, String(one))}
                      />
                    </div>
                  )}
                </td>
                <td class={classNames('size', size.length > SHORT && 'long')}>
                  {takeOf(heap) && BigInt(size) > drawn ? (
                    <button
                      type="button"
                      class="quiet size-pick"
                      onClick={() => match.chooseTake(String(heap), takeOf(heap)?.least ?? '1')}
                    >
                      {readable(size)}
                    </button>
                  ) : (
                    readable(size)
                  )}
                  {after !== '' && <span class="after">{` → ${readable(after)}`}</span>}
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
            ),
          )}
          {Array.from({ length: room.rows - rows.length }, (_, index) => (
            <tr key={`room ${index}`} class="room" aria-hidden="true">
              <th>
                <button type="button" class="heap-name" disabled>
                  {'\u00a0'}
                </button>
              </th>
              <td class="heap-stones">
                <Stones pile={0n} gone={1} chosen={0n} most={0n} choose={() => {}} />
              </td>
              <td class="size">{'\u00a0'}</td>
            </tr>
          ))}
        </tbody>
        {!is_large && rest}
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
