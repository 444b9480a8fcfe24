/** What a page says of a text or a file that stands in the place of a part of its link, and of a list that is too long for a play. */
import { setupOf } from '../../play/parameters.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { isTooLong } from '../parameters.js';

/** @import { Page } from '../types.js' */

/** The most numbers of a list that is played with. */
const MOST_PLAYED = 100;

/** @param {Page} page */
export function notesOfFile(page) {
  const { link, parameters, session, file_problem } = page;
  const { params } = link.value;
  const file = parameters.file && params.get('file');
  const is_ready = session.state.value === 'ready';
  return [
    ...(file_problem.value ? [problemText(file_problem.value)] : []),
    ...(is_ready && file !== undefined ? [text('files-note', { name: quoted(file) })] : []),
    ...(is_ready && setupOf(params) && isTooLong(page) ? [text('files-note-play', { limit: MOST_PLAYED })] : []),
  ];
}
