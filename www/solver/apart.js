/**
 * A family whose solver comes in two parts: that of its boards, which is fetched at once, and the whole one with all that plays ask,
 * fetched with the first such question and kept beside it. To whoever asks they are one client.
 */
import { createClient } from './client.js';

/** What plays ask: the boards' part has no answer to it. */
const OF_PLAYS = ['moves', 'after'];

/**
 * @param {import('./client.js').Source} boards
 * @param {import('./client.js').Source} whole
 * @returns {import('./client.js').Client}
 */
export function createClientApart(boards, whole) {
  const own = createClient(boards);
  /** @type {import('./client.js').Client | null} */
  let playing = null;
  return {
    ask: (question, ...rest) => (OF_PLAYS.includes(question.ask) ? (playing ??= createClient(whole)) : own).ask(question, ...rest),
    // None of these families has texts too long for a question.
    share: own.share,
    isBusy: () => own.isBusy() || (playing?.isBusy() ?? false),
    destroy() {
      own.destroy();
      playing?.destroy();
    },
  };
}
