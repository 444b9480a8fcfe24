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
  /** @type {import('./protocol.js').Shared | null} */
  let shared = null;

  function ofPlays() {
    if (!playing) {
      playing = createClient(whole);
      if (shared) playing.share(shared);
    }
    return playing;
  }

  return {
    ask: (question, ...rest) => (OF_PLAYS.includes(question.ask) ? ofPlays() : own).ask(question, ...rest),
    share(text) {
      shared = text;
      own.share(text);
      playing?.share(text);
    },
    isBusy: () => own.isBusy() || (playing?.isBusy() ?? false),
    destroy() {
      own.destroy();
      playing?.destroy();
    },
  };
}
