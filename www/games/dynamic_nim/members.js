/** The losing piles of a numeration, of up to thousands of digits: the solver has them, and they are fetched when they are looked at. */
import { signal } from '@preact/signals';

/** @import { Signal } from '@preact/signals' */
/** @import { DynamicNim, DynamicNimNumeration } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Session } from '../../solver/types.js' */

/** So many are fetched at once. */
const CHUNK = 64;

/** @param {Pick<Session<DynamicNim>, 'ask'>} session @param {DynamicNimNumeration} timeline */
export function createMembers(session, timeline) {
  /** @type {Signal<ReadonlyMap<number, string[]>>} */
  const chunks = signal(new Map());
  /** @type {Set<number>} */
  const requested = new Set();
  const abort = new AbortController();
  return {
    /** A losing pile; null while it is fetched, or nobody needs it. @param {number} index */
    valueOf: (index) => chunks.value.get(Math.floor(index / CHUNK))?.[index % CHUNK] ?? null,

    /** Fetches what is missing of some losing piles. @param {Iterable<number>} indices */
    need(indices) {
      for (const chunk of new Set(Array.from(indices, (index) => Math.floor(index / CHUNK)))) {
        const [first, end] = [chunk * CHUNK, Math.min((chunk + 1) * CHUNK, timeline.memberCount)];
        if (requested.has(chunk) || first >= end) continue;
        requested.add(chunk);
        session.ask('members', { first, count: end - first }, abort.signal).then(
          (values) => (chunks.value = new Map(chunks.value).set(chunk, values)),
          // Another board has come.
          () => {},
        );
      }
    },

    destroy: () => abort.abort(),
  };
}

/** @typedef {ReturnType<typeof createMembers>} Members */
