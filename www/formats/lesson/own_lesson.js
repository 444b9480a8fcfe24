/** The user's own lesson: one text, stored in this browser, with the last texts that it replaced, for undo. */
import { signal } from '@preact/signals';
import { recall, remember } from '../../ui/settings.js';
import { recordOf } from '../../ui/tab_storage.js';
import { cutLesson, withSection } from './parse.js';

/** @import { Signal } from '@preact/signals' */

const NAME = 'lesson';
const BEFORE = 'lesson-before';

/** The most texts for undo, and their characters together. */
const MOST = { texts: 20, characters: 600_000 };

/** @type {Signal<string | null>} */
const text = signal(null);

/** Earlier texts, the last one last, and the one that a replacement left. @type {Signal<readonly string[] | null>} */
const before = signal(null);

/** The text; `''` before there is one. */
export const own_lesson = {
  get value() {
    return (text.value ??= recall(NAME) ?? '');
  },
  /** @param {string} changed */
  set value(changed) {
    text.value = changed;
    remember(NAME, changed);
  },
};

/** @returns {readonly string[]} */
function recalled() {
  const stored = recordOf(recall(BEFORE));
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** @param {readonly string[]} texts */
function keep(texts) {
  let last = texts.slice(-MOST.texts);
  while (last.reduce((sum, one) => sum + one.length, 0) > MOST.characters) last = last.slice(1);
  before.value = last;
  remember(BEFORE, JSON.stringify(last));
}

/** Earlier texts, up to the last that differs from the present one. */
function others() {
  const texts = (before.value ??= recalled());
  return texts.slice(0, texts.findLastIndex((one) => one !== own_lesson.value) + 1);
}

/** Whether there is an earlier text. */
export const canUndo = () => others().length > 0;

/** Undoes first what was typed since a replacement, then the replacement. */
export function undo() {
  const texts = others();
  const last = texts.at(-1);
  keep(texts);
  if (last !== undefined) own_lesson.value = last;
}

/**
 * Follows changes in other pages of this browser.
 * @param {Pick<Window, 'addEventListener' | 'removeEventListener'>} page
 * @returns {() => void} ends it
 */
export function followOthers(page) {
  /** @param {StorageEvent} event */
  const onStorage = ({ key, newValue }) => {
    if (key?.endsWith(`.${NAME}`)) text.value = newValue ?? '';
    if (key?.endsWith(`.${BEFORE}`)) before.value = null;
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}

/** Makes the present text one that undo comes back to. */
export function markHere() {
  if (own_lesson.value.trim() !== '') keep([...others(), own_lesson.value]);
}

/** Replaces the lesson. @param {string} other */
export function replaceLesson(other) {
  keep([...others(), own_lesson.value, other].filter((one) => one.trim() !== ''));
  own_lesson.value = other;
}

/** How many sections it has. */
export const countOwn = () => cutLesson(own_lesson.value).sections.length;

/** Parameters of a link that are the viewer's. */
const PERSONAL = ['lang', 'theme', 'embed'];

/** Adds a link as a section. @param {string} hash @param {string} title of a lesson that begins with it */
export function addSection(hash, title) {
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const pieces = query.split('&').filter((piece) => piece !== '' && !PERSONAL.includes(piece.split('=')[0] ?? ''));
  replaceLesson(withSection(own_lesson.value, [path, pieces.join('&')].filter(Boolean).join('?'), title));
}
