/**
 * The text of a rule while it is written. It becomes the link a moment after the last key, and another link becomes the text. A text that
 * is too long for a rule does not become the link.
 */
import { computed, signal } from '@preact/signals';
import { packed } from '../../ui/packed.js';
import { follows, isCutOff, ruleOf, tooManyOf } from './parameters.js';
import { RULES } from './rules.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Link } from '../../ui/types.js' */

/** The link is written when no key was pressed for so long. */
const REST_MS = 100;

/** Browsers refuse more than about 100 changes of the address in 30 s. */
const APART_MS = 330;

/** Changes within this time are one entry of the history. */
const ENTRY_MS = 5000;

/**
 * @param {object} of
 * @param {Router} of.router
 * @param {ReadonlySignal<Options>} of.options
 * @param {(changes: Record<string, string | null>) => void} of.go
 */
export function createDraft({ router, options, go }) {
  const text = signal(options.peek().rule ?? '');
  const too_many = computed(() => tooManyOf(text.value));
  /** The last text that a field could show, to go back to. */
  let readable = RULES.wythoff;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let written_ms = -Infinity;
  let rule_of_link = text.peek();

  /** @param {string} next */
  function change(next) {
    clearTimeout(timer);
    if (!isCutOff(text.peek())) readable = text.peek();
    text.value = next;
  }

  function writeLink() {
    if (too_many.peek() !== null || text.peek() === options.peek().rule) return;
    const now_ms = performance.now();
    const changes = { rule: packed(text.peek()), ...follows() };
    if (now_ms - written_ms < ENTRY_MS) router.replaceNow(router.linkWith({ ...changes, moves: null, move: null }));
    else go(changes);
    written_ms = now_ms;
  }

  /** Another text at once: a rule that was chosen, a constant that was changed. @param {string} chosen */
  function set(chosen) {
    change(chosen);
    written_ms = -Infinity;
    writeLink();
  }

  return {
    text,
    /** How many characters a text has that is too long for a rule; null for any other. */
    too_many,
    set,
    /** Another text, as it is typed. @param {string} typed */
    type(typed) {
      change(typed);
      if (too_many.peek() === null) timer = setTimeout(writeLink, Math.max(REST_MS, written_ms + APART_MS - performance.now()));
    },
    /** Goes back from a text that no field can show whole. */
    takeBack: () => set(readable),
    /** @param {Link} link */
    follow({ params }) {
      const rule = ruleOf(params.get('rule') ?? RULES.wythoff);
      // A change of other parameters leaves the text alone.
      if (rule === rule_of_link) return;
      rule_of_link = rule;
      if (rule === text.peek()) return;
      change(rule);
      written_ms = -Infinity;
    },
    destroy: () => clearTimeout(timer),
  };
}
