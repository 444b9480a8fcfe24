/** Positions of few places as tuples of a rule of the laboratory. */

/** Coordinates of a position, ranges of a line of moves, and parts of a sum, at most. */
export const [MOST_PLACES, MOST_LOOPS, MOST_PARTS] = [4, 3, 4];

/** @param {number} count of places */
export const namesOf = (count) => ['a', 'b', 'c', 'd'].slice(0, count);

/** @param {readonly (string | number)[]} parts */
export const tupleOf = (parts) => `(${parts.join(', ')})`;

/**
 * A line of moves that changes some places.
 * @param {readonly string[]} names @param {(string | undefined)[] | Record<number, string>} changes by place
 * @param {string} [where] what follows the target
 */
export const lineOf = (names, changes, where = '') =>
  `${tupleOf(names)} -> ${tupleOf(names.map((name, at) => changes[at] ?? name))}${where && `   ${where}`}`;

/** Choices of some of the numbers below a count, ascending. @param {number} count @returns {number[][]} */
export const choicesOf = (count) =>
  Array.from({ length: 2 ** count - 1 }, (_, bits) => [...Array(count).keys()].filter((at) => ((bits + 1) >> at) & 1));
