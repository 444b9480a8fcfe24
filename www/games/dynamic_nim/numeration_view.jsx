/** The board of numeration: the losing piles as they are found, the pile as a sum of them, the winning takes as ends of that sum. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { useResource } from '../../solver/resource.js';
import { text } from '../../ui/messages.js';
import { counted, ends, LONG, readable } from '../../ui/numbers.js';
import { digitsFound, lastMember } from './numeration_steps.js';
import { entryAt } from '../../ui/entry_at.js';
import './numeration_view.css';

/** @import { DynamicNimWinningTake } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Members } from './members.js' */
/** @import { Numeration, NumerationStep } from './numeration_steps.js' */

/** @typedef {{ask: (question: string, about: unknown, abort: AbortSignal) => Promise<any>}} Session */

/** Members, digits and takes on show at most; fewer where they are long. */
const SHOWN_MEMBERS = 42;
const SHOWN_LONG = 12;
const SHOWN_DIGITS = 14;
const SHOWN_TAKES = 8;

/**
 * @param {object} props
 * @param {Numeration} props.timeline
 * @param {NumerationStep} props.step
 * @param {Members} props.members
 * @param {string} props.pile
 * @param {Session} props.session
 * @param {boolean} props.covered
 */
export function NumerationBoard({ timeline, step, members, pile, session, covered }) {
  const last = lastMember(timeline, step);
  const pointer = step.kind === 'member' ? (timeline.pointer[step.index] ?? -1) : -1;
  const chosen = step.kind === 'digit' ? (timeline.digits[step.place] ?? -1) : -1;
  // The window follows what the step is about.
  const room = pile.length > LONG ? SHOWN_LONG : SHOWN_MEMBERS;
  const about = chosen >= 0 ? chosen : last;
  const first = Math.max(0, Math.min(about - room + 3, timeline.memberCount - room));
  const end = Math.min(first + room, timeline.memberCount);
  const found = digitsFound(timeline, step);
  useLayoutEffect(
    () => members.need([first, end - 1, ...timeline.digits.subarray(Math.max(0, found - SHOWN_DIGITS), found)]),
    [members, first, end, found],
  );
  return (
    <div class="numeration">
      <section aria-label={text('dynamic-nim-members')}>
        <h2>
          {text('dynamic-nim-members')}{' '}
          <span class="soft">{text('dynamic-nim-members-count', { found: last + 1, all: timeline.memberCount })}</span>
        </h2>
        <ol class="members">
          {first > 0 && <li class="gap">…</li>}
          {Array.from({ length: end - first }, (_, offset) => {
            const index = first + offset;
            const is_found = index <= last;
            const state = [is_found ? 'found' : 'ahead'];
            if (step.kind === 'member' && index === last) state.push('new');
            if (step.kind === 'member' && index === last - 1) state.push('base');
            if (index === pointer) state.push('pointer');
            if (index === chosen) state.push('new');
            const value = is_found ? (members.valueOf(index) ?? '…') : '';
            return (
              <li key={index} class={state.join(' ')}>
                <small>
                  H{index + 1}
                  {value.length > LONG && ` · ${text('digit-count', { digits: value.length })}`}
                </small>
                <b>{ends(value)}</b>
              </li>
            );
          })}
          {end < timeline.memberCount && <li class="gap">…</li>}
        </ol>
        {timeline.period !== null && last === timeline.memberCount - 1 && (
          <p class="soft">{text('dynamic-nim-period', { period: readable(timeline.period), periods: readable(timeline.periods) })}</p>
        )}
      </section>
      <Digits timeline={timeline} step={step} members={members} pile={pile} covered={covered} />
      {step.kind === 'answer' && !covered && <Takes timeline={timeline} members={members} pile={pile} session={session} />}
    </div>
  );
}

/** Whole periods before the digits, as `3 × 6`. @param {Numeration} timeline @param {string} periods */
const periodsText = ({ period }, periods) => text('dynamic-nim-periods', { periods: readable(periods), period: readable(period ?? '') });

/** How wide a number is drawn: true to scale while that can be seen, by its length beyond. @param {string} number @param {string} whole */
function width(number, whole) {
  const share = whole.length <= 12 ? Number(number) / Math.max(1, Number(whole)) : number.length / whole.length;
  return { flexGrow: Math.max(share, 0.001) };
}

/** @param {{timeline: Numeration, step: NumerationStep, members: Members, pile: string, covered: boolean}} props */
function Digits({ timeline, step, members, pile, covered }) {
  const found = digitsFound(timeline, step);
  const all = timeline.digits.length;
  const left_out = Math.max(0, found - SHOWN_DIGITS);
  return (
    <section aria-label={text('dynamic-nim-digits')}>
      <h2>
        {text('dynamic-nim-digits')}{' '}
        <span class="soft">
          {text('dynamic-nim-digits-of', {
            pile: readable(pile) + (timeline.periods === '0' ? '' : ` − ${periodsText(timeline, timeline.periods)}`),
            found,
            all,
          })}
        </span>
      </h2>
      <ol class="digits">
        {timeline.periods !== '0' && <li style={{ flexGrow: 1 }}>{periodsText(timeline, timeline.periods)}</li>}
        {left_out > 0 && <li class="gap">{text('dynamic-nim-more', { count: left_out })}</li>}
        {Array.from({ length: found - left_out }, (_, offset) => {
          const place = left_out + offset;
          const value = members.valueOf(entryAt(timeline.digits, place)) ?? '…';
          return (
            <li key={place} class={place === all - 1 && !covered ? 'last' : undefined} style={width(value, pile)}>
              {ends(value)}
            </li>
          );
        })}
        {found < all && (
          <li class="rest" style={{ flexGrow: found === 0 ? 1 : 0.15 }}>
            {found === 0 ? readable(pile) : '?'}
          </li>
        )}
      </ol>
    </section>
  );
}

