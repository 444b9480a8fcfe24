/** A match by the solver's rules alone: it tells the moves of every position and what they leave; nothing here knows the game. */
import { computed, signal } from '@preact/signals';
import { createMatch } from './match.js';
import { isYourTurn, present } from './play.js';

/** A move as the solver has it: its text, and the position that it leaves. @typedef {import('../../crate/pkg/heaps/mexplorer.js').PlayMove} Move */
/** @typedef {import('../../crate/pkg/heaps/mexplorer.js').PlayMoves} Moves */
/** @typedef {{text: string, ends: boolean, mover_wins: boolean}} Position text: the solver's own; mover_wins: of a finished game */

/** What a move leaves. @param {Move} move @returns {Position} */
const left = ({ to, ends, wins }) => ({ text: to, ends, mover_wins: ends && !wins });

/** @type {import('./play.js').Rules<Position, Move>} */
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
 * @param {import('../solver/session.js').Session} session
 * @param {() => number} [partsOf] from how many things a move may take
 * @param {Pick<import('./play.js').Rules<Position, Move>, 'nameOf'>} [more] of a game that can go on for ever
 */
export function createAskedMatch(session, partsOf = () => 1, more = {}) {
  const match = createMatch({ ...RULES, ...more }, async (position, abort, dice) => {
    const about = { position: position.text, dice };
    const { winning, patient, careless, moves, takes } = /** @type {Moves} */ (await session.ask('moves', about, abort));
    return { winning, best: patient, careless, moves, takes };
  });
  /** What is to be taken, as typed, by what it is taken from; what was chosen last comes last. */
  const wishes = signal(NO_WISHES);
  /** Where a wish was none of the moves; there it is said until another is chosen. @type {import('@preact/signals').Signal<Position | null>} */
  const refused_at = signal(null);

  /** Makes a move by its text, where it is one. @param {string} wish @returns {Promise<boolean>} whether it was one */
  async function wishFor(wish) {
    const play = match.play.peek();
    if (!play) return false;
    const position = present(play);
    const move =
      play.told.at(-1)?.moves?.find((one) => one.move === wish) ??
      /** @type {Move | undefined} */ (await session.ask('after', { position: position.text, move: wish }));
    const now = match.play.peek();
    if (move && now && present(now) === position) match.move(move);
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
    if (play && isYourTurn(play)) refused_at.value = present(play);
  }

  return {
    ...match,
    wishes,
    /** Whether what was tried last is no move of the present position. */
    refused: computed(() => match.play.value !== null && refused_at.value === present(match.play.value)),

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

/** @typedef {ReturnType<typeof createAskedMatch>} AskedMatch */
