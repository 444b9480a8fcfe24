/** A chooser of a move in heaps: which heap, how much, and where a heap may fall in two, how much lies left of it. */
import { useLayoutEffect } from 'preact/hooks';
import { NO_WISHES } from '../../play/solver_match.js';
import { text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { TakeForm, TakeFrom } from '../../play/take_form.jsx';
import { falls, heapsOf, namedMoves } from './steps.js';
import { kindWords, partMovesWords } from './words.js';

/** @import { PlayTakes } from '../../../crate/pkg/sums/mexplorer.js' */
/** @import { SolverMatch } from '../../play/solver_match.js' */
/** @import { Turn } from '../../play/types.js' */

/** The first move of a heap that is offered. @param {PlayTakes} take @param {boolean} is_cut */
const firstWish = ({ least }, is_cut) => (is_cut ? `${least},0` : least);

/** @param {Turn} turn */
export function Chooser({ page, play, position, your_turn, hint }) {
  const { wishes, choose, make } = /** @type {SolverMatch} */ (page.match);
  const takes = play.told.at(-1)?.takes ?? [];
  const heaps = heapsOf(position.text);
  const is_every = page.rule.value === 'every';
  const cut = (/** @type {string} */ from) => falls(heaps[Number(from)]?.kind ?? null, page.cuts);
  useLayoutEffect(() => {
    const offered = is_every ? takes : takes.slice(0, 1);
    wishes.value = takes.length > 0 ? new Map(offered.map((one) => [one.from, firstWish(one, cut(one.from))])) : NO_WISHES;
  }, [position, takes.length]);
  useLayoutEffect(() => {
    if (hint?.move) wishes.value = new Map(namedMoves(hint.move.move).map(({ part, numbers }) => [String(part), numbers.join(',')]));
  }, [hint]);

  const chosen = [...wishes.value];
  const [from, wish] = chosen.at(-1) ?? ['', ''];
  const [taken = '', left = '0', middle] = wish.split(',');
  const others = chosen.slice(0, -1).map(([part, one]) => ({ part: Number(part), numbers: one.split(',') }));
  const of = takes.find((one) => one.from === from);
  /** @param {string} one @param {string} two */
  const wishFor = (one, two) => choose(from, cut(from) ? [one, two, ...(middle ? [middle] : [])].join(',') : one);
  const rest = wanted(heaps[Number(from)]?.heap ?? '0') - wanted(taken);
  return (
    <>
      {play.moves.length < 2 && <p class="soft">{text(cut(from) ? 'sums-how-cut' : 'take-how')}</p>}
      {takes.length > 1 && (
        <TakeFrom
          from={from}
          takes={takes}
          nameOf={(part) => {
            const { kind, heap } = heaps[Number(part)] ?? { kind: null, heap: '' };
            return text('sums-part-of', { heap: Number(part) + 1, size: `${kind ? `${kindWords(kind)}, ` : ''}${readable(heap)}` });
          }}
          choose={(part) => {
            const one = takes.find((other) => other.from === part);
            if (one) choose(part, wishes.value.get(part) ?? firstWish(one, cut(part)));
          }}
        />
      )}
      {others.length > 0 && <p>{text('take-also', { takes: partMovesWords(others.sort((a, b) => a.part - b.part)) })}</p>}
      {cut(from) && (
        <label class="row">
          {text('sums-left')}
          <input
            class="number"
            name="left"
            inputMode="numeric"
            autoComplete="off"
            value={left}
            readOnly={!your_turn}
            onInput={(event) => wishFor(taken, event.currentTarget.value.normalize('NFKC').trim())}
          />
          {rest >= 0n && wanted(left) <= rest && (
            <span class="soft">{text('sums-right', { right: readable(String(rest - wanted(left))) })}</span>
          )}
        </label>
      )}
      <TakeForm
        wish={taken}
        setWish={(number) => wishFor(number, left)}
        least={BigInt(of?.least ?? 1)}
        most={BigInt(of?.most ?? 0)}
        your_turn={your_turn && takes.length > 0}
        take={make}
      />
    </>
  );
}
