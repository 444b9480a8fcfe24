/** Graphs as texts and files. */
import { createFiles } from '../../../game_page/files/files.js';

/** @import { CommonState } from '../../../game_page/state.js' */

/** A text has all of the graph. */
const STANDS_FOR = { edges: null, vertices: null, tokens: null, win: null, lose: null, pos: null, names: null };

/** @param {Pick<CommonState, 'session' | 'link' | 'go' | 'file_problem'>} common */
export const createGraphFiles = (common) => createFiles(common, (text) => ({ text, changes: STANDS_FOR }));
