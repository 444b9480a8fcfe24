/** The pairs of Wythoff's game in two rows, with a number that the challenger names and its pair. */
import { classNames } from '../../../ui/class_names.js';
import { text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** @param {{page: Page}} props */
function PairsBoard({ page }) {
  const { timeline, step, covered } = page;
  const subject = shownSubject(timeline.value, 'pairs');
  if (!subject) return <div class="board" />;
  const proof = step.value?.kind === 'proof' ? step.value.numbers[0] : 0;
  if (proof >= 4 && !covered.value) return <StarsBoard pairs={subject.pairs} is_joined={proof === 5} />;
  const { reply, is_answered } = disputed(page);
  // Before the steps, what the challenger named last.
  const shown = reply ?? (proof > 0 ? null : (timeline.value?.made.at(-1) ?? null));
  const [, value = null, of = 0, lower = 0] = shown ?? [];
  const is_known = shown !== null && !covered.value && (is_answered || reply === null);
  const lit = PROOF_ROWS[covered.value ? 0 : proof] ?? [];
  /** @param {'number' | 'lower' | 'upper'} name @param {readonly number[]} numbers */
  const row = (name, numbers) => (
    <tr class={classNames(lit.includes(name) && 'lit')}>
      <th scope="row">{text(`why-pairs-${name}`)}</th>
      {numbers.map((one, index) => (
        <td key={index} class={classNames(is_known && index + 1 === of && 'read', is_known && name !== 'number' && one === value && 'at')}>
          {one}
        </td>
      ))}
    </tr>
  );
  return (
    <div class="board why-board">
      <div class="why-pairs">
        {value !== null && (
          <p class="why-number">
            {is_known
              ? [lower, lower + of].map((one) => (
                  <span key={one} class={classNames(one === value && 'at')}>
                    {readable(String(one))}
                  </span>
                ))
              : readable(String(value))}
          </p>
        )}
        <table aria-label={text('why-pairs')}>
          <tbody>
            {row(
              'number',
              subject.pairs.map((_, index) => index + 1),
            )}
            {row(
              'lower',
              subject.pairs.map(([one]) => one),
            )}
            {row(
              'upper',
              subject.pairs.map(([, one]) => one),
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The rows of the table that the first steps of the proof are about. @type {Record<number, readonly string[]>} */
const PROOF_ROWS = { 1: ['lower'], 2: ['lower', 'upper'], 3: ['number'] };

/** How many rows and columns of the grid are drawn. */
const SIDE = 14;

/** Positions that are no stars, and the stars that a move reaches, one for each kind of move of the proof. */
const JOINED = [
  [7, 9, 7, 4],
  [6, 13, 6, 10],
  [8, 11, 4, 7],
];

/**
 * The stars on the grid: the moves from one of them, or moves to them.
 * @param {{pairs: readonly (readonly number[])[], is_joined: boolean}} props
 */
function StarsBoard({ pairs, is_joined }) {
  const stars = [
    [0, 0],
    ...pairs.flatMap(([a = 0, b = 0]) => [
      [a, b],
      [b, a],
    ]),
  ].filter(([a = 0, b = 0]) => a < SIDE && b < SIDE);
  return (
    <div class="board why-board">
      <svg class="why-stars" viewBox={`-1.3 -1.3 ${SIDE + 1} ${SIDE + 1}`} role="img" aria-label={text('why-stars')}>
        <defs>
          <marker id="why-star-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">
            <path d="M0 0 L8 4 L0 8 Z" />
          </marker>
        </defs>
        {Array.from({ length: SIDE }, (_, at) => (
          <g key={at}>
            <path class="rule" d={`M${at - 0.5} -0.5V${SIDE - 0.5}M-0.5 ${at - 0.5}H${SIDE - 0.5}`} />
            <text x={at} y="-0.7">
              {at}
            </text>
            <text x="-0.8" y={at + 0.12}>
              {at}
            </text>
          </g>
        ))}
        {is_joined
          ? JOINED.map(([a, b, to_a, to_b]) => (
              <g key={`${a},${b}`} class="joined">
                <line x1={b} y1={a} x2={to_b} y2={to_a} marker-end="url(#why-star-head)" />
                <circle cx={b} cy={a} r="0.3" />
              </g>
            ))
          : MOVES.map((d) => <path key={d} class="moves" d={d} />)}
        {stars.map(([a = 0, b = 0]) => (
          <path key={`${a},${b}`} class="star" d={STAR} transform={`translate(${b} ${a})`} />
        ))}
      </svg>
    </div>
  );
}

/** All moves from the star (6, 10). */
const MOVES = ['M10 6H0', 'M10 6V0', 'M10 6L4 0'];

/** A star of five points around 0, 0. */
const STAR = `M${Array.from({ length: 10 }, (_, at) => {
  const [angle, far] = [(Math.PI * at) / 5, at % 2 === 0 ? 0.42 : 0.18];
  return `${(far * Math.sin(angle)).toFixed(3)} ${(-far * Math.cos(angle)).toFixed(3)}`;
}).join('L')}Z`;

/** @param {{page: Page}} props */
function Claim({ page }) {
  const last = (page.options.value.moves ?? '').split(',').at(-1) ?? '';
  return (
    <>
      {text('why-rule-beatty')}{' '}
      <TextField
        name="moves"
        label={text('why-field-number')}
        value={last}
        change={(value) => page.go({ moves: value || null, at: null })}
        widest={10}
      />
    </>
  );
}

/** @type {ProofView} */
export const BEATTY_VIEW = { Board: PairsBoard, Claim, legend: ['named', 'pair'] };
