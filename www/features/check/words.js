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

/** How the text was read. @param {Reading} reading @param {boolean} is_grid */
export function readingWords({ form, from, one, leaves_out, of }, is_grid) {
  const parts = [text('check-read', { form: form === 'values' && is_grid ? 'grid' : form, from: from ?? 'none' })];
  if (leaves_out) parts.push(text('check-read-without', { what: leaves_out }));
  const sign = of.words.find((word) => /^[01TF]$/.test(word));
  if (one !== null && sign) parts.push(text('check-read-one', { one, sign: /[01]/.test(sign) ? '1' : 'true' }));
  return parts.join(between());
}

/** @param {NonNullable<Found['mistake']>} mistake */
export function mistakeWords({ names, rest }) {
  const same = text('check-mistake', { what: anyOf(names.map((name) => text(`check-mistake-${name}`))) });
  return rest === 0 ? same : `${same}${between()}${text('check-mistake-rest', { count: rest })}`;
}
