/** The single file has no reader of codes of its own: it would be as large as all the rest. */

/** @type {typeof import('./zxing_site.js').readCodes} */
export const readCodes = null;
