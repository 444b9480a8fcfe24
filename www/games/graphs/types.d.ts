/** Shapes that the games of this folder share. */

/** Whole numbers from 0 to the side of the square. */
export type Place = [x: number, y: number];

export type Edge = readonly [from: number, to: number];
