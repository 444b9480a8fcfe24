/** Games of heaps as options of vertices: the octal page knows the same. */

/** Ways to write a number as a sum of two parts of 1 or more, the smaller first. @param {number} heap */
const splits = (heap) => Array.from({ length: Math.floor(heap / 2) }, (_, index) => [index + 1, heap - index - 1]);

/** The options of all heaps. @param {number} largest heap @param {(heap: number) => number[][]} optionsOf */
const heapsTo = (largest, optionsOf) => Array.from({ length: largest + 1 }, (_, heap) => optionsOf(heap));

/** Lasker's Nim: take any number, or split a heap in two. @param {number} largest heap */
const lasker = (largest) =>
  heapsTo(largest, (heap) => [...Array.from({ length: heap }, (_, index) => [heap - index - 1]), ...splits(heap)]);

/** Grundy's game: split a heap in two unequal parts. @param {number} largest heap */
const grundy = (largest) => heapsTo(largest, (heap) => splits(heap).filter(([one, other]) => one !== other));

/** Options of all vertices as a link has them. @param {number[][][]} lists */
const written = (lists) => lists.map((list, vertex) => `${vertex}:${list.map((parts) => parts.join('+')).join(';')}`).join('|');

/** @param {number} largest heap */
export const laskers = (largest) => written(lasker(largest));

/** @param {number} largest heap */
export const grundys = (largest) => written(grundy(largest));

const PRESETS = /** @type {const} */ ([
  ['lasker', lasker, '4.[3]'],
  ['grundy', grundy, '4!.0'],
]);

/** The same in one order: options ascending by their parts. @param {readonly (readonly (readonly number[])[])[]} options */
const sorted = (options) => JSON.stringify(options.map((list) => list.map((parts) => [...parts].sort((a, b) => a - b).join('+')).sort()));

/** The octal game that has these options, if it is one of the presets. @param {readonly (readonly (readonly number[])[])[]} options @returns {{name: string, code: string} | null} */
export function octalOf(options) {
  const found = PRESETS.find(([, make]) => options.length > 3 && sorted(make(options.length - 1)) === sorted(options));
  return found ? { name: found[0], code: found[2] } : null;
}
