/** A match by the solver's rules alone: it tells the moves of every position and what they leave; nothing here knows the game. */
import { batch, computed, signal } from '@preact/signals';
import { nothingIfRefused } from '../solver/protocol.js';
import { createMatch } from './match.js';
import { movesOf, movesText } from './parameters.js';
import { cut, isOver, isYourTurn, played, present } from './play.js';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { PlayMove, PlayMoves } from '../../crate/pkg/heaps/mexplorer.js' */
/** @import { Line } from './parameters.js' */
/** @import { Rules } from './play.js' */
/** @import { Setup } from './types.js' */
/** @import { Session } from '../solver/types.js' */

/** A move as the solver has it: its text, and the position that it leaves. @typedef {PlayMove} Move */
/** @typedef {PlayMoves} Moves */
/** @typedef {{text: string, ends: boolean, mover_wins: boolean}} Position text: the solver's own; mover_wins: of a finished game */
/** @typedef {import('./play.js').Play<Position, Move>} Play */

/** What a move leaves. @param {Move} move @returns {Position} */
const left = ({ to, ends, wins }) => ({ text: to, ends, mover_wins: ends && !wins });

/** @type {Rules<Position, Move>} */
const RULES = {
  isOver: ({ ends }) => ends,
  // Only moves that the solver told come here.
  after: (_, move) => left(move),
  // One winning move is as good as another: not all of them need be told.
  same: (one, other) => one.move === other.move || (one.wins && other.wins),
  moverWins: ({ mover_wins }) => mover_wins,
};

/** Nothing is being chosen. @type {ReadonlyMap<string, string>} */
export const NO_WISHES = new Map();

/**
 * @param {Session} session
 * @param {() => number} [partsOf] from how many things a move may take
 * @param {Pick<Rules<Position, Move>, 'nameOf'>} [more] of a game that can go on for ever
 */
