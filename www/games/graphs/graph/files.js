/** Graphs as files and texts, pasted, dropped or opened: the solver reads them, and a small one becomes a link. */
import { signal } from '@preact/signals';
import { createFileInput } from '../../../ui/file_input.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Problem, Session } from '../../../solver/types.js' */

/** @param {Session} session @param {(changes: Record<string, string | null>) => void} go */
export function createFiles(session, go) {
  /** @type {Signal<Problem | null>} */
  const problem = signal(null);
  /** The text that was opened last; a name that was given stands for its own text for ever. @type {{name: string, wish: string, text: string} | null} */
  let last = null;
  /** @type {Set<string>} */
  const given_names = new Set();

  /** @param {string} text @param {string} wish */
  function nameFor(text, wish) {
    if (last?.wish === wish && last.text === text) return last.name;
    let name = wish;
    for (let number = 2; given_names.has(name); number += 1) name = `${wish} ${number}`;
    return name;
  }

  /** @param {string} text @param {string} wish a name for it */
  function read(text, wish) {
    problem.value = null;
    const name = nameFor(text, wish);
    given_names.add(name);
    last = { name, wish, text };
    session.share({ name, text });
    go({ file: name, edges: null, vertices: null, tokens: null, win: null, lose: null, pos: null, names: null, at: null, method: null });
  }

  const given = createFileInput({
    too_large: 'graph-file-large',
    read,
    refuse: (reason) => {
      problem.value = reason;
    },
  });
  return { problem, read, ...given };
}
