/** Undo for a document that is drawn on and stands in the link, until another document is opened. */
import { computed, effect, signal } from '@preact/signals';
import { parseLink } from '../ui/link.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Router } from '../ui/router.js' */

/**
 * @param {object} of
 * @param {Router} of.router
 * @param {(params: ReadonlyMap<string, string>) => string} of.keyOf what of a link is the document
 * @param {readonly string[] | null} [of.names] of the parameters that a change may change: what else was chosen since stays; null for all
 * @param {() => void} of.forget another one was opened
 */
export function createUndo({ router, keyOf, names = null, forget }) {
  const { link } = router;
  /** Links before each change. @type {Signal<string[]>} */
  const undoable = signal([]);
  /** Whether the link changes because of a drawing. */
  let is_own = false;
  /** The document of the link as it was left last. */
  let left = keyOf(link.peek().params);
  const stop = effect(() => {
    const key = keyOf(link.value.params);
    if (key !== left && !is_own) {
      undoable.value = [];
      forget();
    }
    left = key;
  });
  /** @param {() => void} act */
  function owned(act) {
    is_own = true;
    act();
    is_own = false;
  }
  return {
    can_undo: computed(() => undoable.value.length > 0),
    /** The document of the link. */
    key: () => left,
    /** A change, which can be taken back. @param {() => void} act */
    change(act) {
      undoable.value = [...undoable.peek(), router.hash.peek()];
      owned(act);
    },
    /** The document before its last change. */
    undo() {
      const before = undoable.peek().at(-1);
      undoable.value = undoable.peek().slice(0, -1);
      if (before === undefined) return;
      const { params } = parseLink(before);
      const changes = names?.map((name) => [name, params.get(name) ?? null]);
      owned(() => router.push(changes ? router.linkWith(Object.fromEntries(changes)) : before));
    },
    destroy: stop,
  };
}
