/** The losing piles of a numeration, of up to thousands of digits: they stay in the solver, and are fetched when they are looked at. */
import { signal } from '@preact/signals';

/** @import { Signal } from '@preact/signals' */
/** @import { DynamicNim } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Numeration } from './numeration_steps.js' */
/** @import { Session } from '../../solver/types.js' */

/** So many are fetched at once. */
const CHUNK = 64;

/**
 * @param {Pick<Session<DynamicNim>, 'ask'>} session
 * @param {Numeration} timeline
 */
export function createMembers(session, timeline) {
  /** @type {Signal<ReadonlyMap<number, string[]>>} */
  const chunks = signal(new Map());
  /** @type {Set<number>} */
  const asked = new Set();
  const abort = new AbortController();
  return {
    /** A losing pile; null while it is fetched, or nobody needs it. @param {number} index */
    valueOf: (index) => chunks.value.get(Math.floor(index / CHUNK))?.[index % CHUNK] ?? null,

    /** Fetches what is missing of some losing piles. @param {Iterable<number>} indices */
    need(indices) {
      for (const index of indices) {
        const chunk = Math.floor(index / CHUNK);
        const first = chunk * CHUNK;
        if (asked.has(chunk) || first >= timeline.memberCount) continue;
        asked.add(chunk);
        session.ask('members', { first, count: Math.min(CHUNK, timeline.memberCount - first) }, abort.signal).then(
          (values) => {
            chunks.value = new Map(chunks.value).set(chunk, values);
          },
          // Another board has come.
          () => {},
        );
      }
    },

    destroy: () => abort.abort(),
  };
}

/** @typedef {ReturnType<typeof createMembers>} Members */
