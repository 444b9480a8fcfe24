/** What Dynamic Nim gives to the panel of a play: its words, and the stones and the field to choose a take. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/icons.jsx';
import { quoted } from '../../app/link.js';
import { rich, text } from '../../app/messages.jsx';
import { readable } from '../../app/numbers.js';
import { mostOf } from './play.js';

/** @typedef {import('./play.js').Position} Position */

/** Stones drawn one by one; a larger pile is a number. */
const DRAWN_STONES = 120;

/** @type {import('../../play/panel.jsx').Words<Position, bigint>} */
export const WORDS = {
  statusOf(position) {
    const [pile, most] = [readable(String(position.pile)), mostOf(position)];
    if (most > 0n) return text('dynamic-nim-play-position', { pile, most: readable(String(most)) });
    return position.pile > 0n ? text('dynamic-nim-play-stuck', { pile }) : '';
  },
  moveText: (player, take, { pile, cap }) => text('dynamic-nim-move', { player, take: readable(String(take)), pile: readable(String(pile)), cap: readable(String(cap)) }),
  hintText: (take) => (take === null ? text('dynamic-nim-hint-none') : rich('dynamic-nim-hint-take', { take: readable(String(take)) })),
};

/** @param {import('../../play/panel.jsx').Turn<Position, bigint>} props */
export function TakeChooser({ play, position, your_turn, hint, make }) {
  const [wish, setWish] = useState('1');
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(() => setWish('1'), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint && hint.move !== null) setWish(String(hint.move));
  }, [hint]);
  useLayoutEffect(() => {
    // Where there is a keyboard on the screen it would cover the stones.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const most = mostOf(position);
  const wanted = /^\d{1,20000}$/.test(wish) ? BigInt(wish) : 0n;
  const allowed = wanted >= 1n && wanted <= most;
  return (
    <>
      <Stones pile={position.pile} chosen={allowed && your_turn ? wanted : 0n} most={your_turn ? most : 0n} choose={(take) => setWish(String(take))} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          make(wanted);
        }}
      >
        <button type="button" class="icon" aria-label={text('dynamic-nim-take-less')} disabled={!your_turn || wanted <= 1n} onClick={() => setWish(String(wanted > most ? most : wanted - 1n))}>
          <Icon name="minus" />
        </button>
        <input
          class="number"
          name="take"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text('dynamic-nim-take-field')}
          aria-invalid={your_turn && !allowed}
          value={wish}
          readOnly={!your_turn}
          ref={field}
          onInput={(event) => setWish(event.currentTarget.value.normalize('NFKC').trim())}
        />
        <button type="button" class="icon" aria-label={text('dynamic-nim-take-more')} disabled={!your_turn || wanted >= most} onClick={() => setWish(String(wanted + 1n))}>
          <Icon name="plus" />
        </button>
        {/* Not disabled: the keyboard's focus would be lost at every turn of the app. */}
        <button type="submit" class="primary" aria-disabled={!your_turn || !allowed}>
          {text('take')}
        </button>
      </form>
      {your_turn && !allowed && (
        <p class="wrong" role="alert">
          {text('dynamic-nim-error-take', { value: quoted(wish), most: readable(String(most)) })}
        </p>
      )}
    </>
  );
}

/**
 * @param {object} props
 * @param {bigint} props.pile
 * @param {bigint} props.chosen
 * @param {bigint} props.most takes on offer; 0 when it is not your turn
 * @param {(take: number) => void} props.choose
 */
function Stones({ pile, chosen, most, choose }) {
  if (pile > BigInt(DRAWN_STONES)) return <p class="pile-number">{readable(String(pile))}</p>;
  const stones = Number(pile);
  return (
    <div class="stones" aria-hidden="true">
      {Array.from({ length: stones }, (_, index) => {
        const take = stones - index;
        const state = [BigInt(take) <= chosen ? 'chosen' : '', BigInt(take) <= most ? 'free' : ''].join(' ');
        return <i key={index} class={state} onClick={() => BigInt(take) <= most && choose(take)} />;
      })}
    </div>
  );
}
