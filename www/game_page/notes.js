/** What a page says of its link and its step, as sentences. */
import { MOST_NAMES, quoted, SHARED_NAMES } from '../ui/link.js';
import { firstId, text } from '../ui/messages.js';
import { unknownSettings } from '../ui/settings.js';
import { namesOf, unknownValues } from './parameters.js';

/** @import { Page } from './state.js' */
/** @import { Message } from '../ui/messages.js' */

/** The name of the current step. @param {Page} page */
export function stepName({ lesson, cursor }) {
  const name = lesson.value?.nameOf(cursor.value);
  return name ? text(name.id, name.args) : '';
}

/** What a link says that is not understood. @param {Pick<Page, 'link' | 'parameters'>} page */
export function notesOfLink({ link, parameters }) {
  const { params, repeated, unread } = link.value;
  const names = namesOf(parameters);
  const unknown = [...params.keys()].filter((name) => !names.includes(name) && !SHARED_NAMES.includes(name));
  /** @param {[string, string]} setting */
  const setting = ([name, value]) => text('note-setting', { name, value: quoted(value) });
  return [
    ...unknownSettings(params).map(setting),
    ...(unknown.length > 0 ? [text('note-unknown', { names: quoted(unknown.join(', ')) })] : []),
    ...(repeated.length > 0 ? [text('note-repeated', { names: quoted(repeated.join(', ')) })] : []),
    ...(unread > 0 ? [text('note-unread', { value: MOST_NAMES + unread, limit: MOST_NAMES })] : []),
    ...unknownValues(parameters, params).map(setting),
  ];
}

/** Whether the last board stays while another question is refused, or takes long. @param {Pick<Page, 'session'>} page */
export const isOutdated = ({ session: { state, progress } }) =>
  state.value === 'error' || (state.value === 'working' && progress.value !== null);

/** What is to be known of a board that answers another question. @param {Pick<Page, 'session' | 'solution'>} page */
export const notesOfBoard = (page) => (page.solution.value && isOutdated(page) ? [text('note-outdated')] : []);

/** A step and a move of the link that do not exist. @param {Page} page @param {string} words */
export function notesOfStep({ state, match: { stopped } }, words) {
  const { invalid_at } = state.value;
  const notes = invalid_at === null ? [] : [text(firstId(`${words}-note-at`, 'note-at'), { value: quoted(invalid_at) })];
  return stopped.value ? [...notes, text('note-move', { number: stopped.value.number, move: quoted(stopped.value.move) })] : notes;
}

/** The sentence of the current step. @param {Page} page @returns {Message | undefined} */
export function captionOf({ lesson, cursor, covered, question }) {
  // The sentence of the start says what decides the game: an open question hides it.
  if (cursor.value === 0 && question?.is_open.value) return undefined;
  return lesson.value?.captionOf(cursor.value, covered.value);
}

/** The same without its markup. @param {Page} page */
export function captionWords(page) {
  const caption = captionOf(page);
  return caption ? text(caption.id, caption.args) : '';
}
