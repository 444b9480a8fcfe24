/** Undo for a document that users draw and the link holds, until another document is opened. */
import { computed, effect, signal } from '@preact/signals';
import { parseLink } from '../ui/link.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Router } from '../ui/router.js' */

/**
 * @param {object} of
 * @param {Router} of.router
 * @param {(params: ReadonlyMap<string, string>) => string} of.keyOf the document of a link
 * @param {readonly string[] | null} [of.names] the parameters that undo changes; null for all
 * @param {() => void} of.forget called when another document is opened
 */
export function createUndo({ router, keyOf, names = null, forget }) {
  const { link } = router;
  /** Links before each change. @type {Signal<string[]>} */
  const undoable = signal([]);
  /** Whether the link changes by drawing or undo. */
  let is_own = false;
  /** The last document of the link. */
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
  function asOwn(act) {
    is_own = true;
    act();
    is_own = false;
  }
  return {
    can_undo: computed(() => undoable.value.length > 0),
    /** The document of the link. */
    key: () => left,
    /** Makes a change that can be undone. @param {() => void} act */
    change(act) {
      undoable.value = [...undoable.peek(), router.hash.peek()];
      asOwn(act);
    },
    /** Undoes the last change. */
    undo() {
      const before = undoable.peek().at(-1);
      undoable.value = undoable.peek().slice(0, -1);
      if (before === undefined) return;
      const { params } = parseLink(before);
      const changes = names?.map((name) => [name, params.get(name) ?? null]);
      asOwn(() => router.push(changes ? router.linkWith(Object.fromEntries(changes)) : before));
    },
    destroy: stop,
  };
}
