/** Whether hands touch the screen, as messages ask: one taps there, and has no arrow keys. */

export const TOUCH = { touch: globalThis.matchMedia?.('(pointer: coarse)').matches ? 'yes' : 'no' };

/** Whether the window is as narrow as a phone held upright. */
export const NARROW = globalThis.matchMedia?.('(max-width: 559px)').matches ?? false;
