/** The side of the square in which places are whole numbers, from 0 on. */
export const SIDE = 999;
