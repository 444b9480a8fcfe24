/** The lesson that is being made: one text, kept in this browser until it is saved, and what it was before: the last few texts that were replaced. */
import { signal } from '@preact/signals';
import { recall, remember } from '../../ui/settings.js';
import { recordOf } from '../../ui/tab_storage.js';
import { cutLesson, withSection } from './parse.js';

/** @import { Signal } from '@preact/signals' */

const NAME = 'lesson';
const BEFORE = 'lesson-before';

/** Texts that are kept to be brought back, and their characters together. */
const MOST = { texts: 20, characters: 600_000 };

/** @type {Signal<string | null>} */
const text = signal(null);

/** The texts that it was, the last one last, among them the one that a replacement left. @type {Signal<readonly string[] | null>} */
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
  let kept = texts.slice(-MOST.texts);
  while (kept.reduce((sum, one) => sum + one.length, 0) > MOST.characters) kept = kept.slice(1);
  before.value = kept;
  remember(BEFORE, JSON.stringify(kept));
}

/** Those of the earlier texts that are not the one at hand. */
function others() {
  const texts = (before.value ??= recalled());
  return texts.slice(0, texts.findLastIndex((one) => one !== own_lesson.value) + 1);
}

/** Whether there is an earlier text. */
export const canUndo = () => others().length > 0;

/** Back to the text before: what was typed since a replacement first, then the replacement. */
export function undo() {
  const texts = others();
  const last = texts.at(-1);
  keep(texts);
  if (last !== undefined) own_lesson.value = last;
}

/** Another page of the same browser may change it, too. @param {Pick<Window, 'addEventListener' | 'removeEventListener'>} page @returns {() => void} ends it */
export function followOthers(page) {
  /** @param {StorageEvent} event */
  const onStorage = ({ key, newValue }) => {
    if (key?.endsWith(`.${NAME}`)) text.value = newValue ?? '';
    if (key?.endsWith(`.${BEFORE}`)) before.value = null;
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}

/** Keeps the text at hand, to be come back to. */
export function markHere() {
  if (own_lesson.value.trim() !== '') keep([...others(), own_lesson.value]);
}

/** Puts another lesson in its place. @param {string} other */
export function replaceLesson(other) {
  keep([...others(), own_lesson.value, other].filter((one) => one.trim() !== ''));
  own_lesson.value = other;
}

/** How many sections it has. */
export const countOwn = () => cutLesson(own_lesson.value).sections.length;

/** Names of a link that are whoever looks at it, and not what it shows. */
const PERSONAL = ['lang', 'theme', 'embed'];

/** Adds what a link shows as a section. @param {string} hash @param {string} title of a lesson that begins with it */
export function addSection(hash, title) {
  const query = hash.replace(/^[^?]*\??/, '').split('&');
  const kept = query.filter((piece) => piece !== '' && !PERSONAL.includes(piece.split('=')[0] ?? ''));
  const link = `${hash.split('?')[0]}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
  replaceLesson(withSection(own_lesson.value, link, title));
}
