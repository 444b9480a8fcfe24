/** The board of numeration: the losing piles as they are found, the pile as a sum of them, the winning takes as ends of that sum. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { counted, ends, LONG, readable } from '../../ui/numbers.js';
import { digitsFound, lastMember } from './numeration_steps.js';
import { entryAt } from '../../ui/entry_at.js';
import './numeration_view.css';

/** @import { DynamicNimNumeration, DynamicNimSums, DynamicNimWinningTake } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Page } from './state.js' */
/** @import { NumerationProps } from './types.js' */

/** Members, digits and takes on show at most; fewer if they are long. */
const SHOWN_MEMBERS = 42;
const SHOWN_LONG = 12;
const SHOWN_DIGITS = 14;
const SHOWN_TAKES = 8;

/** @param {{page: Page}} props */
export function NumerationBoard({ page }) {
  const [timeline, step, members] = [page.numeration.value, page.numeral.value, page.members.value];
  if (!timeline || !step || !members) return null;
  const props = { page, timeline, step, members, pile: page.solution.value?.options.n ?? '', covered: page.covered.value };
  return (
    <div class="numeration" tabIndex={0}>
      <MembersFound {...props} />
      <Chain {...props} />
      <Digits {...props} />
      {step.kind === 'answer' && !props.covered && <Takes {...props} />}
    </div>
  );
}

