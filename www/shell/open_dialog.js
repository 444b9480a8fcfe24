/** Which dialog is open, and about what. */
import { signal } from '@preact/signals';

/** @import { Signal } from '@preact/signals' */
/** @import { OnShow } from './types.js' */

/** @type {Signal<'help' | 'about' | 'share' | 'picture' | 'examples' | 'games' | null>} */
export const open_dialog = signal(null);

/** @type {Signal<OnShow | null>} */
export const on_show = signal(null);
