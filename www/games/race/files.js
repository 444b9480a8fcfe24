/** Boards as files in the official format: what was read and what came of it. A file of one board is opened at once. */
import { signal } from '@preact/signals';
import { Refused } from '../../solver/protocol.js';
import { TEXT_CHARACTERS, tooLong } from '../../ui/field_limits.js';
import { createFileInput } from '../../ui/file_input.js';
import { saveFile } from '../../ui/save_file.js';
import { boardOfRows, MAX_WRITTEN_CELLS, rowsIn, toLink } from './document.js';
import { MAX_SIDE } from './parameters.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Race, RaceSolved } from '../../../crate/pkg/race/mexplorer.js' */
/** @import { Problem, Session } from '../../solver/types.js' */

/** Lines before the rows of a board in the official format. */
const HEAD = 2;

/**
 * The link of a board: its rows unchanged, or a compact link if it has many cells; null if the text is not a board.
 * @param {readonly string[]} rows
 */
function linkOfRows(rows) {
  if (rows.reduce((sum, { length }) => sum + length, 0) <= MAX_WRITTEN_CELLS) return rows.join('/');
  const board = rows.length <= MAX_SIDE && (rows[0]?.length ?? 0) <= MAX_SIDE ? boardOfRows(rows) : null;
  return board && toLink(board);
}

/** Rows in the official format, so that the solver says what is wrong with them. @param {readonly string[]} rows */
const officialOf = (rows) => `1\n${Math.max(rows.length, rows[0]?.length ?? 0)}\n${rows.join('\n').replaceAll('x', '#')}`;

/** A place in the official format as a place in its rows alone. @param {Record<string, string>} args */
const withoutHead = (args) => ({ ...args, line: String(Math.max(1, Number(args.line) - HEAD)) });

/** @param {Pick<Session<Race>, 'ask'>} session @param {(changes: Record<string, string | null>) => void} go */
export function createFiles(session, go) {
  const is_open = signal(false);
  const typed = signal('');
  /** The last boards that could be read; they stay. @type {Signal<RaceSolved[] | null>} */
  const solved = signal(null);
  /** What was read without being shown: it is too long for the field. @type {Signal<{name: string, count: number} | null>} */
  const unshown = signal(null);
  /** @type {Signal<Problem | null>} */
  const problem = signal(null);

  const files = {
    is_open,
    typed,
    unshown,
    solved,
    problem,

    /** @param {string} link */
    open: (link) => go({ board: link, sample: null, at: null, map: null, from: null }),

    /** Solves all boards of a text; rows of cells alone are one board. @param {string} official @param {string} [name] */
    async read(official, name = 'text') {
      const is_shown = tooLong(official, TEXT_CHARACTERS) === null;
      typed.value = is_shown ? official : '';
      unshown.value = is_shown ? null : { name, count: official.length };
      is_open.value = true;
      const rows = rowsIn(official);
      const link = rows && linkOfRows(rows);
      if (link) {
        problem.value = null;
        return files.open(link);
      }
      try {
        const boards = await session.ask('official', { text: rows ? officialOf(rows) : official });
        solved.value = boards;
        problem.value = null;
        if (boards.length === 1 && boards[0]) files.open(boards[0].link);
      } catch (reason) {
        if (!(reason instanceof Refused)) throw reason;
        const { id, args } = reason.refusal;
        problem.value = { id, args: rows ? withoutHead(args) : args };
      }
    },

    /** The board on show as a file: in the field where it takes it, else saved at once. */
    async write() {
      const { official } = await session.ask('written');
      if (tooLong(official, TEXT_CHARACTERS)) saveFile('board.in', official, 'text/plain');
      else typed.value = official;
    },
  };
  const given = createFileInput({
    read: files.read,
    refuse: (reason) => {
      is_open.value = true;
      problem.value = reason;
    },
  });
  return { ...files, ...given };
}
