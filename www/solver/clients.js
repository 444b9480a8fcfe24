/** The solver of the family whose game is on show. Another family ends it at once; the home page leaves it for a while. */
import { createClient } from './client.js';

/** @import { Client, Source } from './types.js' */

/** How long the solver lives where no game is on show. */
const IDLE_MS = 60_000;

/**
 * @param {(family: string) => Source} sourceOf
 * @param {{setTimeout: (run: () => void, ms: number) => any, clearTimeout: (timer: any) => void}} clock
 */
export function createClients(sourceOf, clock) {
  /** @type {{family: string, client: Client} | null} */
  let present = null;
  /** @type {unknown} */
  let timer;

  function end() {
    present?.client.destroy();
    present = null;
  }

  return {
    /** A family's client, the same one until another family's is asked for. @param {string} family */
    of(family) {
      clock.clearTimeout(timer);
      if (present?.family !== family) {
        end();
        present = { family, client: createClient(sourceOf(family)) };
      }
      return present.client;
    },

    /** No game is on show any more. */
    leave() {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(end, IDLE_MS);
    },
  };
}
