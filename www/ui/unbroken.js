/** What stays on one line in a sentence: short formulas, P-positions, numbered rows, and in Chinese words of several characters. */
import { h } from 'preact';

/** @import { ComponentChild, ComponentChildren } from 'preact' */

const PART = String.raw`[\w().,/|⌊⌋√·…∞αβφ\u1d62-\u1d6a\u00b2\u00b3\u00b9\u2070-\u209c]+`;
/** Longer ones may break: there would be no room for them on a phone. */
const LONGEST = 26;
const NUMBERED_ROW = String.raw`第 [\d,.]+ [\u4e00-\u9fff]`;
const FORMULA = new RegExp(String.raw`(${PART}(?: (?:[=≥≤<>≠+−×→]|div|mod|xor) ${PART})+|[PN]-positions?|${NUMBERED_ROW})`);

/** The parts of a text: at odd places what stays on one line. @param {string} text @returns {string[]} */
export const formulasIn = (text) => text.split(FORMULA);

/** @param {string} formula */
export const isShort = (formula) => formula.length <= LONGEST;

/** @param {ComponentChildren} children */
export const unbroken = (children) => h('span', { class: 'unbroken' }, children);

/**
 * A text with its short formulas unbroken.
 * @param {string} text @param {(piece: string) => ComponentChildren} [show] a piece of it; as it is by default
 */
export const withFormulas = (text, show = (piece) => piece) =>
  formulasIn(text).map((piece, index) => (index % 2 === 1 && isShort(piece) ? unbroken(show(piece)) : show(piece)));

const HAN = /[\u4e00-\u9fff]{2}/;
/** @type {Intl.Segmenter | null} */
let segmenter = null;

/** A text with its Chinese words unbroken, where the browser knows them. @param {string} text @returns {ComponentChild[]} */
export function wordsIn(text) {
  if (!HAN.test(text) || !('Segmenter' in Intl)) return [text];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  /** @type {ComponentChild[]} */
  const parts = [];
  let plain = '';
  for (const { segment } of segmenter.segment(text)) {
    if (!HAN.test(segment)) plain += segment;
    else {
      parts.push(plain, unbroken(segment));
      plain = '';
    }
  }
  return [...parts, plain];
}