/** @param {NumerationProps} props */
function MembersFound({ timeline, step, members, pile }) {
  const last = lastMember(timeline, step);
  const is_member = step.kind === 'member';
  const pointer = is_member ? (timeline.pointer[step.index] ?? -1) : -1;
  const chosen = step.kind === 'digit' ? (timeline.digits[step.place] ?? -1) : -1;
  // The window follows what the step is about.
  const most = pile.length > LONG ? SHOWN_LONG : SHOWN_MEMBERS;
  const about = chosen >= 0 ? chosen : last;
  const first = Math.max(0, Math.min(about - most + 3, timeline.memberCount - most));
  const end = Math.min(first + most, timeline.memberCount);
  const found = digitsFound(timeline, step);
  useLayoutEffect(
    () => members.need([first, end - 1, ...timeline.digits.subarray(Math.max(0, found - SHOWN_DIGITS), found)]),
    [members, first, end, found],
  );
  /** @param {number} index */
  const looksOf = (index) => {
    const looks = [index <= last ? 'found' : 'ahead'];
    if (index === chosen || (is_member && index === last)) looks.push('new');
    if (is_member && index === last - 1) looks.push('base');
    if (index === pointer) looks.push('pointer');
    return looks.join(' ');
  };
  return (
    <section aria-label={text('dynamic-nim-members')}>
      <h2>
        {text('dynamic-nim-members')}{' '}
        <span class="soft">{text('dynamic-nim-members-count', { found: last + 1, all: timeline.memberCount })}</span>
      </h2>
      <ol class="members">
        {first > 0 && <li class="gap">…</li>}
        {Array.from({ length: end - first }, (_, offset) => {
          const index = first + offset;
          const value = index <= last ? (members.valueOf(index) ?? '…') : '';
          return (
            <li key={index} class={looksOf(index)}>
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
  );
}

/** Terms of a chain on show at most. */
const SHOWN_TERMS = 10;

/** Why a losing pile that was just found follows the one before: 1 and the chain of piles below that. @param {NumerationProps} props */
function Chain({ page, timeline, step, members, pile }) {
  const index = step.kind === 'member' && step.index > 0 && pile.length <= LONG ? step.index : 0;
  /** @type {Uint32Array | null} */
  const chain = useResource(index > 0 ? `${pile} ${index}` : null, (abort) => page.session.ask('chain', { index: index - 1 }, abort));
  useLayoutEffect(() => void (chain && members.need(chain)), [members, chain]);
  if (!chain) return null;
  const nameOf = (/** @type {number} */ at) => ends(members.valueOf(at) ?? '…');
  const terms = ['1', ...Array.from(chain.subarray(-SHOWN_TERMS), nameOf).reverse()];
  const gap = chain.length > SHOWN_TERMS ? ['…'] : [];
  return (
    <section class="chain" aria-label={text('dynamic-nim-chain', { next: nameOf(index) })}>
      <h2>{text('dynamic-nim-chain', { next: nameOf(index) })}</h2>
      <p>
        {rich('dynamic-nim-chain-sum', {
          h: nameOf(index - 1),
          step: nameOf(entryAt(timeline.pointer, index)),
          next: nameOf(index),
          sum: [...terms, ...gap].join(' + '),
        })}
      </p>
      <p class="soft">{text('dynamic-nim-chain-why')}</p>
    </section>
  );
}

/** Whole periods before the digits, as `3 × 6`. @param {DynamicNimNumeration} timeline @param {string} periods */
const periodsText = ({ period }, periods) => text('dynamic-nim-periods', { periods: readable(periods), period: readable(period ?? '') });

/** How wide a number is drawn: true to scale while that can be seen, by its length beyond. @param {string} number @param {string} whole */
function width(number, whole) {
  const share = whole.length <= 12 ? Number(number) / Math.max(1, Number(whole)) : number.length / whole.length;
  return { flexGrow: Math.max(share, 0.001) };
}

/** @param {NumerationProps} props */
function Digits({ timeline, step, members, pile, covered }) {
  const found = digitsFound(timeline, step);
  const all = timeline.digits.length;
  const left_out = Math.max(0, found - SHOWN_DIGITS);
  const periods = timeline.periods === '0' ? '' : periodsText(timeline, timeline.periods);
  return (
    <section aria-label={text('dynamic-nim-digits')}>
      <h2>
        {text('dynamic-nim-digits')}{' '}
        <span class="soft">{text('dynamic-nim-digits-of', { pile: readable(pile) + (periods && ` − ${periods}`), found, all })}</span>
      </h2>
      <ol class="digits">
        {periods && <li style={{ flexGrow: 1 }}>{periods}</li>}
        {left_out > 0 && <li class="gap">{text('dynamic-nim-more', { count: left_out })}</li>}
        {Array.from(timeline.digits.subarray(left_out, found), (index, offset) => {
          const [place, value] = [left_out + offset, members.valueOf(index) ?? '…'];
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

/** @param {NumerationProps} props */
function Takes(props) {
  const { page, timeline, members, pile } = props;
  const total = BigInt(timeline.takesCount);
  const count = Math.min(SHOWN_TAKES, Number(total));
  const question = { first: 0, count };
  /** @type {DynamicNimWinningTake[]} */
  const takes = useResource(count > 0 ? timeline : null, (abort) => page.session.ask('takes', question, abort)) ?? [];
  useLayoutEffect(() => {
    for (const { digit } of takes) members.need(timeline.digits.subarray(digit, digit + SHOWN_DIGITS));
  }, [members, takes]);
  const on_bars = timeline.periods === '0' && timeline.digits.length <= SHOWN_DIGITS && pile.length <= LONG;
  const Suffix = on_bars ? SuffixBar : SuffixSum;
  return (
    <section aria-label={text('dynamic-nim-takes')}>
      <h2>
        {text('dynamic-nim-takes')} <span class="soft">{text('dynamic-nim-takes-count', { count: counted(total) })}</span>
      </h2>
      <ul class="suffixes">
        {takes.map((take) => (
          <li key={take.take}>
            <b>{readable(take.take)}</b>
            <Suffix {...props} take={take} />
          </li>
        ))}
        {total > BigInt(count) && <li class="soft">{text('dynamic-nim-more', { count: counted(total - BigInt(count)) })}</li>}
      </ul>
    </section>
  );
}

/** A take on the bars of the pile's digits: its own are filled. @param {NumerationProps & {take: DynamicNimWinningTake}} props */
function SuffixBar({ timeline, members, pile, take }) {
  return (
    <ol class="digits taken">
      {Array.from(timeline.digits, (index, place) => {
        const value = members.valueOf(index) ?? '…';
        return (
          <li key={place} class={place < take.digit ? 'rest' : 'last'} style={width(value, pile)}>
            {ends(value)}
          </li>
        );
      })}
    </ol>
  );
}

/** A take as a sum in figures, if there are too many digits for bars. @param {NumerationProps & {take: DynamicNimWinningTake}} props */
function SuffixSum({ timeline, members, take: { digit, periods } }) {
  const shown = timeline.digits.subarray(digit, digit + SHOWN_DIGITS);
  const digits = Array.from(shown, (index) => ends(members.valueOf(index) ?? '…'));
  if (periods !== '0') digits.unshift(periodsText(timeline, periods));
  if (timeline.digits.length - digit > SHOWN_DIGITS) digits.push('…');
  return digits.length > 1 ? <span class="soft">= {digits.join(' + ')}</span> : null;
}

/** How far the second construction is followed in words, and how far it is checked. */
const FOLLOWED = 24;
const CHECKED = 1_000_000;

/** The second construction beside the first: x joins when it has no sum. @param {{page: Page, timeline: DynamicNimNumeration}} props */
export function SecondConstruction({ page, timeline }) {
  const [open, setOpen] = useState(false);
  const upTo = Math.min(Math.max(1, Number(page.solution.value?.options.n)), CHECKED);
  /** @type {DynamicNimSums | null} */
  const sums = useResource(open ? timeline : null, (abort) => page.session.ask('sums', { upTo }, abort));
  /** @param {DynamicNimSums} sums @param {number} x */
  const sumOf = ({ lastDigit }, x) => {
    const digits = [];
    for (let rest = x; rest > 0; rest -= entryAt(lastDigit, rest)) digits.unshift(entryAt(lastDigit, rest));
    return digits;
  };
  return (
    <details class="second" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('dynamic-nim-second')}</summary>
      {open && sums && (
        <>
          <p class="soft">{text('dynamic-nim-second-why', { count: sums.members.length, upto: upTo })}</p>
          <ol>
            {Array.from({ length: Math.min(FOLLOWED, upTo) }, (_, index) => {
              const digits = sumOf(sums, index + 1);
              const joins = digits.length === 1;
              return (
                <li key={index} class={joins ? 'joins' : undefined}>
                  {joins ? text('dynamic-nim-second-joins', { x: index + 1 }) : `${index + 1} = ${digits.join(' + ')}`}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </details>
  );
}
