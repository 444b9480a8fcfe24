/** Games of heaps as options of vertices, which the octal page has too. */

/** Ways to write a number as a sum of two parts of 1 or more, the smaller first. @param {number} heap */
const splits = (heap) => Array.from({ length: Math.floor(heap / 2) }, (_, index) => [index + 1, heap - index - 1]);

/**
 * By their names: the options of a heap, and the code of the octal game.
 * @type {Record<'lasker' | 'grundy', {optionsOf: (heap: number) => number[][], code: string}>}
 */
const PRESETS = {
  // Take any number, or split a heap in two.
  lasker: { optionsOf: (heap) => [...Array.from({ length: heap }, (_, index) => [heap - index - 1]), ...splits(heap)], code: '4.[3]' },
  // Split a heap in two unequal parts.
  grundy: { optionsOf: (heap) => splits(heap).filter(([one, other]) => one !== other), code: '4!.0' },
};

/** The options of all heaps, as a link has them. @param {keyof typeof PRESETS} name @param {number} largest heap */
export function preset(name, largest) {
  const lists = Array.from({ length: largest + 1 }, (_, heap) => PRESETS[name].optionsOf(heap));
  return lists.map((list, heap) => `${heap}:${list.map((parts) => parts.join('+')).join(';')}`).join('|');
}

/** A list of options in one order, by their parts. @param {readonly (readonly number[])[]} list */
const sorted = (list) => String(list.map((parts) => [...parts].sort((a, b) => a - b).join('+')).sort());

/**
 * The preset that these options of vertices are, if they are one; small heaps say too little.
 * @param {readonly (readonly (readonly number[])[])[]} options
 */
export function presetOf(options) {
  const found = Object.entries(PRESETS).find(([, { optionsOf }]) =>
    options.every((list, heap) => sorted(list) === sorted(optionsOf(heap))),
  );
  return found && options.length > 3 ? { name: found[0], code: found[1].code } : null;
}
