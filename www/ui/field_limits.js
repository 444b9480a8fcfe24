/**
 * What a field takes. A browser lays out all of a field's text at once, and for some scripts in the square of its length: a million
 * characters would hold the page for seconds. So a text is measured before a field has it. One that is too long is refused with a
 * sentence, or given to a function that reads it without showing it.
 */
import { signal } from '@preact/signals';

/** @import { Signal } from '@preact/signals' */
/** @import { Message } from './messages.js' */

/** The most of any field; a text of lines may have more characters. */
const [CHARACTERS, LINES, OF_OTHER_SCRIPTS] = [120_000, 5_000, 10_000];
/** The most characters of a text of lines. */
export const TEXT_CHARACTERS = 200 * 1024;

/** Characters that are slow to lay out: all but those of Latin, Chinese and Japanese, and common signs. */
const OF_OTHER_SCRIPT = /[^\n\r\t -~\u00a0-\u024f\u2000-\u206f\u3000-\u9fff\uff00-\uffef]/g;

/**
 * Why a text is too long for a field; null if it is not. Its length comes first: a text that is too long by it is not read.
 * @param {string} text @param {number} [characters] the most
 * @returns {Message | null}
 */
export function tooLong(text, characters = CHARACTERS) {
  /** @param {string} id @param {number} value @param {number} limit */
  const over = (id, value, limit) => (value > limit ? { id, args: { value, limit } } : null);
  const by_length = over('field-long', text.length, characters);
  if (by_length) return by_length;
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  const by_lines = over('field-lines', lines, LINES);
  if (by_lines || text.length <= OF_OTHER_SCRIPTS) return by_lines;
  return over('field-scripts', text.match(OF_OTHER_SCRIPT)?.length ?? 0, OF_OTHER_SCRIPTS);
}

/** Characters that are shown of a text that is too long for a field. */
const SHOWN = 1000;

/** The beginning of such a text. @param {string} text */
export const beginningOf = (text) => `${text.slice(0, SHOWN)}…`;

/** Why the last text was too long for its field; null if it was not. @type {Signal<Message | null>} */
export const refused = signal(null);

/**
 * By field, the function that takes a text too long for it.
 * @type {WeakMap<EventTarget, {take: (text: string) => void, characters: number | null}>}
 */
const takers = new WeakMap();

/**
 * For `ref=`: a function takes the text that is too long for the field, instead of the sentence.
 * @param {(text: string) => void} take @param {number | null} [characters] the most that it takes; null for any text
 */
export const takesLong =
  (take, characters = null) =>
  (/** @type {Element | null} */ field) => {
    if (field) takers.set(field, { take, characters });
  };

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** @param {EventTarget | null} target @returns {target is Field} */
const isField = (target) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file' && target.type !== 'range');

/** Whether a text is too long for a field, and so is refused or taken. @param {Field} field @param {string} text */
function isRefused(field, text) {
  const why = tooLong(text, field instanceof HTMLTextAreaElement ? TEXT_CHARACTERS : CHARACTERS);
  if (!why) return false;
  const taker = takers.get(field);
  const refusal = taker ? taker.characters !== null && tooLong(text, taker.characters) : why;
  if (refusal) refused.value = refusal;
  else taker?.take(text);
  return true;
}

/** Keeps every field of a document from what is too long for it. @param {Document} document */
export function guardFields(document) {
  /** Each field's text before the last change. @type {WeakMap<EventTarget, string>} */
  const had = new WeakMap();

  /** Stops a text that is pasted or dropped before it comes into the field. @param {InputEvent} event */
  function onBeforeInput(event) {
    const { target: field, data, dataTransfer } = event;
    refused.value = null;
    if (!isField(field)) return;
    const given = (data ?? dataTransfer?.getData('text/plain') ?? '').replace(/\r\n?/g, '\n');
    const { value } = field;
    had.set(field, value);
    // A few letters more are measured with the rest, once they are there.
    if (given.length < 1000) return;
    const [from, to] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (isRefused(field, value.slice(0, from) + given + value.slice(to))) event.preventDefault();
  }

  /** Undoes a change that came letter by letter, or without `beforeinput`, before it is laid out. @param {Event} event */
  function onInput(event) {
    const { target: field } = event;
    if (!isField(field) || !isRefused(field, field.value)) return;
    event.stopImmediatePropagation();
    field.value = had.get(field) ?? '';
  }

  document.addEventListener('focusin', () => (refused.value = null));
  document.addEventListener('beforeinput', onBeforeInput, true);
  document.addEventListener('input', onInput, true);
}
