/**
 * The parameters of a question, the same in every game: `ask` = outcome | move | number:NAME | next | perform:COUNT, `ask-seed` of a random
 * position in place of the link's, and `ask-level` of those = small | usual | tricky.
 */
import { PLAY_VALUES } from '../play/parameters.js';

/** Levels of random positions: small, usual, and tricky ones, at which a common wrong rule errs. */
export const LEVELS = /** @type {const} */ (['small', 'usual', 'tricky']);

/** @typedef {typeof LEVELS[number]} Level */

/** The most steps of one question. */
const MOST_STEPS = 20;

/** @typedef {'outcome' | 'move' | 'number' | 'next' | 'perform'} Kind */
/** @typedef {{kind: Kind, name: string, count: number}} Wanted name: of a number; count: of steps, 1 except for `perform` */

/** The question of `ask=`; null if it is none. @param {string} value @returns {Wanted | null} */
export function wantedOf(value) {
  const [, kind, , name, count] = /^(outcome|move|next|(number):([a-z]{1,20})|perform:(\d{1,3}))$/.exec(value) ?? [];
  if (kind === undefined) return null;
  if (name !== undefined) return { kind: 'number', name, count: 1 };
  if (count !== undefined)
    return Number(count) >= 1 && Number(count) <= MOST_STEPS ? { kind: 'perform', name: '', count: Number(count) } : null;
  return { kind: /** @type {Kind} */ (kind), name: '', count: 1 };
}

/** The question of a link, whether it can be asked or not. @param {ReadonlyMap<string, string>} params */
export function askOf(params) {
  const seed = params.get('ask-seed') ?? '';
  return {
    value: params.get('ask') ?? '',
    wanted: wantedOf(params.get('ask') ?? ''),
    seed: /^\d{1,9}$/.test(seed) ? Number(seed) : null,
    level: LEVELS.find((one) => one === params.get('ask-level')) ?? 'usual',
  };
}

/** Parameters that the page of a question does not get: the question itself, and what would give the answer away. */
export const HIDDEN_NAMES = ['ask', 'ask-seed', 'ask-level', 'hide', 'view', 'map', 'layer', 'from', 'x', ...Object.keys(PLAY_VALUES)];
