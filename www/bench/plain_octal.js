/** What the solver does for octal and subtraction games, in plain JavaScript, as `plain.js` does for others. */

/** More than any value is. */
const VALUES = 1 << 16;
/** As in the solver: how many splits are looked at before it is seen whether one is what is sought, and how many are kept. */
const [BLOCK, HINTS] = [32, 128];

/** A number that is there; it is inlined, and slow once it has met arrays of two kinds. @param {Int32Array} array @param {number} index */
const read = (array, index) => /** @type {number} */ (array[index]);

/** By number: whether it has an odd number of bits. */
const ODD = new Int32Array(VALUES);
for (let number = 1; number < VALUES; number += 1) ODD[number] = read(ODD, number >> 1) ^ (number & 1);

/**
 * Splitting digits whose k are all even or all odd, a mask, and what is rare by it: heaps h that have an even number of its bits, with
 * the last bit of h + k if it has the bit of the size.
 * @typedef {object} Space
 * @property {0 | 1} odd the last bit of its k
 * @property {number[]} takes @property {number} cursor the index of one @property {number} next the next part to be looked at
 * @property {number} bits @property {boolean} has_size
 * @property {number} count @property {Int32Array} rare ascending, from 1
 */

/** @param {Space} space @param {number} heap @param {number} value */
const isRare = ({ odd, bits, has_size }, heap, value) => read(ODD, bits & value) === (has_size ? (heap + odd) & 1 : 0);

/** From how many heaps there are of each value, by mask: how many more have an even number of its bits. @param {Int32Array} counts */
function transform(counts) {
  for (let half = 1; half < counts.length; half *= 2) {
    for (let at = 0; at < counts.length; at += 1) {
      if ((at & half) !== 0) continue;
      const [low, high] = [read(counts, at), read(counts, at + half)];
      counts[at] = low + high;
      counts[at + half] = low - high;
    }
  }
  return counts;
}

/**
 * The first values of an octal game by rare and common heaps with the bit of the size, as the solver finds them.
 * @param {string} code of digits 0 to 7: `0.56` @param {number} count
 * @returns {{values: Int32Array, evaluations: number}} how many splits were looked at
 */
