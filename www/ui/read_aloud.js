/**
 * Reading sentences aloud, in the page's language. Only voices that are installed on the device are used: the others send the words to a
 * server, and the page speaks to no other host.
 */
import { computed, signal } from '@preact/signals';
import { language } from './settings.js';

/** @import { Signal } from '@preact/signals' */

/** Absent in Node, and in browsers without speech. @type {SpeechSynthesis | undefined} */
const synthesis = globalThis.speechSynthesis;

const installed = () => (synthesis?.getVoices() ?? []).filter(({ localService }) => localService);

/** @type {Signal<readonly SpeechSynthesisVoice[]>} */
const voices = signal(installed());
// A browser may list its voices some time after the page has loaded.
synthesis?.addEventListener('voiceschanged', () => (voices.value = installed()));

/** The voice for the page's language: of the same country if there is one; null if nothing can be read aloud. */
export const voice = computed(() => {
  const wanted = language.current.value === 'zh' ? ['zh-cn', 'zh'] : ['en'];
  const speaks = (/** @type {string} */ tag) => voices.value.find(({ lang }) => lang.toLowerCase().replace('_', '-').startsWith(tag));
  return wanted.map(speaks).find(Boolean) ?? null;
});

/** Whether the sentences are read aloud: off in every page that is opened. */
export const is_reading_aloud = signal(false);

/** What is being read, and what comes after it. @type {SpeechSynthesisUtterance | null} */
let present = null;
/** @type {string | null} */
let next = null;

/**
 * Reads a sentence aloud.
 * @param {string} words @param {boolean} waits whether the one before is read to its end first; of those that wait only the last is read
 */
export function readAloud(words, waits) {
  const by = voice.peek();
  if (!synthesis || !by) return;
  if (waits && present) {
    next = words;
    return;
  }
  stopReading();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = by;
  utterance.lang = by.lang;
  utterance.onend = utterance.onerror = () => {
    if (present !== utterance) return;
    present = null;
    if (next !== null) readAloud(next, false);
  };
  present = utterance;
  synthesis.speak(utterance);
}

export function stopReading() {
  [present, next] = [null, null];
  synthesis?.cancel();
}
