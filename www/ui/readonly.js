/** @import { ReadonlySignal, Signal } from '@preact/signals' */

/** A signal that only its owner writes. @template T @param {Signal<T>} signal @returns {ReadonlySignal<T>} */
export const readonly = (signal) => signal;
