/** A match asks the solver about every position of a play, and makes the opponent's moves. */
import { signal } from '@preact/signals';
import { readonly } from '../ui/readonly.js';
import { answered, carelessNumbers, isOver, isYourTurn, newPlay, played, present, reply, undone } from './play.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Rules, Setup, PositionAnswer } from './types.js' */
/** @import { Problem } from '../solver/types.js' */

/** Pause before the computer's move. */
const THINKING_MS = 600;

/**
 * @template Position, Move
 * @param {Rules<Position, Move>} rules
 * @param {(position: Position, abort: AbortSignal, random: number[]) => Promise<PositionAnswer<Move>>} answerTo asks the solver
 */
export function createMatch(rules, answerTo) {
  /** @typedef {import('./types.js').Play<Position, Move>} Play */
  /** @type {Signal<Play | null>} */
  const play = signal(null);
  /** Why the solver has no answer to the present position; null if it has one. @type {Signal<Problem | null>} */
  const failed = signal(null);
  let abort = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {Play | null} next */
  function show(next) {
    if (next === play.value) return;
    abort.abort();
    clearTimeout(timer);
    play.value = next;
    failed.value = null;
    if (!next || isOver(next)) return;
    const index = next.moves.length;
    if (next.answers[index] === null) {
      const { signal: left } = (abort = new AbortController());
      answerTo(present(next), left, carelessNumbers(next)).then(
        // A newer position asks for itself.
        (answer) => !left.aborted && play.value && show(answered(play.value, index, answer)),
        ({ refusal }) => (failed.value = refusal ?? null),
      );
    } else if (!isYourTurn(next)) {
      timer = setTimeout(() => play.value && show(played(play.value, reply(play.value))), THINKING_MS);
    }
  }

  return {
    failed,
    play: readonly(play),
    /** Plays a person's move; nothing happens while it is the computer's turn. @param {Move} move */
    playMove(move) {
      if (play.value && isYourTurn(play.value)) show(played(play.value, move));
    },
    undo() {
      if (play.value) show(undone(play.value));
    },
    leave: () => show(null),
    show,
    /** A play before its first move. @param {Position} position @param {Setup} setup */
    fresh: (position, setup) => newPlay(rules, position, setup),

    /** Asks about the earlier positions that have no answer, as after a link. */
    async answerAll() {
      const answering = play.value;
      for (const [index, position] of answering?.positions.slice(0, -1).entries() ?? []) {
        const is_here = () => play.value?.positions[index] === position && play.value.answers[index] === null;
        if (!answering || !is_here()) continue;
        const random = carelessNumbers({ setup: answering.setup, moves: answering.moves.slice(0, index) });
        const answer = await answerTo(position, new AbortController().signal, random).catch(() => null);
        if (answer && play.value && is_here()) play.value = answered(play.value, index, answer);
      }
    },
  };
}
