/**
 * The SPLICE protocol (https://cssplice.org/slcp/iframe-protocol-specification.html) of this page in a frame: it asks the host once for the
 * saved state, and reports score and state after every finished question. It reports nothing before the first one, and nothing to a host
 * that does not answer. The state is a result code.
 */
import { resultsOf } from '../results/code.js';

/** @import { Results } from '../results/code.js' */

/** @typedef {{code: string, done: boolean}} State code: of the answers, `formats/results/code.js`; done: whether every question has one */
/**
 * The window of a page, as far as it is needed.
 * @typedef {Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {document: {documentElement: {scrollHeight: number}}}}
 *   HostWindow
 */

/**
 * @param {HostWindow} own
 * @param {() => string} newId
 */
export function createSplice(own, newId) {
  const host = own.parent;
  const asked_id = newId();
  let is_heard = false;
  /** A report that waits for the host. @type {{score: number, state: State} | null} */
  let waiting = null;
  /** The code that the host has. */
  let last = '';
  /** The results in the state of the host. @type {Results | null} */
  let saved = null;
  /** @type {((results: Results) => void) | null} */
  let restore = null;

  /** @param {Record<string, unknown>} message */
  const post = (message) => host.postMessage({ message_id: newId(), ...message }, '*');

  function send() {
    if (!is_heard || !waiting) return;
    post({ subject: 'SPLICE.reportScoreAndState', ...waiting });
    post({ subject: 'lti.frameResize', height: own.document.documentElement.scrollHeight });
    waiting = null;
  }

  own.addEventListener('message', ({ source, data }) => {
    if (source !== host || is_heard || data?.subject !== 'SPLICE.getState.response' || data.message_id !== asked_id) return;
    is_heard = true;
    const results = typeof data.state?.code === 'string' ? resultsOf(data.state.code) : 'form';
    if (typeof results !== 'string') {
      saved = results;
      // The next report has an answer that was given meanwhile.
      if (!waiting) last = data.state.code;
      restore?.(results);
    }
    send();
  });
  post({ subject: 'SPLICE.getState', message_id: asked_id });

  return {
    /** Hands over the results of the host's state, now or when they come. @param {(results: Results) => void} take */
    restoring(take) {
      restore = take;
      if (saved) take(saved);
    },
    /** @param {{score: number, state: State}} of score: from 0 to 1 */
    report(of) {
      if (of.state.code === last) return;
      last = of.state.code;
      waiting = of;
      send();
    },
  };
}

/** @typedef {ReturnType<typeof createSplice>} Splice */

/** @type {Splice | null} */
let found = null;

/** The connection to the host; null if this page is in no frame. @returns {Splice | null} */
export function splice() {
  if (typeof window === 'undefined' || window.parent === window) return null;
  found ??= createSplice(window, () => crypto.randomUUID?.() ?? String(Math.random()).slice(2));
  return found;
}
