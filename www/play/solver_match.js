/** A match by the solver's moves alone: it lists those of every position, with what they leave. Nothing here knows the game. */
import { batch, computed, signal } from '@preact/signals';
import { nothingIfRefused } from '../solver/protocol.js';
import { createMatch } from './match.js';
import { movesOf, movesText } from './parameters.js';
import { cut, isOver, isYourTurn, played, present } from './play.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { PlayMove, PlayMoves } from '../../crate/pkg/heaps/mexplorer.js' */
/** @import { Line } from './parameters.js' */
/** @import { Hint, Prompt, Rules, Setup } from './types.js' */
/** @import { Session } from '../solver/types.js' */

/** @typedef {PlayMove} Move */
/** @typedef {PlayMoves} Moves */
/** @typedef {{text: string, ends: boolean, mover_wins: boolean}} Position text: the solver's own; mover_wins: of a finished game */
/** @typedef {import('./types.js').Play<Position, Move>} Play */
/** A move that gave the win away: where it was made, and what it led to. @typedef {{at: Position, move: Move, to: Position}} Slip */

/** What a move leaves. @param {Move} move @returns {Position} */
const left = ({ to, ends, wins }) => ({ text: to, ends, mover_wins: ends && !wins });

/** @type {Rules<Position, Move>} */
const RULES = {
  isOver: ({ ends }) => ends,
  after: (_, move) => left(move),
  // One winning move is as good as another: the solver may list only some.
  same: (one, other) => one.move === other.move || (one.wins && other.wins),
  moverWins: ({ mover_wins }) => mover_wins,
};

/** No choice yet. @type {ReadonlyMap<string, string>} */
export const NO_TAKES = new Map();

/**
 * @param {Session} session
 * @param {() => number} [partsOf] from how many things a move may take
 * @param {Pick<Rules<Position, Move>, 'nameOf'>} [more] of a game that can go on for ever
 */
