/** Whether hands touch the screen, as messages ask: one taps there, and has no arrow keys. */

export const TOUCH = { touch: globalThis.matchMedia?.('(pointer: coarse)').matches ? 'yes' : 'no' };
