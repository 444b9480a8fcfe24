/** A pile of Dynamic Nim: a take of the challenger, its answer, and the digits of what is left; or why the next losing pile is the next. */
import { classNames } from '../../../ui/class_names.js';
import { rich, text } from '../../../ui/messages.js';
import { typedNumber } from '../../../ui/typed_number.js';
import { Line } from '../line.jsx';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { capAfter, digitsOf, proofStepOf, termsOf } from './numeration.js';
import { shownSubject } from './subject.js';
import './numeration.css';

/** @import { WhyNumeration } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

/** Which stone the arrow keys lead to, of the takes that are allowed. */
const ARROWS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 });

/** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
function onKey(event) {
  const by = ARROWS[event.key];
  const stones = [...event.currentTarget.querySelectorAll('button')];
  const at = stones.findIndex((one) => one === event.target);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  const next = stones[at + by];
  for (const stone of stones) stone.tabIndex = stone === (next ?? stones[at]) ? 0 : -1;
  next?.focus();
}

/** A number of stones in its digits, as bars; the smallest one is marked. @param {{subject: WhyNumeration, stones: number}} props */
const Digits = ({ subject, stones }) => (
  <>
    <p class="why-told">{text('why-digits', { stones })}</p>
    <ol class="why-digits" aria-label={text('why-digits', { stones })}>
      {digitsOf(subject, stones).map((digit, place, all) => (
        <li key={place} class={classNames(place === all.length - 1 && 'smallest')} style={{ flexGrow: digit }}>
          {digit}
        </li>
      ))}
    </ol>
  </>
);

/**
 * Where each digit of a number of stones ends, but the last.
 * @param {WhyNumeration} subject @param {number} stones @returns {ReadonlySet<number>}
 */
function endsOf(subject, stones) {
  let end = 0;
  return new Set(
    digitsOf(subject, stones)
      .slice(0, -1)
      .map((digit) => (end += digit)),
  );
}

/** The stones of a position, and what is said of them. @param {{page: Page, subject: WhyNumeration}} props */
function Stones({ page, subject }) {
  const { index, reply, is_answered } = disputed(page);
  const [stones, cap] = subject.positions[index] ?? [subject.stones, subject.stones - 1];
  const is_disputed = subject.positions.length > 0;
  const [, take, , answer] = reply ?? [0, 0, -1, 0];
  const challenged = stones - take;
  const left = is_answered ? challenged - answer : challenged;
  const shows_digits = subject.digits !== null && !page.covered.value;
  const smallest = shows_digits ? (digitsOf(subject, left).at(-1) ?? 0) : 0;
  const is_answering = page.is_answering.value;
  // Of so many stones the last may be taken: by the challenger, or in reply.
  const there = is_answering ? challenged : stones;
  const ends = endsOf(subject, shows_digits ? left : 0);
  const allowed = reply ? capAfter(subject, is_answered ? answer : take, left) : cap;
  return (
    <>
      <div class="why-pile-stones" role="group" aria-label={text('why-pile', { stones })} onKeyDown={onKey}>
        {Array.from({ length: stones }, (_, stone) => {
          const looks = classNames(
            stone >= challenged ? 'challenged' : stone >= left ? 'answered' : stone >= left - smallest && 'smallest',
            ends.has(stone) && 'begins',
          );
          return is_disputed && (reply === null || is_answering) && stone < there && stone >= there - (is_answering ? allowed : cap) ? (
            <button
              key={stone}
              type="button"
              class={looks}
              tabIndex={stone === there - 1 ? 0 : -1}
              aria-label={text('why-pile-challenge', { take: there - stone, is_answering: is_answering ? 'yes' : 'no' })}
              onClick={() => page.challenge(index, 0, there - stone)}
            />
          ) : (
            <i key={stone} class={looks} />
          );
        })}
      </div>
      <p class="why-left">{text('why-left', { left, cap: allowed })}</p>
      {shows_digits && left > 0 && <Digits subject={subject} stones={left} />}
    </>
  );
}

/**
 * The losing piles with those that a step of the proof is about, and pre′ as far as it is unfolded.
 * @param {{subject: WhyNumeration, step: number}} props
 */
function Proof({ subject, step }) {
  const { losing = [], unfolded = [] } = subject.digits ?? {};
  const { name, lines } = proofStepOf(subject, step);
  if (name === 'digits') return <Digits subject={subject} stones={subject.stones} />;
  const [h = 0, before = 0, after = 0] = unfolded[name === 'unfold' ? lines - 1 : 0] ?? [];
  const next = losing.at(-1) ?? 0;
  const is_next_known = name !== 'pre' && name !== 'between';
  const [top = 0, , top_after = 0] = unfolded[0] ?? [];
  const signOf = (/** @type {number} */ pile) => {
    const signs = [pile === h && 'h', pile === before && 'pre', pile === after && 'after'].filter((one) => one !== false);
    return signs.map((sign) => text(`why-losing-${sign}`)).join(' = ');
  };
  return (
    <>
      <ol class="why-losing" aria-label={text('why-losing')}>
        {losing
          .filter((pile) => pile < next || is_next_known)
          .map((pile) => (
            <li
              key={pile}
              class={classNames(pile === h && 'h', pile === before && 'pre', pile === after && 'after', pile === next && 'next')}
            >
              <b>{pile}</b>
              <small>{signOf(pile)}</small>
            </li>
          ))}
      </ol>
      <p class="why-told">{text('why-losing-told')}</p>
      {name === 'next' && (
        <p class="why-left">
          {next} = {top} + {top_after}
        </p>
      )}
      {lines > 0 && (
        <>
          <p class="why-left">{text('why-unfolded', { h: top, after: top_after })}</p>
          <ol class="why-digits">
            {termsOf(unfolded, lines).map((term, place, all) => (
              <li key={place} class={classNames(place === all.length - 1 && 'smallest')} style={{ flexGrow: term }}>
                {term}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** @param {{page: Page}} props */
function PileBoard({ page }) {
  const subject = shownSubject(page.timeline.value, 'numeration');
  if (!subject) return <div class="board" />;
  const { kind, numbers } = page.step.value ?? { kind: 'start', numbers: [0] };
  return (
    <div class="board why-board">
      <div class="why-numeration">
        {kind === 'proof' && !page.covered.value ? (
          <Proof subject={subject} step={numbers[0] ?? 0} />
        ) : (
          <Stones page={page} subject={subject} />
        )}
      </div>
    </div>
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  const { n, k, claim } = page.options.value;
  const field = (/** @type {'n' | 'k'} */ name, /** @type {string | null | undefined} */ value) => (
    <TextField
      name={name}
      label={text(`why-field-${name}`)}
      value={value ?? ''}
      change={(typed) => page.go({ [name]: typed || null, claim: null, moves: null, at: null })}
      widest={3}
    />
  );
  return (
    <span>
      {rich(
        'why-rule-numeration',
        {},
        {
          n: field('n', n),
          k: field('k', k),
          claim: (
            <TextField
              name="claim"
              label={text('why-field-take')}
              value={claim ?? ''}
              change={(typed) => page.go({ claim: typedNumber(typed) || null, moves: null, at: null })}
              widest={3}
            />
          ),
        },
      )}
    </span>
  );
}

/** @type {ProofView} */
export const NUMERATION_VIEW = { Board: PileBoard, Claim, Explanation: Line, legend: ['challenged', 'answered', 'smallest'] };
