/** Playing: stones, the take, the moves, undo, hint and why. What wins is the solver's word; it is covered until asked for. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../app/icons.jsx';
import { quoted } from '../../app/link.js';
import { rich, text } from '../../app/messages.jsx';
import { readable } from '../../app/numbers.js';
import { answered, gaveAway, isOver, mostOf, mover, moverAt, newPlay, present, reply, taken, undone, winner } from './play.js';

/** @typedef {import('./play.js').Play} Play */
/** @typedef {import('./play.js').Position} Position */

/** Stones drawn one by one; a larger pile is a number. */
const DRAWN_STONES = 120;
/** The app's take is seen coming. */
const THINKING_MS = 600;

/**
 * One play after another, on the rule of a board.
 * @param {(position: Position, abort: AbortSignal) => Promise<bigint[]>} winningOf asks the solver for all winning takes
 * @param {(take: bigint) => bigint} limitAfter
 */
export function createMatch(winningOf, limitAfter) {
  /** @type {import('@preact/signals').Signal<Play | null>} */
  const play = signal(null);
  let abort = new AbortController();
  let timer = 0;

  /** @param {Play | null} next */
  function show(next) {
    abort.abort();
    clearTimeout(timer);
    play.value = next;
    if (!next || isOver(next)) return;
    const index = next.takes.length;
    if (next.winning[index] === null) {
      abort = new AbortController();
      winningOf(present(next), abort.signal).then(
        (winning) => show(answered(next, index, winning)),
        // A newer position asks for itself.
        () => {},
      );
    } else if (mover(next) === 'other' && next.setup.opponent !== 'person') {
      timer = window.setTimeout(() => show(taken(next, reply(next), limitAfter)), THINKING_MS);
    }
  }

  return {
    play: /** @type {import('@preact/signals').ReadonlySignal<Play | null>} */ (play),
    /** @param {Position} position @param {import('./play.js').Setup} setup */
    start: (position, setup) => show(newPlay(position, setup)),
    /** @param {bigint} take */
    take(take) {
      if (play.value) show(taken(play.value, take, limitAfter));
    },
    undo() {
      if (play.value) show(undone(play.value));
    },
    leave: () => show(null),
  };
}

/** @typedef {ReturnType<typeof createMatch>} Match */

/**
 * @param {object} props
 * @param {Match} props.match
 * @param {(setup: import('./play.js').Setup) => void} props.restart
 * @param {(() => void) | null} props.why explains the present position, where the board can
 * @param {() => void} props.close
 */
export function PlayPanel({ match, restart, why, close }) {
  const play = match.play.value;
  const [wish, setWish] = useState('1');
  const [hinted, setHinted] = useState(/** @type {Play | null} */ (null));
  const moves = play?.takes.length ?? 0;
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const open = play !== null;
  useLayoutEffect(() => setWish('1'), [moves]);
  useLayoutEffect(() => {
    // Where there is a keyboard on the screen it would cover the stones.
    if (open && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [open]);
  if (!play) return null;

  const { setup, takes, positions } = play;
  const position = present(play);
  const most = mostOf(position);
  const over = isOver(play);
  const your_turn = !over && (setup.opponent === 'person' || mover(play) === 'you');
  const wanted = /^\d{1,20000}$/.test(wish) ? BigInt(wish) : 0n;
  const allowed = wanted >= 1n && wanted <= most;
  /** @param {'you' | 'other'} who */
  const nameOf = (who) => text(setup.opponent === 'person' ? `player-${who === setup.first ? 'one' : 'two'}` : `player-${who}`);
  const winning = play.winning[takes.length];
  const status = over
    ? text('dynamic-nim-play-won', { player: nameOf(winner(play) ?? 'you') })
    : text(your_turn ? 'dynamic-nim-play-turn' : 'dynamic-nim-play-thinking', { player: nameOf(mover(play)) });

  return (
    <section class="play" aria-label={text('play')}>
      <header>
        <h2>{text('play')}</h2>
        <button type="button" class="icon" aria-label={text('play-leave')} title={text('play-leave')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="row">
        <select aria-label={text('opponent')} value={setup.opponent} onChange={(event) => restart({ ...setup, opponent: /** @type {any} */ (event.currentTarget.value) })}>
          {['perfect', 'beatable', 'person'].map((opponent) => (
            <option key={opponent} value={opponent}>
              {text(`opponent-${opponent}`)}
            </option>
          ))}
        </select>
        {setup.opponent !== 'person' && (
          <select aria-label={text('who-starts')} value={setup.first} onChange={(event) => restart({ ...setup, first: /** @type {any} */ (event.currentTarget.value) })}>
            <option value="you">{text('starts-you')}</option>
            <option value="other">{text('starts-other')}</option>
          </select>
        )}
      </div>
      <p class="play-status" role="status">
        <strong>{status}</strong> {!over && text('dynamic-nim-play-position', { pile: readable(String(position.pile)), most: readable(String(most)) })}
        {over && position.pile > 0n && text('dynamic-nim-play-stuck', { pile: readable(String(position.pile)) })}
      </p>
      <Stones pile={position.pile} chosen={allowed && your_turn ? wanted : 0n} most={your_turn ? most : 0n} choose={(take) => setWish(String(take))} />
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (your_turn && allowed) match.take(wanted);
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
      <div class="row">
        <button type="button" disabled={undone(play) === play} onClick={() => match.undo()}>
          {text('undo')}
        </button>
        <button type="button" disabled={!your_turn || !winning} onClick={() => {
            setHinted(play);
            if (winning?.[0] !== undefined) setWish(String(winning[0]));
          }}>
          {text('hint')}
        </button>
        {why && (
          <button type="button" onClick={why}>
            {text('why')}
          </button>
        )}
        <button type="button" onClick={() => restart({ ...setup, seed: setup.seed + 1 })}>
          {text('again')}
        </button>
      </div>
      {hinted === play && winning && <p role="status">{winning.length > 0 ? rich('dynamic-nim-hint-take', { take: readable(String(winning[0])) }) : text('dynamic-nim-hint-none')}</p>}
      <ol class="moves">
        {takes.map((take, index) => (
          <li key={index}>
            {text('dynamic-nim-move', { player: nameOf(moverAt(play, index)), take: readable(String(take)), pile: readable(String(positions[index + 1]?.pile)), cap: readable(String(positions[index + 1]?.cap)) })}
            {gaveAway(play, index) && <em> {text('dynamic-nim-gave-away')}</em>}
          </li>
        ))}
      </ol>
    </section>
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
