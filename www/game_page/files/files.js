/** Texts that stand in the place of a part of the link: pasted, dropped or opened. The solver reads them; a link has but their name. */
import { createFileInput } from '../../ui/file_input.js';

/** @import { CommonState, LinkChanges } from '../types.js' */

/** The names of all texts that were opened: a name always means the same text, and a solver outlives a page. @type {Set<string>} */
const names = new Set();

/**
 * @param {Pick<CommonState, 'session' | 'link' | 'go' | 'file_problem'>} common
 * @param {(text: string) => {text: string | null, changes: LinkChanges}} opened what the solver is to read, and what else of the link
 *   changes; the text is null where it has room in the link
 */
export function createFiles({ session, link, go, file_problem }, opened) {
  /** The text that was opened last. */
  let last = { name: '', wanted_name: '', text: '' };

  /** @param {string} given @param {string} wanted_name a name for it */
  function read(given, wanted_name) {
    file_problem.value = null;
    const { text, changes } = opened(given);
    if (text === null) return go(changes);
    const is_last = last.wanted_name === wanted_name && last.text === text;
    // The link may have the name of a text that is gone.
    const is_taken = (/** @type {string} */ name) => names.has(name) || name === link.peek().params.get('file');
    let name = is_last ? last.name : wanted_name;
    for (let number = 2; !is_last && is_taken(name); number += 1) name = `${wanted_name} ${number}`;
    names.add(name);
    last = { name, wanted_name, text };
    session.share({ name, text });
    go({ ...changes, at: null, method: null, file: name });
  }

  return { read, ...createFileInput({ read, refuse: (reason) => (file_problem.value = reason) }) };
}

/** @typedef {ReturnType<typeof createFiles>} Files */