/** @param {{timeline: Numeration, members: Members, pile: string, session: Session}} props */
function Takes({ timeline, members, pile, session }) {
  const total = BigInt(timeline.takesCount);
  const count = total > BigInt(SHOWN_TAKES) ? SHOWN_TAKES : Number(total);
  /** @type {Take[]} */
  const takes = useResource(count > 0 ? timeline : null, (abort) => session.ask('takes', { first: 0, count }, abort)) ?? [];
  useLayoutEffect(() => {
    for (const { digit } of takes) members.need(timeline.digits.subarray(digit, digit + SHOWN_DIGITS));
  }, [members, takes]);
  const on_bars = timeline.periods === '0' && timeline.digits.length <= SHOWN_DIGITS && pile.length <= LONG;
  return (
    <section aria-label={text('dynamic-nim-takes')}>
      <h2>
        {text('dynamic-nim-takes')} <span class="soft">{text('dynamic-nim-takes-count', { count: counted(total) })}</span>
      </h2>
      <ul class="suffixes">
        {takes.map((take) => (
          <li key={take.take}>
            <b>{readable(take.take)}</b>
            {on_bars ? (
              <SuffixBar timeline={timeline} members={members} pile={pile} from={take.digit} />
            ) : (
              <SuffixSum timeline={timeline} members={members} take={take} />
            )}
          </li>
        ))}
        {total > BigInt(count) && <li class="soft">{text('dynamic-nim-more', { count: counted(total - BigInt(count)) })}</li>}
      </ul>
    </section>
  );
}

/** @typedef {DynamicNimWinningTake} Take */

/** A take on the bars of the pile's digits: its own are filled. @param {{timeline: Numeration, members: Members, pile: string, from: number}} props */
function SuffixBar({ timeline, members, pile, from }) {
  return (
    <ol class="digits taken">
      {[...timeline.digits].map((index, place) => {
        const value = members.valueOf(index) ?? '…';
        return (
          <li key={place} class={place < from ? 'rest' : 'last'} style={width(value, pile)}>
            {ends(value)}
          </li>
        );
      })}
    </ol>
  );
}

/** A take as a sum in figures, where there are too many digits for bars. @param {{timeline: Numeration, members: Members, take: Take}} props */
function SuffixSum({ timeline, members, take: { digit, periods } }) {
  const digits = [...timeline.digits.subarray(digit)].slice(0, SHOWN_DIGITS).map((index) => ends(members.valueOf(index) ?? '…'));
  if (periods !== '0') digits.unshift(periodsText(timeline, periods));
  const more = timeline.digits.length - digit > SHOWN_DIGITS ? ' + …' : '';
  return digits.length > 1 || more ? <span class="soft">= {digits.join(' + ') + more}</span> : null;
}

/** How far the second construction is followed in words, and how far it is checked. */
const FOLLOWED = 24;
const CHECKED = 1_000_000;

/** The second construction beside the first: x joins when it has no sum. @param {{timeline: Numeration, pile: string, session: Session}} props */
export function SecondConstruction({ timeline, pile, session }) {
  const [open, setOpen] = useState(false);
  const up_to = pile.length > 7 || Number(pile) > CHECKED ? CHECKED : Math.max(1, Number(pile));
  /** @type {{members: Uint32Array, lastDigit: Uint32Array} | null} */
  const sums = useResource(open ? timeline : null, (abort) => session.ask('sums', { upTo: up_to }, abort));
  /** @param {number} x */
  const sumOf = (x) => {
    /** @type {number[]} */
    const digits = [];
    for (let rest = x; sums && rest > 0; rest -= sums.lastDigit[rest] ?? rest) digits.unshift(sums.lastDigit[rest] ?? rest);
    return digits;
  };
  return (
    <details class="second" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('dynamic-nim-second')}</summary>
      {open && sums && (
        <>
          <p class="soft">{text('dynamic-nim-second-why', { count: sums.members.length, upto: up_to })}</p>
          <ol>
            {Array.from({ length: Math.min(FOLLOWED, up_to) }, (_, index) => {
              const digits = sumOf(index + 1);
              return (
                <li key={index} class={digits.length === 1 ? 'joins' : undefined}>
                  {digits.length === 1 ? text('dynamic-nim-second-joins', { x: index + 1 }) : `${index + 1} = ${digits.join(' + ')}`}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </details>
  );
}
