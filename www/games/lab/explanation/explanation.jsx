/** A position of the table, explained by its options. */
import { Spot } from '../../../ui/spot.jsx';
import { rich, series, text } from '../../../ui/messages.js';
import { runsOf } from '../../../ui/runs.js';
import { LABEL, LABELS } from '../table.js';
import { positionWords } from '../words.js';

/** @import { LabExplanation } from '../../../../crate/pkg/lab/mexplorer.js' */
/** @import { Page } from '../state.js' */

/** Options that are listed. */
const LISTED = 40;

/** The order in which options are listed, by their labels. */
const ORDER = /** @type {const} */ (['P', 'N', 'draw', 'unknown']);

/** Numbers, with runs of them as `0–4`. @param {readonly number[]} numbers ascending */
const runsText = (numbers) =>
  series(runsOf(numbers).flatMap(([first, last]) => (last > first + 1 ? [`${first}–${last}`] : [...new Set([first, last])].map(String))));

/** The sentence that explains a position. @param {LabExplanation} of @param {string} label */
function sentenceOf({ broken, endsByRule, isOver, isExact, isAll, count, depth, nimber, options, position }, label) {
  const kind = broken ? 'broken' : endsByRule ? 'rule' : isOver ? 'over' : label;
  const sentence = rich(`lab-explain-${kind}`, {
    count,
    all: isAll ? 'yes' : 'no',
    winning: options.filter((option) => option.label === LABEL.P).length,
    nimber: nimber ?? 0,
    depth: depth ?? 0,
    length: depth === null ? 'untold' : isExact ? 'exact' : 'bound',
    ...broken,
    at: positionWords(position),
    outcome: label,
  });
  if (nimber === null || isOver) return sentence;
  const values = [...new Set(options.map((option) => option.nimber ?? 0))].sort((a, b) => a - b);
  return [...sentence, ` ${text('lab-explain-nimber', { set: runsText(values), nimber })}`];
}

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const [at, explained] = [page.selection.value, page.explained.value];
  if (at === null || explained?.position !== at) return null;
  const label = LABELS[explained.label] ?? 'unknown';
  return (
    <Spot
      title={text('lab-position', { at: positionWords(at) })}
      {...(label === 'N' || label === 'P' ? { outcome: label } : {})}
      close={close}
      actions={[
        [text('lab-ask'), () => page.go({ at, step: null })],
        [text('lab-play'), () => page.go({ at, step: null, play: 'gentle', hide: '1' })],
      ]}
    >
      <p role="status">{sentenceOf(explained, label)}</p>
      {ORDER.map((name) => {
        const options = explained.options.filter((option) => LABELS[option.label] === name);
        return (
          options.length > 0 && (
            <p key={name} class="lab-options">
              <b>{text(`lab-leads-${name}`, { count: options.length })}</b>{' '}
              {options.slice(0, LISTED).map(({ to, line }) => (
                <button key={to} type="button" class="quiet" title={text('lab-line', { line })} onClick={() => page.pick(to)}>
                  {positionWords(to)}
                </button>
              ))}
              {options.length > LISTED && text('lab-more', { count: options.length - LISTED })}
            </p>
          )
        );
      })}
    </Spot>
  );
}
