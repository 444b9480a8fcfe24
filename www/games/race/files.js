/** Boards as files in the official format: what was read and what came of it. A file of one board is opened at once. */
import { signal } from '@preact/signals';
import { Refused } from '../../solver/protocol.js';
import { createGivenText } from '../../ui/given_text.js';

/** @typedef {{link: string, winner: 'A' | 'B' | 'draw'}[]} Solved */

/** @param {{ask: (question: string, about?: unknown, abort?: AbortSignal) => Promise<any>}} session @param {(changes: Record<string, string | null>) => void} go */
export function createFiles(session, go) {
  const is_open = signal(false);
  const typed = signal('');
  /** The last boards that could be read; they stay. @type {import('@preact/signals').Signal<Solved | null>} */
  const solved = signal(null);
  /** @type {import('@preact/signals').Signal<import('../../solver/session.js').Problem | null>} */
  const problem = signal(null);

  const files = {
    is_open,
    typed,
    solved,
    problem,

    /** @param {string} link */
    open: (link) => go({ board: link, sample: null, at: null, map: null, from: null }),

    /** Solves all boards of a text; rows of cells alone are one board. @param {string} official */
    async read(official) {
      typed.value = official;
      is_open.value = true;
      if (/^[.#xAB\s]*[.#xAB][.#xAB\s]*$/.test(official)) {
        problem.value = null;
        return files.open(official.trim().split(/\s+/).join('/'));
      }
      try {
        /** @type {Solved} */
        const boards = await session.ask('official', { text: official });
        solved.value = boards;
        problem.value = null;
        if (boards.length === 1 && boards[0]) files.open(boards[0].link);
      } catch (reason) {
        if (!(reason instanceof Refused)) throw reason;
        problem.value = { id: reason.refusal.id, args: reason.refusal.args };
      }
    },

    /** The board on show as a file. */
    async write() {
      typed.value = (await session.ask('written')).official;
    },
  };
  const given = createGivenText({
    too_large: 'race-file-large',
    read: files.read,
    refuse: (reason) => {
      is_open.value = true;
      problem.value = reason;
    },
  });
  return { ...files, ...given };
}
