/** Losing parts, to be added to a sum. */
export const LOST = ['subtraction:2-6:17', 'octal:0.07:5', 'octal:0.07:15'];

/** A sum with one more part. @param {string} parts @param {string} lost */
export const withLost = (parts, lost) => [parts, lost].filter(Boolean).join('+');
