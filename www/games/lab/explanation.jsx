/** A position of the table, explained by its options. */
import { Spot } from '../../game_page/spot.jsx';
import { rich, series, text } from '../../ui/messages.js';
import { LABELS } from './table.js';
import { runsOf } from '../../ui/runs.js';
import { positionWords } from './words.js';

/** @import { Page } from './state.js' */

/** Options that are listed. */
const LISTED = 40;

/** Numbers with those that follow one another as `0–4`. @param {readonly number[]} ascending */
const runsText = (ascending) =>
  series(
    runsOf(ascending).map(([first, last]) =>
      last > first + 1 ? `${first}–${last}` : last > first ? series([first, last].map(String)) : String(first),
    ),
  );

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [at, told] = [page.selection.value, page.explained.value];
  if (at === null || told?.position !== at) return null;
  const label = LABELS[told.label] ?? 'unknown';
  const winning = told.options.filter((option) => option.label === 1);
  const args = {
    at: positionWords(at),
    count: told.count,
    all: told.isAll ? 'yes' : 'no',
    winning: winning.length,
    nimber: told.nimber ?? 0,
    depth: told.depth ?? 0,
    length: told.depth === null ? 'untold' : told.isExact ? 'exact' : 'bound',
  };
  const kind = told.broken ? 'broken' : told.isTold ? 'told' : told.isOver ? 'over' : label;
  const set = runsText([...new Set(told.options.map(({ nimber }) => nimber ?? 0))].sort((a, b) => a - b));
  const groups = /** @type {const} */ ([1, 0, 2, 3]).map((one) => told.options.filter((option) => option.label === one));
  return (
    <Spot
      title={text('lab-position', { at: args.at })}
      {...(label === 'N' || label === 'P' ? { outcome: label } : {})}
      close={close}
      actions={[
        [text('lab-ask'), () => page.go({ at, step: null })],
        [text('lab-play'), () => page.go({ at, step: null, play: 'gentle', hide: '1' })],
      ]}
    >
      <p role="status">
        {rich(`lab-explain-${kind}`, { ...args, ...(told.broken ?? {}), outcome: label })}
        {told.nimber !== null && !told.isOver && ` ${text('lab-explain-nimber', { set, nimber: told.nimber })}`}
      </p>
      {groups.map(
        (options, index) =>
          options.length > 0 && (
            <p key={index} class="lab-options">
              <b>{text(`lab-leads-${LABELS[[1, 0, 2, 3][index] ?? 0]}`, { count: options.length })}</b>{' '}
              {options.slice(0, LISTED).map((option) => (
                <button
                  key={option.to}
                  type="button"
                  class="quiet"
                  title={text('lab-line', { line: option.line })}
                  onClick={() => page.pick(option.to)}
                >
                  {positionWords(option.to)}
                </button>
              ))}
              {options.length > LISTED && text('lab-more', { count: options.length - LISTED })}
            </p>
          ),
      )}
    </Spot>
  );
}
