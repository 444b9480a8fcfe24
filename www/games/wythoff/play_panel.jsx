/** What Wythoff's game gives to the panel of a play: its words, and two piles of stones to choose from. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '../../app/choice.jsx';
import { Icon } from '../../app/icons.jsx';
import { quoted } from '../../app/link.js';
import { rich, text } from '../../app/messages.jsx';
import { readable } from '../../app/numbers.js';
import { LINES, mostOf } from './play.js';

/** @typedef {import('./play.js').Position} Position */
/** @typedef {import('./play.js').Move} Move */

/** Stones of a pile drawn one by one; a larger pile is a number. */
const DRAWN_STONES = 60;

/** @param {Position} position */
const named = ({ a, b }) => ({ a: readable(String(a)), b: readable(String(b)) });

/** @type {import('../../play/panel.jsx').Words<Position, Move>} */
export const WORDS = {
  statusOf: (position) => (position.a === 0n && position.b === 0n ? '' : text('wythoff-play-position', named(position))),
  moveText: (player, { line, take }, left) => text('wythoff-move', { player, line, take: readable(String(take)), ...named(left) }),
  hintText: (move) => (move === null ? text('wythoff-hint-none') : rich('wythoff-hint-move', { line: move.line, take: readable(String(move.take)) })),
};

/** @param {import('../../play/panel.jsx').Turn<Position, Move>} props */
export function MoveChooser({ play, position, your_turn, hint, make }) {
  const [line, setLine] = useState(/** @type {Move['line']} */ ('row'));
  const [wish, setWish] = useState('1');
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {Move} move */
  const choose = (move) => {
    setLine(move.line);
    setWish(String(move.take));
  };
  useLayoutEffect(() => setWish('1'), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint?.move) choose(hint.move);
  }, [hint]);
  useLayoutEffect(() => {
    // Where there is a keyboard on the screen it would cover the stones.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  // A pile that is empty is none to take from.
  const open = mostOf(position, line) > 0n ? line : (LINES.find((one) => mostOf(position, one) > 0n) ?? line);
  const most = mostOf(position, open);
  const wanted = /^\d{1,1001}$/.test(wish) ? BigInt(wish) : 0n;
  const allowed = wanted >= 1n && wanted <= most;
  return (
    <>
      {/** @type {const} */ (['a', 'b']).map((pile) => (
        <Stones
          key={pile}
          name={pile}
          count={position[pile]}
          chosen={your_turn && allowed && open !== (pile === 'a' ? 'column' : 'row') ? wanted : 0n}
          free={your_turn}
          choose={(take) => choose({ line: open === 'diagonal' && BigInt(take) <= mostOf(position, 'diagonal') ? 'diagonal' : pile === 'a' ? 'row' : 'column', take: BigInt(take) })}
        />
      ))}
      <Choice name="line" label={text('wythoff-take-from')} kind="lines-choice" among={LINES.map((value) => ({ value, text: text(`wythoff-take-${value}`), disabled: mostOf(position, value) === 0n }))} chosen={open} choose={setLine} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          make({ line: open, take: wanted });
        }}
      >
        <button type="button" class="icon" aria-label={text('wythoff-take-less')} disabled={!your_turn || wanted <= 1n} onClick={() => setWish(String(wanted > most ? most : wanted - 1n))}>
          <Icon name="minus" />
        </button>
        <input
          class="number"
          name="take"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text('wythoff-take-field')}
          aria-invalid={your_turn && !allowed}
          value={wish}
          readOnly={!your_turn}
          ref={field}
          onInput={(event) => setWish(event.currentTarget.value.normalize('NFKC').trim())}
        />
        <button type="button" class="icon" aria-label={text('wythoff-take-more')} disabled={!your_turn || wanted >= most} onClick={() => setWish(String(wanted + 1n))}>
          <Icon name="plus" />
        </button>
        {/* Not disabled: the keyboard's focus would be lost at every turn of the app. */}
        <button type="submit" class="primary" aria-disabled={!your_turn || !allowed}>
          {text('take')}
        </button>
      </form>
      {your_turn && !allowed && (
        <p class="wrong" role="alert">
          {text('wythoff-error-take', { value: quoted(wish), most: readable(String(most)) })}
        </p>
      )}
    </>
  );
}

/** @param {{name: string, count: bigint, chosen: bigint, free: boolean, choose: (take: number) => void}} props */
function Stones({ name, count, chosen, free, choose }) {
  return (
    <div class="pile">
      <span>
        {name} = <b>{readable(String(count))}</b>
      </span>
      {count <= BigInt(DRAWN_STONES) && (
        <div class="stones" aria-hidden="true">
          {Array.from({ length: Number(count) }, (_, index) => {
            const take = Number(count) - index;
            return <i key={index} class={`${BigInt(take) <= chosen ? 'chosen' : ''} ${free ? 'free' : ''}`} onClick={() => free && choose(take)} />;
          })}
        </div>
      )}
    </div>
  );
}
