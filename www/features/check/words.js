/** What is said of a checked table. */
import { anyOf, between, text } from '../../ui/messages.js';

/** @import { Found, Subject } from './check_table.js' */
/** @import { Judged, Place, Reading } from './types.js' */

/** The verdict as an attribute. @param {Judged} judged */
export function attributeOf(judged) {
  if (judged.kind === 'right') return `right:${judged.count}`;
  const { place, got, expected } = judged;
  return `wrong:${place.join('.')},${got},${expected}`;
}

/** The name of a cell. @param {Subject} subject @param {Reading} reading @param {Place} place */
export function placeWords({ list, grid }, reading, [index, column = 0]) {
  if (grid) return text(`check-place-${grid.name}`, { row: index, column });
  if (list.is_set && reading.one === null) return text('check-place-set', { index });
  return text('check-place-values', { index });
}

/** What stands for one of two outcomes in a table: 1, or true; nothing where letters say which. @param {Reading} reading */
export function signOf({ of, count, wordOf }) {
  for (let cell = 0; cell < count; cell += 1) {
    const word = of.words[wordOf(cell)] ?? '';
    if (/^[01]$/.test(word)) return '1';
    if (/^[TF]$/.test(word)) return 'true';
  }
  return '';
}

/** How the text was read. @param {Reading} reading @param {boolean} is_grid */
export function readingWords(reading, is_grid) {
  const { form, from, one, leaves_out } = reading;
  const parts = [text('check-read', { form: form === 'values' && is_grid ? 'grid' : form, from: from ?? 'none' })];
  if (leaves_out) parts.push(text('check-read-without', { what: leaves_out }));
  const sign = signOf(reading);
  if (one !== null && sign !== '') parts.push(text('check-read-one', { one, sign }));
  return parts.join(between());
}

/** @param {NonNullable<Found['mistake']>} mistake */
export function mistakeWords({ names, rest }) {
  const same = text('check-mistake', { what: anyOf(names.map((name) => text(`check-mistake-${name}`))) });
  return rest === 0 ? same : `${same}${between()}${text('check-mistake-rest', { count: rest })}`;
}
