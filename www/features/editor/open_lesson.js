/** A lesson from a file. */
import { lessonWithin } from '../../formats/lesson/as_page.js';
import { LIMITS, parseLesson } from '../../formats/lesson/parse.js';
import { tooLong } from '../../ui/field_limits.js';
import { fileProblem } from '../../ui/file_input.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';

/** The largest file, in MB of 2^20 bytes: a page with a lesson has one or two. */
const MOST_MB = 16;

/** The lesson in a file: a text, or a saved page. @param {File} file */
async function lessonIn(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Pages that earlier versions saved are in UTF-16.
  const is_wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const words = new TextDecoder(is_wide ? 'utf-16le' : 'utf-8').decode(bytes);
  return lessonWithin(words) ?? words;
}

/** Why a lesson is too long to edit; null if it is not. @param {string} words */
function tooLongToEdit(words) {
  if (words.length > LIMITS.characters) return text('lesson-long', { value: words.length, limit: LIMITS.characters });
  const why = tooLong(words, LIMITS.characters);
  return why && text(why.id, why.args);
}

/**
 * The lesson in a file, or why there is none: a text without a section is none.
 * @param {File} file @returns {Promise<{words: string} | {why: string}>}
 */
export async function openLesson(file) {
  const large = fileProblem(file, MOST_MB);
  if (large) return { why: problemText(large) };
  const words = await lessonIn(file).catch(() => '');
  const why = tooLongToEdit(words);
  if (why !== null) return { why };
  return parseLesson(words).sections.length > 0 ? { words } : { why: text('lesson-no-lesson', { name: quoted(file.name) }) };
}