export function sparseValues(code, count) {
  const digits = [...code.slice(2)].map((digit, index) => ({ taken: index + 1, digit: Number(digit) }));
  /** @param {0 | 1} odd @returns {Space} */
  const space = (odd) => {
    const takes = digits.filter(({ taken, digit }) => digit >= 4 && taken % 2 === odd).map(({ taken }) => taken);
    return { odd, takes, cursor: 0, next: 1, bits: 0, has_size: false, count: 0, rare: new Int32Array(count) };
  };
  const spaces = [space(0), space(1)].filter(({ takes }) => takes.length > 0);
  const values = new Int32Array(count);
  /** By value: the last heap that had it as an option. */
  const marks = new Int32Array(VALUES);
  /** By the last bit of the size and by value: how many heaps. */
  const counts = /** @type {const} */ ([new Int32Array(VALUES), new Int32Array(VALUES)]);
  /** By value: splits that had it, what was taken and both parts. @type {[number, number, number][][]} */
  const hints = [];
  let [side, next_choice, evaluations] = [4, 16, 0];

  /** @param {number} heap @param {number} value */
  const wasHinted = (heap, value) => {
    const kept = (hints[value] ??= []);
    for (let age = 0; age < kept.length; age += 1) {
      const hint = /** @type {[number, number, number]} */ (kept[age]);
      for (let part = 1; part < 3; part += 1) {
        const size = /** @type {number} */ (hint[part]);
        if (hint[0] + size >= heap) continue;
        evaluations += 1;
        if ((read(values, size) ^ read(values, heap - hint[0] - size)) === value) {
          kept.splice(age, 1);
          kept.unshift(hint);
          return true;
        }
      }
    }
    return false;
  };
  /** Goes on through the splits of a space; all are marked. @param {Space} space @param {number} heap @param {number} value */
  const isFound = (space, heap, value) => {
    for (; space.cursor < space.takes.length; space.cursor += 1, space.next = 1) {
      const rest = heap - /** @type {number} */ (space.takes[space.cursor]);
      while (2 * space.next <= rest) {
        const from = space.next;
        const upto = Math.min((rest >> 1) + 1, from + BLOCK);
        for (let part = from; part < upto; part += 1) marks[read(values, part) ^ read(values, rest - part)] = heap;
        evaluations += upto - from;
        space.next = upto;
        if (read(marks, value) !== heap) continue;
        const part =
          values.subarray(from, upto).findIndex((of_part, index) => (of_part ^ read(values, rest - from - index)) === value) + from;
        const kept = /** @type {[number, number, number][]} */ (hints[value]);
        kept.length = Math.min(kept.length, HINTS - 1);
        kept.unshift([heap - rest, part, rest - part]);
        return true;
      }
    }
    return false;
  };
  /** With all smaller values asked before. @param {number} heap @param {number} value */
  const isOption = (heap, value) => {
    if (read(marks, value) === heap) return true;
    let is_rare = false;
    for (const space of spaces) is_rare ||= isRare(space, heap, value);
    if (!is_rare) return false;
    if (wasHinted(heap, value)) return true;
    for (const space of spaces) if (isRare(space, heap, value) && isFound(space, heap, value)) return true;
    return false;
  };
  /** Takes the masks with the fewest rare heaps so far. @param {number} heaps */
  const chooseMasks = (heaps) => {
    const [even, odd] = counts;
    const all = transform(even.slice(0, side).map((of_even, value) => of_even + read(odd, value)));
    const by_size = transform(even.slice(0, side).map((of_even, value) => of_even - read(odd, value)));
    for (const space of spaces) {
      const sign = space.odd ? -1 : 1;
      /** How many more heaps are rare than common. @param {number} bits @param {boolean} has_size */
      const excess = (bits, has_size) => (has_size ? sign * read(by_size, bits) : read(all, bits));
      let [least, changes] = [excess(space.bits, space.has_size), false];
      for (let bits = 0; bits < side; bits += 1) {
        for (const has_size of [false, true]) {
          if (excess(bits, has_size) >= least) continue;
          [least, changes] = [excess(bits, has_size), true];
          [space.bits, space.has_size] = [bits, has_size];
        }
      }
      if (!changes) continue;
      space.count = 0;
      for (let heap = 1; heap < heaps; heap += 1) if (isRare(space, heap, read(values, heap))) space.rare[space.count++] = heap;
    }
  };

  for (let heap = 1; heap < count; heap += 1) {
    for (const { taken, digit } of digits) {
      if (heap === taken ? (digit & 1) !== 0 : heap > taken && (digit & 2) !== 0) marks[read(values, heap - taken)] = heap;
    }
    for (const space of spaces) {
      const { rare } = space;
      [space.cursor, space.next] = [0, 1];
      for (const taken of space.takes) {
        const rest = heap - taken;
        let index = 0;
        for (; index < space.count && read(rare, index) < rest; index += 1) {
          const part = read(rare, index);
          marks[read(values, part) ^ read(values, rest - part)] = heap;
        }
        evaluations += index;
      }
    }
    let value = 0;
    while (isOption(heap, value)) value += 1;
    values[heap] = value;
    while (value >= side) side *= 2;
    const of_size = counts[/** @type {0 | 1} */ (heap & 1)];
    of_size[value] = read(of_size, value) + 1;
    for (const space of spaces) if (isRare(space, heap, value)) space.rare[space.count++] = heap;
    if (heap >= next_choice) {
      chooseMasks(heap + 1);
      next_choice = heap + (heap >> 4) + 16;
    }
  }
  return { values, evaluations };
}

/**
 * The first values of a subtraction game, each as a bit, by blocks behind the last values before, as the solver finds them.
 * @param {number[]} set at most 31 numbers @param {Uint16Array} values is filled
 */
export function fillSubtraction(set, values) {
  const most = Math.max(...set);
  // The latest value comes last: nothing waits for it before.
  const places = Int32Array.from(set, (take) => most - take).sort();
  const block = Math.max(most, 4096);
  const bits = new Int32Array(most + block);
  for (let first = 0; first < values.length; first += block) {
    const count = Math.min(block, values.length - first);
    for (let heap = 0; heap < count; heap += 1) {
      let seen = 0;
      for (let index = 0; index < places.length; index += 1) seen |= read(bits, heap + read(places, index));
      const bit = ~seen & (seen + 1);
      bits[most + heap] = bit;
      values[first + heap] = 31 - Math.clz32(bit);
    }
    bits.copyWithin(0, block);
  }
}
