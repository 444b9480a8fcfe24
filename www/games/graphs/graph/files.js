/** Graphs as files and texts, pasted, dropped or opened: the solver reads them, and a small one becomes a link. */
import { signal } from '@preact/signals';
import { createFileInput } from '../../../ui/file_input.js';

/** @import { Signal } from '@preact/signals' */
/** @import { CommonState } from '../../../game_page/state.js' */
/** @import { Problem } from '../../../solver/types.js' */

/** The names of all texts that were opened: a name always means the same text, and a solver outlives a page. @type {Set<string>} */
const names = new Set();

/** @param {Pick<CommonState, 'session' | 'link' | 'go'>} common */
export function createFiles({ session, link, go }) {
  /** @type {Signal<Problem | null>} */
  const problem = signal(null);
  /** The text that was opened last. */
  let last = { name: '', wanted_name: '', text: '' };

  /** @param {string} text @param {string} wanted_name a name for it */
  function read(text, wanted_name) {
    problem.value = null;
    const is_last = last.wanted_name === wanted_name && last.text === text;
    // The link may have the name of a text that is gone.
    const is_taken = (/** @type {string} */ name) => names.has(name) || name === link.peek().params.get('file');
    let name = is_last ? last.name : wanted_name;
    for (let number = 2; !is_last && is_taken(name); number += 1) name = `${wanted_name} ${number}`;
    names.add(name);
    last = { name, wanted_name, text };
    session.share({ name, text });
    go({ file: name, edges: null, vertices: null, tokens: null, win: null, lose: null, pos: null, names: null, at: null, method: null });
  }

  return { problem, read, ...createFileInput({ too_large: 'graph-file-large', read, refuse: (reason) => (problem.value = reason) }) };
}
