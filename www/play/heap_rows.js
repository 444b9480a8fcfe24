/** What there is to see of heaps, each a row: its stones, its number and, where a game counts by them, its binary digits in columns. */

/**
 * A heap.
 * @typedef {object} Row
 * @property {string} size
 * @property {string} [kind] what it is called, where that is not its place
 * @property {boolean} [is_cut] whether stones are taken from anywhere in it
 * @property {string} [wish] what is chosen of it in a play, as typed
 * @property {string} [value] what it is worth, once that is known
 * @property {bigint} [chosen] stones of it that are taken, or about to be
 * @property {bigint} [most] the most that is taken of it, where the play's own list of takes does not say
 * @property {string} [looks] class names: `later` is yet to come, `at` is at hand, `open` is marked
 * @property {{digit: number, is_new: boolean}[]} [digits] by the columns
 */

/**
 * Drawn by heap_rows.jsx as elements, by heap_rows_picture.js as a picture.
 * @typedef {object} Rows
 * @property {Row[]} rows
 * @property {number[]} [columns] of digits on show: their powers of 2, the highest first
 * @property {number} [width] how many columns there are
 * @property {number | null} [at] the column at hand
 * @property {{words: string, is_odd: boolean} | null} [total] what the values come to
 * @property {{words: string, is_odd: boolean}[]} [sums] what the columns come to; none before there is anything to add
 */

export {};
