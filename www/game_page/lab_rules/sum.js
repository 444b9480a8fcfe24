/** Heaps of one kind as a rule of the laboratory: one heap is a position, several are a sum. */

/** The largest heap: all smaller ones are in the table. */
const LARGEST = 2000;

/**
 * @param {string} lines of moves @param {string | null | undefined} heaps @param {string | null | undefined} rule by which they are played
 * @returns {{rule: string, at: string} | null}
 */
export function sumOf(lines, heaps, rule) {
  const sizes = (heaps ?? '').split(',').filter(Boolean);
  if (sizes.length === 0 || sizes.some((size) => !(Number(size) <= LARGEST)) || (rule ?? 'normal') !== 'normal') return null;
  return { rule: lines, at: sizes.join('+') };
}
