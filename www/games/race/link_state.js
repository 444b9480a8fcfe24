/** The state of the race that the link names by `from`, to show or to play from. */
import { batch, computed, signal } from '@preact/signals';
import { setupOf } from '../../play/parameters.js';
import { Refused } from '../../solver/protocol.js';
import { textOf } from './position.js';

/** @import { Position } from '../../play/solver_match.js' */
/** @import { RaceParts } from './types.js' */

const UNNAMED = { from: '', text: '' };

/** A position of the solver to play from. @param {string} text @returns {Position} */
const openingAt = (text) => ({ text, ends: false, mover_wins: false });

/** @param {Pick<RaceParts, 'link' | 'session' | 'timeline' | 'solved' | 'match' | 'inspection'>} race */
export function createLinkState({ link, session, timeline, solved, match, inspection }) {
  /** The state that is looked at: as the link writes it and, once the solver has read it, as the solver writes it. */
  const named = signal(UNNAMED);
  /** The last invalid `from` of a link. */
  const refused = signal('');
  /** Where the play of the link begins; null if nothing joins the starts. */
  const opening = inspection.lookedUp('place', () => {
    const { params } = link.value;
    const can_play = solved.value !== null && solved.value.distances.d !== null && timeline.value !== null;
    return can_play && setupOf(params) !== null ? { from: params.get('from') ?? null } : null;
  });
  /** The state that is explained, as the solver writes it. */
  function explainedText() {
    const [at, on] = [inspection.explained_state.value, solved.value];
    return at && on ? textOf(on.board, at) : '';
  }

  return {
    opening,
    position: computed(() => opening.answer.value && openingAt(opening.answer.value.position)),
    openingOf: async () => openingAt((await session.ask('place', { from: link.peek().params.get('from') ?? null })).position),
    /** The `from` of the link if it is invalid and nothing else says so. */
    stateless: computed(() => {
      const { params } = link.value;
      return setupOf(params) === null && params.get('from') === refused.value ? refused.value : '';
    }),
    picked: computed(() => {
      const written = match.play.value ? '' : explainedText();
      return written !== '' && written === named.value.text ? named.value.from : written;
    }),
    /** @param {string} from */
    pick(from) {
      const name_of_link = { from, text: '' };
      named.value = name_of_link;
      session.ask('place', { from }).then(
        ({ state }) =>
          batch(() => {
            if (named.peek() !== name_of_link) return;
            inspection.put(state);
            named.value = { from, text: explainedText() };
          }),
        // An invalid state stays in the link as it was written.
        (reason) => {
          if (reason instanceof Refused) refused.value = from;
        },
      );
    },
    /** The user looks at another state than that of the link. */
    forget() {
      named.value = UNNAMED;
    },
  };
}