export function createSolverMatch(session, partsOf = () => 1, more = {}) {
  const match = createMatch({ ...RULES, ...more }, async (position, abort, random) => {
    const about = { position: position.text, random };
    /** @type {Moves} */
    const { patient, ...answer } = await session.ask('moves', about, abort);
    return { ...answer, best: patient };
  });
  /** The chosen takes, as typed, by what they are taken from; the last choice comes last. */
  const chosen_takes = signal(NO_TAKES);
  /**
   * Where the last choice was not a move, and the message that says so, until the next choice.
   * @type {Signal<{at: Position, words: string} | null>}
   */
  const rejected = signal(null);
  /** The mistake that one went back to: where it was made, the move, and where that led. @type {Signal<Slip | null>} */
  const slip = signal(null);
  /** What the player is asked to do next; null while the game has nothing to say. @type {Signal<Prompt | null>} */
  const prompt = signal(null);
  /** The number of moves before the position on show; null for all of them. @type {Signal<number | null>} */
  const looked = signal(null);
  /** The last hint that the player asked for. @type {Signal<Hint | null>} */
  const last_hint = signal(null);
  /** Whether the moves of a link are being played. */
  const is_following = signal(false);
  /** The first wrong move of a link: there its moves end. @type {Signal<{number: number, move: string} | null>} */
  const stopped = signal(null);
  let following = new AbortController();

  /** The play up to the position on show. @type {ReadonlySignal<Play | null>} */
  const shown = computed(() => match.play.value && cut(match.play.value, looked.value ?? Infinity));
  const your_turn = computed(
    () => match.play.value !== null && shown.value === match.play.value && !is_following.value && isYourTurn(match.play.value),
  );

  /**
   * The move that a text names; undefined if it names none.
   * @param {Position} position @param {string} move @param {AbortSignal} [abort] @returns {Promise<Move | undefined>}
   */
  const moveNamed = ({ text }, move, abort) => session.ask('after', { position: text, move }, abort).catch(nothingIfRefused);

  const presentAnswer = () => match.play.peek()?.answers.at(-1);

  /** Plays the move that a text names, if it names one. @param {string} text @returns {Promise<boolean>} whether it names one */
  async function tryMoveText(text) {
    const play = match.play.peek();
    if (!play || !your_turn.peek()) return false;
    const position = present(play);
    const move = presentAnswer()?.moves?.find((one) => one.move === text) ?? (await moveNamed(position, text));
    const now = match.play.peek();
    if (move && now && present(now) === position) playMove(move);
    return move !== undefined;
  }

  /** Plays the move that a text names, or shows that it names none. @param {string} text */
  async function playMoveText(text) {
    const play = match.play.peek();
    rejected.value = null;
    if (!(await tryMoveText(text))) rejectMove(undefined, play);
  }

  /**
   * Shows that the last choice is not a move.
   * @param {string} [words] the message that says so @param {typeof match.play.value} [play] where
   */
  function rejectMove(words = 'play-refused', play = match.play.peek()) {
    if (play && your_turn.peek()) rejected.value = { at: present(play), words };
  }

  /** The hint for the position on show, another object every time. @type {ReadonlySignal<Hint | null>} */
  const hint = computed(() =>
    your_turn.value && last_hint.value?.at === present(/** @type {Play} */ (match.play.value)) ? last_hint.value : null,
  );

  /** Shows a winning move of the present position, or that there is none. @param {Hint['wordsOf']} wordsOf */
  function askForHint(wordsOf) {
    const play = match.play.peek();
    const winning = presentAnswer()?.winning ?? [];
    rejected.value = null;
    // A move that wins at once is the best hint.
    if (play) last_hint.value = { at: present(play), move: winning.find(({ ends }) => ends) ?? winning[0] ?? null, wordsOf };
  }

  /** @param {Move} move of the solver's answer */
  function playMove(move) {
    if (!your_turn.peek()) return;
    last_hint.value = rejected.value = null;
    match.playMove(move);
  }

  /** Plays the moves of a link, up to the first wrong one. @param {Play} from @param {Line} line */
  async function replay(from, { moves, move }) {
    following.abort();
    const { signal: abort } = (following = new AbortController());
    const wanted = movesOf(moves);
    const common = from.moves.findIndex((one, index) => one.move !== wanted[index]);
    let play = cut(from, common < 0 ? Infinity : common);
    /** @type {typeof stopped.value} */
    let wrong = null;
    for (let number = play.moves.length; number < wanted.length; number += 1) {
      is_following.value = true;
      const text = String(wanted[number]);
      const position = present(play);
      // A single pile has no name, and its moves are numbers alone.
      const made = isOver(play)
        ? undefined
        : await moveNamed(position, text, abort)
            .then((one) => one ?? (/^\d+$/.test(text) ? moveNamed(position, `,${text}`, abort) : undefined))
            .catch(() => undefined);
      if (abort.aborted) return;
      if (!made) {
        wrong = { number: number + 1, move: text };
        break;
      }
      play = played(play, made);
    }
    batch(() => {
      const at = move === '' ? Infinity : Number(move);
      looked.value = at < play.moves.length ? at : null;
      stopped.value = wrong;
      is_following.value = false;
      match.show(play);
    });
  }

  /** Shows the play after some of its moves. @param {number} count */
  function lookAt(count) {
    const last = match.play.peek()?.moves.length ?? 0;
    looked.value = count >= last ? null : Math.max(0, count);
  }

  function leave() {
    following.abort();
    batch(() => {
      match.leave();
      looked.value = stopped.value = prompt.value = last_hint.value = slip.value = null;
      is_following.value = false;
    });
  }

  /** Goes back to the move by which a person gave the win away. @param {number} index of the move */
  function goBackToSlip(index) {
    const play = match.play.peek();
    const [at, move, to] = [play?.positions[index], play?.moves[index], play?.positions[index + 1]];
    if (at && move && to) slip.value = { at, move, to };
    goBackTo(index);
  }

  /** Shows the play after some of its moves, and drops the others. @param {number} count */
  function goBackTo(count) {
    batch(() => {
      match.show(match.play.peek() && cut(/** @type {Play} */ (match.play.peek()), count));
      looked.value = null;
    });
  }

  /** Chooses a take; of more takes than a move may have, the first choices go. @param {string} from @param {string} number */
  function chooseTake(from, number) {
    rejected.value = null;
    const chosen = new Map(chosen_takes.peek());
    chosen.delete(from);
    chosen.set(from, number);
    chosen_takes.value = new Map([...chosen].slice(-partsOf()));
  }

  /** Plays the chosen takes as one move. */
  function playChosenTakes() {
    const places = presentAnswer()?.takes?.map(({ from }) => from) ?? [];
    const parts = [...chosen_takes.peek()].sort(([one], [other]) => places.indexOf(one) - places.indexOf(other));
    if (parts.length > 0) void playMoveText(parts.map((part) => part.join(',')).join(';'));
  }

  return {
    ...match,
    shown,
    your_turn,
    looked,
    is_following,
    stopped,
    chosen_takes,
    prompt,
    hint,
    askForHint,
    partsOf,
    /** The moves, as a link has them. */
    made: computed(() => movesText(match.play.value?.moves.map((one) => one.move) ?? [])),
    /** The message that says that the last choice is not a move of the present position; null if it is one. */
    rejection: computed(() => (match.play.value && rejected.value?.at === present(match.play.value) ? rejected.value.words : null)),

    /** @param {Position} position @param {Setup} setup @param {Line} [line] */
    start(position, setup, line = { moves: '', move: '' }) {
      // The old play is not on show meanwhile.
      if (line.moves !== '') leave();
      last_hint.value = rejected.value = null;
      void replay(match.fresh(position, setup), line);
    },
    /** To the moves of another link. @param {Line} line */
    follow(line) {
      const play = match.play.peek();
      if (play) void replay(play, line);
    },
    leave,
    playMove,
    undo() {
      looked.value = null;
      match.undo();
    },

    lookAt,
    /** Shows some moves further on, or back. @param {number} moves */
    lookBy: (moves) => lookAt((shown.peek()?.moves.length ?? 0) + moves),
    /** Drops the moves after the position on show. */
    playOn: () => goBackTo(shown.peek()?.moves.length ?? 0),
    goBackTo,
    goBackToSlip,
    /** The mistake that was made here before; null if there was none. */
    slip: computed(() => (match.play.value && slip.value?.at === present(match.play.value) ? slip.value : null)),

    /** What may be taken at the present position from one thing. @param {string} from */
    takeFrom: (from) => match.play.value?.answers.at(-1)?.takes?.find((take) => take.from === from),
    chooseTake,
    playChosenTakes,
    /**
     * Takes at once; where a move takes from several things, only chooses, and a second time gives the choice up.
     * @param {string} from @param {string} number
     */
    clickTake(from, number) {
      const is_again = partsOf() > 1 && chosen_takes.peek().get(from) === number;
      chooseTake(from, number);
      if (is_again) chosen_takes.value = new Map([...chosen_takes.peek()].filter(([one]) => one !== from));
      else if (partsOf() === 1) playChosenTakes();
    },
    /** Gives up what was chosen. */
    forgetTakes() {
      chosen_takes.value = NO_TAKES;
    },

    tryMoveText,
    playMoveText,
    rejectMove,
    dropRejection() {
      rejected.value = null;
    },
  };
}

/** @typedef {ReturnType<typeof createSolverMatch>} SolverMatch */
