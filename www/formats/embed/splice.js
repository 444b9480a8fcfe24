/**
 * A page within a page of others, as SPLICE has it (https://cssplice.org/slcp/iframe-protocol-specification.html): it asks once for the
 * state that it was left in, and after every finished question tells score and state. It tells nothing before the first one, nothing to a
 * host that does not answer, and never what a question or a covered answer withholds: the state is a result code.
 */
import { resultsOf } from '../results/code.js';

/** @import { Results } from '../results/code.js' */

/** @typedef {{code: string, done: boolean}} State code: of the answers, `formats/results/code.js`; done: whether every question has one */
/** The window of a page, as far as it is needed. @typedef {Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {document: {documentElement: {scrollHeight: number}}}} HostWindow */

/**
 * @param {HostWindow} own
 * @param {() => string} newId
 */
export function createSplice(own, newId) {
  const host = own.parent;
  const asked_id = newId();
  let is_heard = false;
  /** What is still to be told. @type {{score: number, state: State} | null} */
  let waiting = null;
  /** What the host knows. */
  let last = '';
  /** The results that a host has kept. @type {Results | null} */
  let kept = null;
  /** @type {((results: Results) => void) | null} */
  let restore = null;

  /** @param {Record<string, unknown>} message */
  const post = (message) => host.postMessage({ message_id: newId(), ...message }, '*');

  function tell() {
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
      kept = results;
      // An answer that was given meanwhile stands in what is told next.
      if (!waiting) last = data.state.code;
      restore?.(results);
    }
    tell();
  });
  post({ subject: 'SPLICE.getState', message_id: asked_id });

  return {
    /** What a host has kept, now or when it answers. @param {(results: Results) => void} take */
    restoring(take) {
      restore = take;
      if (kept) take(kept);
    },
    /** @param {{score: number, state: State}} of score: from 0 to 1 */
    report(of) {
      if (of.state.code === last) return;
      last = of.state.code;
      waiting = of;
      tell();
    },
  };
}

/** @typedef {ReturnType<typeof createSplice>} Splice */

/** @type {Splice | null} */
let found = null;

/** The host of this page; null where it stands in no other. @returns {Splice | null} */
export function splice() {
  if (typeof window === 'undefined' || window.parent === window) return null;
  found ??= createSplice(window, () => crypto.randomUUID?.() ?? String(Math.random()).slice(2));
  return found;
}
