/** Graphs as files and texts, pasted, dropped or opened: the solver reads them, and a small one becomes a link. */
import { signal } from '@preact/signals';

/** The largest text that is read, in MB of 2^20 bytes. */
const MAX_FILE_MB = 64;

/** @param {import('../../../solver/session.js').Session} session @param {(changes: Record<string, string | null>) => void} go */
export function createFiles(session, go) {
  const is_open = signal(false);
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

  /** @param {File | null | undefined} file */
  async function load(file) {
    if (!file) return;
    const megabytes = Math.ceil(file.size / 2 ** 20);
    if (megabytes > MAX_FILE_MB) problem.value = { id: 'graph-file-large', args: { value: String(megabytes), limit: String(MAX_FILE_MB) } };
    else read(await file.text(), file.name);
  }

  return {
    is_open,
    problem,
    read,
    load,
    /** A file or a text that was dropped, or pasted. @param {DataTransfer | null} data */
    take(data) {
      const file = data?.files[0];
      const words = data?.getData('text/plain') ?? '';
      if (file) void load(file);
      else if (words.trim() !== '') read(words, 'text');
    },
  };
}
