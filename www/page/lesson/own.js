/** The lesson that is being made: one text, kept in this browser until it is saved, and what it was before it was replaced. */
import { signal } from '@preact/signals';
import { recall, remember } from '../../ui/settings.js';
import { cutLesson, withSection } from './parse.js';

const NAME = 'lesson';

/** @type {import('@preact/signals').Signal<string | null>} */
const text = signal(null);

/** What was replaced, to be brought back. @type {import('@preact/signals').Signal<string | null>} */
export const replaced = signal(null);

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

/** Another page of the same browser may change it, too. @param {Pick<Window, 'addEventListener' | 'removeEventListener'>} page @returns {() => void} ends it */
export function followOthers(page) {
  /** @param {StorageEvent} event */
  const onStorage = ({ key, newValue }) => {
    if (key?.endsWith(`.${NAME}`)) text.value = newValue ?? '';
  };
  page.addEventListener('storage', onStorage);
  return () => page.removeEventListener('storage', onStorage);
}

/** Puts another lesson in its place. @param {string} other */
export function replaceLesson(other) {
  replaced.value = own_lesson.value.trim() === '' ? null : own_lesson.value;
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
  own_lesson.value = withSection(own_lesson.value, link, title);
}
