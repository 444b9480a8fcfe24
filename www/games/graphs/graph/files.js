/** Graphs as files and texts, pasted, dropped or opened: the solver reads them, and a small one becomes a link. */
import { signal } from '@preact/signals';
import { createGivenText } from '../../../ui/given_text.js';

/** @param {import('../../../solver/session.js').Session} session @param {(changes: Record<string, string | null>) => void} go */
export function createFiles(session, go) {
  /** @type {import('@preact/signals').Signal<import('../../../solver/session.js').Problem | null>} */
  const problem = signal(null);
  /** Texts that were opened, by the names they go by. @type {Map<string, string>} */
  const opened = new Map();

  /** @param {string} text @param {string} wish a name for it */
  function read(text, wish) {
    problem.value = null;
    let name = wish;
    for (let number = 2; opened.has(name) && opened.get(name) !== text; number += 1) name = `${wish} ${number}`;
    opened.clear();
    opened.set(name, text);
    session.share({ name, text });
    go({ file: name, edges: null, vertices: null, tokens: null, win: null, lose: null, pos: null, names: null, at: null, method: null });
  }

  const given = createGivenText({
    too_large: 'graph-file-large',
    read,
    refuse: (reason) => {
      problem.value = reason;
    },
  });
  return { problem, read, ...given };
}
