/** One play after another: the solver is asked about every position, and the opponent's moves come by themselves. */
import { signal } from '@preact/signals';
import { answered, diceOf, isOver, isYourTurn, newPlay, played, present, reply, undone } from './play.js';

/** The app's move is seen coming. */
const THINKING_MS = 600;

/**
 * @template Position, Move
 * @param {import('./play.js').Rules<Position, Move>} rules
 * @param {(position: Position, abort: AbortSignal, dice: number[]) => Promise<import('./play.js').Told<Move>>} answerTo asks the solver
 */
export function createMatch(rules, answerTo) {
  /** @typedef {import('./play.js').Play<Position, Move>} Play */
  /** @type {import('@preact/signals').Signal<Play | null>} */
  const play = signal(null);
  let abort = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {Play | null} next */
  function show(next) {
    // A move that is not allowed, an undo with nothing to undo.
    if (next === play.value) return;
    abort.abort();
    clearTimeout(timer);
    play.value = next;
    if (!next || isOver(next)) return;
    const index = next.moves.length;
    if (next.told[index] === null) {
      abort = new AbortController();
      answerTo(present(next), abort.signal, diceOf(next)).then(
        (told) => show(answered(next, index, told)),
        // A newer position asks for itself.
        () => {},
      );
    } else if (!isYourTurn(next)) {
      timer = setTimeout(() => show(played(next, reply(next))), THINKING_MS);
    }
  }

  return {
    play: /** @type {import('@preact/signals').ReadonlySignal<Play | null>} */ (play),
    /** @param {Position} position @param {import('./play.js').Setup} setup */
    start: (position, setup) => show(newPlay(rules, position, setup)),
    /** A person's move; nothing while the app is to move. @param {Move} move */
    move(move) {
      if (play.value && isYourTurn(play.value)) show(played(play.value, move));
    },
    undo() {
      if (play.value) show(undone(play.value));
    },
    leave: () => show(null),
  };
}

/**
 * @template Position, Move
 * @typedef {ReturnType<typeof createMatch<Position, Move>>} Match
 */
