/** Playing: who against whom, the game's own chooser of a move, the moves, undo, hint and why. What wins is covered until asked for. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { playParams } from './parameters.js';
import { gaveAway, isDrawn, isOver, isYourTurn, mover, moverAt, OPPONENTS, present, undone, winner } from './play.js';
import './panel.css';

/**
 * What a game says of a play, in the language at hand.
 * @template Position, Move
 * @typedef {object} Words
 * @property {(position: Position) => string} statusOf what may be done at a position, or what is left at the end
 * @property {(player: string, move: Move, left: Position) => string} moveText
 * @property {(move: Move | null) => import('preact').ComponentChildren} hintText null where no move wins
 */

/**
 * What a game's chooser of a move is given. It stays while the play goes on, and keeps the keyboard's focus.
 * @template Position, Move
 * @typedef {object} Turn
 * @property {any} page of the game
 * @property {import('./play.js').Play<Position, Move>} play
 * @property {Position} position the present one
 * @property {boolean} your_turn
 * @property {{move: Move | null} | null} hint asked for at this position, and another object every time; its move is null where none wins
 * @property {(move: Move) => void} make makes a move, where it is allowed
 */

/**
 * @template Position, Move
 * @param {object} props
 * @param {{match: import('./match.js').Match<Position, Move> & {refused: import('@preact/signals').ReadonlySignal<boolean>}, restart: (setup: import('./play.js').Setup) => void, go: (changes: Record<string, string | null>) => void}} props.page
 * @param {Words<Position, Move>} props.words
 * @param {import('preact').ComponentType<Turn<Position, Move>>} props.Chooser
 * @param {(() => void) | null} props.why explains the present position, where the board can
 */
export function PlayPanel({ page, words, Chooser, why }) {
  const { match, restart, go } = page;
  const play = match.play.value;
  const [asked, setAsked] = useState(/** @type {{play: NonNullable<typeof play>, move: Move | null} | null} */ (null));
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  // The last move is in sight.
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [play?.moves.length]);
  if (!play) return null;

  const { setup, moves, positions } = play;
  const position = present(play);
  const your_turn = isYourTurn(play);
  const winning = play.told[moves.length]?.winning;
  const hint = asked?.play === play ? asked : null;
  /** @param {'you' | 'other'} who */
  const nameOf = (who) => text(setup.opponent === 'person' ? `player-${who === setup.first ? 'one' : 'two'}` : `player-${who}`);
  const status = isOver(play)
    ? isDrawn(play)
      ? text('play-drawn')
      : text('play-won', { player: nameOf(winner(play) ?? 'you') })
    : text(your_turn ? 'play-turn' : 'play-thinking', { player: nameOf(mover(play)) });

  return (
    <section class="play" aria-label={text('play')}>
      <header>
        <h2>{text('play')}</h2>
        <button type="button" class="icon" aria-label={text('play-leave')} title={text('play-leave')} onClick={() => go(playParams(null))}>
          <Icon name="close" />
        </button>
      </header>
      <div class="row">
        <select
          aria-label={text('opponent')}
          value={setup.opponent}
          onChange={(event) => restart({ ...setup, opponent: /** @type {any} */ (event.currentTarget.value) })}
        >
          {OPPONENTS.map((opponent) => (
            <option key={opponent} value={opponent}>
              {text(`opponent-${opponent}`)}
            </option>
          ))}
        </select>
        {setup.opponent !== 'person' && (
          <select
            aria-label={text('who-starts')}
            value={setup.first}
            onChange={(event) => restart({ ...setup, first: /** @type {any} */ (event.currentTarget.value) })}
          >
            <option value="you">{text('starts-you')}</option>
            <option value="other">{text('starts-other')}</option>
          </select>
        )}
      </div>
      <p class="play-status" role="status">
        <strong>{status}</strong> {words.statusOf(position)}
      </p>
      <Chooser page={page} play={play} position={position} your_turn={your_turn} hint={hint} make={match.move} />
      {match.refused.value && (
        <p class="wrong" role="alert">
          {text('play-refused')}
        </p>
      )}
      <div class="row">
        <button type="button" disabled={undone(play) === play} onClick={() => match.undo()}>
          {text('undo')}
        </button>
        <button type="button" disabled={!your_turn || !winning} onClick={() => setAsked({ play, move: winning?.[0] ?? null })}>
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
      {hint && <p role="status">{words.hintText(hint.move)}</p>}
      <ol class="moves" ref={list} tabIndex={0} aria-label={text('play-moves')}>
        {moves.map((move, index) => (
          <li key={index}>
            {words.moveText(nameOf(moverAt(play, index)), move, /** @type {Position} */ (positions[index + 1]))}
            {gaveAway(play, index) && <em> {text('gave-away')}</em>}
          </li>
        ))}
      </ol>
    </section>
  );
}