export function createSolverMatch(session, partsOf = () => 1, more = {}) {
  const match = createMatch({ ...RULES, ...more }, async (position, abort, random) => {
    const about = { position: position.text, random };
    const { winning, patient, careless, moves, takes } = /** @type {Moves} */ (await session.ask('moves', about, abort));
    return { winning, best: patient, careless, moves, takes };
  });
  /** What is to be taken, as typed, by what it is taken from; what was chosen last comes last. */
  const wishes = signal(NO_WISHES);
  /** Where a wish was none of the moves; there it is said until another is chosen. @type {Signal<Position | null>} */
  const refused_at = signal(null);
  /** After how many moves one looks at the play; null for after the last. @type {Signal<number | null>} */
  const looked = signal(null);
  /** Whether the moves of a link are being gone through. */
  const is_following = signal(false);
  /** The move of a link that is none: there its moves end. @type {Signal<{number: number, move: string} | null>} */
  const stopped = signal(null);
  let following = new AbortController();

  /** The play as far as it is looked at. @type {ReadonlySignal<Play | null>} */
  const shown = computed(() => match.play.value && cut(match.play.value, looked.value ?? Infinity));
  const your_turn = computed(
    () => match.play.value !== null && shown.value === match.play.value && !is_following.value && isYourTurn(match.play.value),
  );

  /** What a wish comes to; undefined where it is no move. @param {Position} position @param {string} move @param {AbortSignal} [abort] @returns {Promise<Move | undefined>} */
  const asked = ({ text }, move, abort) => session.ask('after', { position: text, move }, abort).catch(nothingIfRefused);

  /** Makes a move by its text, where it is one. @param {string} wish @returns {Promise<boolean>} whether it was one */
  async function wishFor(wish) {
    const play = match.play.peek();
    if (!play || !your_turn.peek()) return false;
    const position = present(play);
    const move = play.told.at(-1)?.moves?.find((one) => one.move === wish) ?? (await asked(position, wish));
    const now = match.play.peek();
    if (move && now && present(now) === position) make(move);
    return move !== undefined;
  }

  /** Makes a move by its text, or says that it is none. @param {string} wish */
  async function insistOn(wish) {
    const play = match.play.peek();
    refused_at.value = null;
    if (!(await wishFor(wish))) refuse(play);
  }

  /** Says that what was tried is no move. @param {typeof match.play.value} [play] where */
  function refuse(play = match.play.peek()) {
    if (play && your_turn.peek()) refused_at.value = present(play);
  }

  /** @param {Move} move that the solver told */
  function make(move) {
    if (your_turn.peek()) match.move(move);
  }

  /** Goes through the moves of a link, as far as they are moves. @param {Play} from @param {Line} line */
  async function go(from, { moves, move }) {
    following.abort();
    const { signal: abort } = (following = new AbortController());
    const wanted = movesOf(moves);
    const kept = from.moves.findIndex((one, index) => one.move !== wanted[index]);
    let play = cut(from, kept < 0 ? Infinity : kept);
    let bad = /** @type {typeof stopped.value} */ (null);
    for (let number = play.moves.length; number < wanted.length; number += 1) {
      is_following.value = true;
      const wish = String(wanted[number]);
      const position = present(play);
      // What has no name, as a single pile, need not be named.
      const made = isOver(play)
        ? undefined
        : await asked(position, wish, abort)
            .then((one) => one ?? (/^\d+$/.test(wish) ? asked(position, `,${wish}`, abort) : undefined))
            .catch(() => undefined);
      if (abort.aborted) return;
      if (!made) {
        bad = { number: number + 1, move: wish };
        break;
      }
      play = played(play, made);
    }
    batch(() => {
      const at = move === '' ? Infinity : Number(move);
      looked.value = at < play.moves.length ? at : null;
      stopped.value = bad;
      is_following.value = false;
      match.show(play);
    });
  }

  /** Looks at the play after some of its moves. @param {number} count */
  function lookAt(count) {
    const last = match.play.peek()?.moves.length ?? 0;
    looked.value = count >= last ? null : Math.max(0, count);
  }

  function leave() {
    following.abort();
    batch(() => {
      match.leave();
      looked.value = stopped.value = null;
      is_following.value = false;
    });
  }

  return {
    ...match,
    shown,
    your_turn,
    looked,
    is_following,
    stopped,
    wishes,
    /** The moves, as a link has them. */
    made: computed(() => movesText(match.play.value?.moves.map((one) => one.move) ?? [])),
    /** Whether what was tried last is no move of the present position. */
    refused: computed(() => match.play.value !== null && refused_at.value === present(match.play.value)),

    /** @param {Position} position @param {Setup} setup @param {Line} [line] */
    start(position, setup, line = { moves: '', move: '' }) {
      // What is on show meanwhile is no part of it.
      if (line.moves !== '') leave();
      void go(match.fresh(position, setup), line);
    },
    /** To the moves of another link. @param {Line} line */
    follow(line) {
      if (match.play.peek()) void go(/** @type {Play} */ (match.play.peek()), line);
    },
    leave,
    move: make,
    undo() {
      looked.value = null;
      match.undo();
    },

    lookAt,
    /** Looks some moves further on, or back. @param {number} moves */
    lookBy: (moves) => lookAt((shown.peek()?.moves.length ?? 0) + moves),
    /** Goes on where one looks; the moves after it are forgotten. */
    playOn() {
      batch(() => {
        match.show(shown.peek());
        looked.value = null;
      });
    },

    /** Another wish; from no more things than a move may, those chosen last. @param {string} from @param {string} take */
    choose(from, take) {
      refused_at.value = null;
      const others = [...wishes.peek()].filter(([one]) => one !== from);
      const kept = others.slice(Math.max(0, others.length - (partsOf() - 1)));
      wishes.value = new Map([...kept, /** @type {[string, string]} */ ([from, take])]);
    },

    /** Makes the move that is wished for, where it is one. */
    make() {
      const places =
        match.play
          .peek()
          ?.told.at(-1)
          ?.takes?.map(({ from }) => from) ?? [];
      const parts = [...wishes.peek()].sort(([one], [other]) => places.indexOf(one) - places.indexOf(other));
      void insistOn(parts.map((part) => part.join(',')).join(';'));
    },

    wishFor,
    insistOn,
    refuse,
  };
}

/** @typedef {ReturnType<typeof createSolverMatch>} SolverMatch */
