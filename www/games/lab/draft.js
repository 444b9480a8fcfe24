/**
 * The text of a rule while it is written: it becomes the link a moment after the last key, and what the link says becomes the text. A text
 * that is too long for a rule stays a text: nothing goes through all of it.
 */
import { computed, signal } from '@preact/signals';
import { packed } from '../../ui/packed.js';
import { follows, isCutOff, PARAMETERS, ruleOf, tooManyOf } from './parameters.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Options } from '../../solver/types.js' */
/** @import { Router } from '../../ui/router.js' */
/** @import { Link } from '../../ui/types.js' */

/** Keys that follow one another so soon are one change. */
const REST_MS = 100;

/** Browsers refuse more than about 100 changes of the address in 30 s. */
const APART_MS = 330;

/** What is written within so long is one entry of the history. */
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
  /** The last text that could be read, for one that takes its place. */
  let readable = PARAMETERS.rule?.default ?? '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let written_ms = -Infinity;
  /** The rule of the link. */
  let last_told = text.peek();

  /** @param {string} next */
  function become(next) {
    if (!isCutOff(text.peek())) readable = text.peek();
    text.value = next;
  }

  /** Says in the link what is written. */
  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (too_many.peek() !== null || text.peek() === options.peek().rule) return;
    const now_ms = performance.now();
    const changes = { rule: packed(text.peek()), ...follows() };
    if (now_ms - written_ms < ENTRY_MS) router.replaceNow(router.linkWith({ ...changes, moves: null, move: null }));
    else go(changes);
    written_ms = now_ms;
  }

  return {
    text,
    /** How many characters it has that is too long for a rule; null where it may be one. */
    too_many,
    /** Another text, as it is typed. @param {string} typed */
    type(typed) {
      become(typed);
      clearTimeout(timer);
      if (too_many.peek() === null) timer = setTimeout(write, Math.max(REST_MS, written_ms + APART_MS - performance.now()));
    },
    /** Another text, at once: a rule that was chosen, a constant that was changed. @param {string} chosen */
    set(chosen) {
      become(chosen);
      written_ms = -Infinity;
      write();
    },
    /** The text before one of which only the beginning is shown. */
    takeBack() {
      this.set(readable);
    },
    /** @param {Link} link */
    follow({ params }) {
      const told = ruleOf(params.get('rule') ?? PARAMETERS.rule?.default ?? '');
      // What else of the link changes leaves the text to who writes it.
      if (told === last_told) return;
      last_told = told;
      if (told === text.peek()) return;
      clearTimeout(timer);
      timer = undefined;
      become(told);
      written_ms = -Infinity;
    },
    destroy: () => clearTimeout(timer),
  };
}
