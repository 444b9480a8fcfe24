/** Numbers grouped by their values, each in base 2 and in the game's own numeration, to show patterns of digits. */

/** The most values, numbers of each, and members of a set in a column. */
const [VALUES, NUMBERS, COLUMN] = [24, 12, 12];

/** The greatest number that is shown. */
const GREATEST = 2 ** 40;

/**
 * The places of every value.
 * @template T @param {readonly T[]} values @param {number} from index of the first
 * @returns {Map<T, number[]>} by value, as they come; indices ascending
 */
export function placesOf(values, from) {
  const places = new Map();
  for (const [index, value] of values.entries()) {
    const at = places.get(value);
    if (at) at.push(from + index);
    else places.set(value, [from + index]);
  }
  return places;
}

/**
 * @param {readonly bigint[]} values
 * @param {{from: number, is_set: boolean}} list
 * @returns {{value: number | null, count: number, numbers: number[]}[]} by value, ascending; of a set its members, a column after another
 */
export function groupsOf(values, { from, is_set }) {
  if (is_set) {
    const members = values.filter((value) => value <= GREATEST).map(Number);
    const columns = Math.min(4, Math.ceil(members.length / COLUMN));
    return Array.from({ length: columns }, (_, at) => {
      const numbers = members.slice(COLUMN * at, COLUMN * (at + 1));
      return { value: null, count: numbers.length, numbers };
    });
  }
  return [...placesOf(values, from)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, VALUES)
    .map(([value, at]) => ({ value: Number(value), count: at.length, numbers: at.slice(0, NUMBERS) }));
}

/**
 * A number by the greatest weight that fits, again and again.
 * @param {number} n @param {readonly number[]} weights ascending, from 1
 * @returns {string} digits from the greatest weight that n reaches; one that is more than 9 in parentheses; `0` for 0
 */
export function digitsOf(n, weights) {
  const own = weights.filter((weight) => weight <= n);
  if (own.length === 0) return n === 0 ? '0' : '';
  let left = n;
  return own
    .reverse()
    .map((weight) => {
      const digit = Math.floor(left / weight);
      left -= digit * weight;
      return digit > 9 ? `(${digit})` : String(digit);
    })
    .join('');
}
