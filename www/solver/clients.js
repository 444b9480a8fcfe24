/** The solver at hand: that of the family whose game is looked at. Another family ends it at once; who only goes home finds it again for a while. */
import { createClient } from './client.js';

/** @import { Client, Source } from './types.js' */

/** How long it is kept where no game is looked at. */
const KEPT_MS = 60_000;

/**
 * @param {(family: string) => Source} sourceOf
 * @param {{setTimeout: (run: () => void, ms: number) => any, clearTimeout: (timer: any) => void}} clock
 */
export function createClients(sourceOf, clock) {
  let kept = /** @type {{family: string, client: Client} | null} */ (null);
  /** @type {unknown} */
  let timer;

  function end() {
    kept?.client.destroy();
    kept = null;
  }

  return {
    /** A family's client, the same one until another family's is asked for. @param {string} family */
    of(family) {
      clock.clearTimeout(timer);
      if (kept?.family !== family) {
        end();
        kept = { family, client: createClient(sourceOf(family)) };
      }
      return kept.client;
    },

    /** No game is looked at any more. */
    leave() {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(end, KEPT_MS);
    },
  };
}
