/** What the programs of the games in a row are tested by. */

/** A list of up to so many numbers. @param {(below: number) => number} random @param {number} count @param {number} below */
export const listed = (random, count, below) => Array.from({ length: random(count + 1) }, () => random(below)).join(',');

/** The winning moves of a verdict: their numbers, or the only one. @param {{moves: (string | string[])[]}} verdict */
export const movesOf = ({ moves }) => moves.map((move) => [move].flat().join(' '));
