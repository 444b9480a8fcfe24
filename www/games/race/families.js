/** Families of boards, by the names of samples in links: `maze-41-12-3` is of side 41, with 12 % loops, from seed 3. */
import { MAX_SIDE, MIN_SIDE } from './parameters.js';

export const FAMILIES = /** @type {const} */ (['open', 'serpentine', 'double-tree', 'rings', 'maze', 'random']);
/** The numbers of boards, in their order in a name. */
const FIELDS = /** @type {const} */ (['side', 'level', 'loops', 'walls', 'seed']);

/** @typedef {typeof FAMILIES[number]} Family */
/** @typedef {typeof FIELDS[number]} Field */
/** The numbers of a board, as they are typed. @typedef {Partial<Record<Field, string>>} Numbers */

/**
 * The numbers that a family opens with: boards that show what it is for. An empty level gets the best of its side.
 * @type {Record<Family, Numbers>}
 */
export const FIRST = {
  open: { side: '20' },
  serpentine: { side: '31' },
  'double-tree': { side: '120', level: '' },
  rings: { side: '15', seed: '7' },
  maze: { side: '41', loops: '12', seed: '1' },
  random: { side: '60', walls: '20', seed: '1' },
};

/** The least and the largest value of a number; a seed has 32 bits. @type {Record<Field, readonly [least: number, limit: number]>} */
export const RANGES = { side: [MIN_SIDE, MAX_SIDE], level: [0, 14], loops: [0, 100], walls: [0, 100], seed: [0, 4_294_967_295] };

/** The numbers of a family, in their order in a name. @param {Family} family */
export const fieldsOf = (family) => FIELDS.filter((field) => field in FIRST[family]);

/**
 * A sample's family and its numbers as they are written; null for one of no family.
 * @param {string} sample
 * @returns {{family: Family, numbers: Numbers} | null}
 */
export function familyOf(sample) {
  const [, name, written = ''] = /^([a-z-]*[a-z])((?:-\d+)*)$/.exec(sample) ?? [];
  const family = FAMILIES.find((one) => one === name);
  const values = written.split('-').slice(1);
  const fields = family ? fieldsOf(family) : [];
  if (!family || values.length !== fields.length) return null;
  return { family, numbers: Object.fromEntries(fields.map((field, i) => [field, values[i] ?? ''])) };
}

/** Whether a number makes no board. @param {Field} field @param {string} value */
export function isWrong(field, value) {
  const [least, limit] = RANGES[field];
  return !/^\d{1,12}$/.test(value) || Number(value) < least || Number(value) > limit;
}

/** The sample of a family with good numbers. @param {Family} family @param {Numbers} numbers */
export const sampleOf = (family, numbers) => [family, ...fieldsOf(family).map((field) => Number(numbers[field]))].join('-');
