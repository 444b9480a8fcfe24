/** Stones as a control of the keyboard: the arrows choose how many go, Enter takes them. */
import { text } from '../ui/messages.js';

/** What each key adds: stones go from the right end. @type {Record<string, number>} */
const STEPS = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 };

/**
 * The attributes of the element around the stones.
 * @param {object} of
 * @param {string} of.label
 * @param {bigint} of.least that may go
 * @param {bigint} of.most 0 while nothing may
 * @param {bigint} of.chosen 0 for nothing
 * @param {(take: bigint) => void} of.choose
 * @param {() => void} of.take
 */
export const takeKeys = ({ label, least, most, chosen, choose, take }) => ({
  role: /** @type {const} */ ('slider'),
  tabIndex: 0,
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': Number(most),
  'aria-valuenow': Number(chosen),
  'aria-valuetext': text('take-value', { take: String(chosen) }),
  'aria-disabled': most === 0n,
  onKeyDown(/** @type {KeyboardEvent} */ event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const step = STEPS[key];
    const is_take = key === 'Enter' || key === ' ';
    if (ctrlKey || metaKey || altKey || shiftKey || !(step || is_take)) return;
    event.preventDefault();
    if (most === 0n) return;
    if (is_take) return chosen === 0n ? choose(least) : take();
    const wanted = chosen === 0n ? least : chosen + BigInt(step ?? 0);
    choose(wanted < least ? least : wanted > most ? most : wanted);
  },
});
