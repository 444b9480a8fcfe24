/**
 * Terms of the field: the first mention of a term in a sentence is a button that explains it on focus or tap. The messages `term-ID` list
 * the forms of a term, joined by `|`.
 */
import { computed, signal } from '@preact/signals';
import { h, isValidElement } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';
import { unbroken, withFormulas, wordsIn } from '../ui/unbroken.js';
import { text } from '../ui/messages.js';
import './terms.css';

/** @import { ReadonlySignal, Signal } from '@preact/signals' */
/** @import { ComponentChild, ComponentChildren } from 'preact' */

/** The terms, in the order of the page of words. */
export const TERMS = /** @type {const} */ ([
  'p',
  'n',
  'mex',
  'nimber',
  'binary',
  'xor',
  'cap',
  'f',
  'ray',
  'wall',
  'stack',
  'star',
  'layer',
  'ring',
  'arc',
]);

/** @typedef {typeof TERMS[number]} Term */

/** The explained term, and the place of its button. @type {Signal<{term: Term, left: number, top: number, bottom: number} | null>} */
const open_term = signal(null);

/** @param {HTMLElement} element @param {Term} term */
function explain(element, term) {
  const { left, top, bottom } = element.getBoundingClientRect();
  open_term.value = { term, left, top, bottom };
}

/**
 * A term as a button that explains it.
 * @param {{term: Term, kind?: string, name?: string | undefined, children: ComponentChildren}} props
 * name: where its word alone says too little
 */
export function Word({ term, kind = '', name, children }) {
  return (
    <button
      type="button"
      class={`term ${kind}`}
      aria-label={name}
      onClick={(event) => explain(event.currentTarget, term)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) explain(event.currentTarget, term);
      }}
    >
      {children}
    </button>
  );
}

/** The forms of a term. @param {Term} term */
export const formsOf = (term) => text(`term-${term}`).split('|');

/** @param {string} form */
const patternOf = (form) => (/^\w+$/.test(form) ? `\\b${form}\\b` : form);

/** Marks that begin no line. */
const MARKS = /^[，。、：；）,.:;)]*/;

/** A mark that ends no line, at the end of a text. */
const OPENING = /[（“(]$/;

/** Whether a part of a sentence is a short bold word or sign, such as **N**. @param {ComponentChild} part */
const isBoldWord = (part) => isValidElement(part) && part.type === 'strong' && /^\S{1,12}$/.test(String(part.props.children));

/**
 * Parts of a sentence as they are shown, in order; no line ends with a mark before a word, or begins with a mark after one.
 * @param {readonly ComponentChild[]} parts
 * @param {(part: ComponentChild) => boolean} isWord
 * @param {(part: ComponentChild) => ComponentChild} show
 * @returns {ComponentChild[]}
 */
function withMarks(parts, isWord, show) {
  const rest = [...parts];
  const marks = parts.map((part, i) => {
    if (!isWord(part)) return ['', ''];
    const [before, after] = [rest[i - 1], rest[i + 1]];
    const [opening = ''] = (typeof before === 'string' && OPENING.exec(before)) || [];
    const [closing = ''] = (typeof after === 'string' && MARKS.exec(after)) || [];
    if (opening !== '') rest[i - 1] = String(before).slice(0, -opening.length);
    if (closing !== '') rest[i + 1] = String(after).slice(closing.length);
    return [opening, closing];
  });
  return rest.map((part, i) => {
    const [opening = '', closing = ''] = marks[i] ?? [];
    return opening + closing === '' ? show(part) : unbroken([opening, show(part), closing]);
  });
}

/** @param {readonly Term[]} terms */
function createLexicon(terms) {
  /** @type {Map<string, Term>} */
  const forms = new Map();
  for (const term of terms) for (const form of formsOf(term)) forms.set(form, term);
  // The longest first: “必败态（P）” before “P”.
  const longest_first = [...forms.keys()].sort((a, b) => b.length - a.length);
  return { forms, pattern: new RegExp(`(${longest_first.map(patternOf).join('|')})`) };
}

/**
 * Lexicons by their terms, made again for another language.
 * @type {WeakMap<readonly Term[], ReadonlySignal<ReturnType<typeof createLexicon>>>}
 */
const lexicons = new WeakMap();

/** The forms of terms, and the pattern that finds them. @param {readonly Term[]} terms */
function lexiconOf(terms) {
  const lexicon = lexicons.get(terms) ?? computed(() => createLexicon(terms));
  lexicons.set(terms, lexicon);
  return lexicon.value;
}

/**
 * A sentence with its first mention of every term as a {@link Word}.
 * @param {ComponentChild[]} parts texts and strong parts, as `rich` makes them
 * @param {readonly Term[]} terms that are looked for, in one and the same list for the same ones
 * @param {(word: string) => string} [nameOf] what the button of a word is called, where not by its word
 */
export function explained(parts, terms, nameOf) {
  const { forms, pattern } = lexiconOf(terms);
  /** @type {Set<Term>} */
  const met = new Set();
  /** @param {ComponentChild} part @returns {ComponentChild} */
  const withWords = (part) => {
    if (isValidElement(part) && part.type === 'strong' && typeof part.props.children === 'string')
      return h('strong', null, withWords(part.props.children));
    if (typeof part !== 'string') return part;
    return withFormulas(part, linked);
  };
  /** A text with its terms as buttons. @param {string} words */
  function linked(words) {
    const parts = (terms.length === 0 ? [words] : words.split(pattern)).map((piece) => {
      const term = forms.get(piece);
      if (term === undefined || met.has(term)) return piece;
      met.add(term);
      return (
        <Word key={term} term={term} name={nameOf?.(piece)}>
          {piece}
        </Word>
      );
    });
    return withMarks(parts, isValidElement, (part) => (typeof part === 'string' ? wordsIn(part) : part));
  }
  return withMarks(parts, isBoldWord, withWords);
}

/** The name of a word's button in a legend, where it stands alone. @param {string} word */
export const askedOf = (word) => text('term-asked', { word });

/** Events that close an explanation. */
const CLOSING = /** @type {const} */ (['keydown', 'pointerdown', 'scroll', 'wheel', 'hashchange', 'popstate']);

/** Keeps a tap beside an explanation from doing anything but closing it. @param {PointerEvent} tap */
function swallowTap(tap) {
  tap.stopPropagation();
  // It does not take the focus either.
  tap.preventDefault();
  const swallowing = new AbortController();
  const options = { capture: true, signal: swallowing.signal };
  /** @param {Event} event */
  const stop = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, options);
  addEventListener('pointerdown', () => swallowing.abort(), options);
}

const loadMeaning = () => import('./words/meaning.jsx').then(({ Meaning }) => Meaning);

/** The explanation of a term, beside its button. */
export function TermCard() {
  const shown = open_term.value;
  useLayoutEffect(() => {
    if (!shown) return;
    /** @param {Event} event */
    const close = (event) => {
      open_term.value = null;
      const { target } = event;
      const is_word = target instanceof Element && target.closest('.term') !== null;
      if (event instanceof PointerEvent && event.pointerType === 'touch' && event.type === 'pointerdown' && !is_word) swallowTap(event);
    };
    // In the capture phase: another term may then open its own.
    for (const type of CLOSING) addEventListener(type, close, true);
    return () => {
      for (const type of CLOSING) removeEventListener(type, close, true);
    };
  }, [shown]);
  if (!shown) return null;
  const { term, left, top, bottom } = shown;
  /** By the style object, because the Content-Security-Policy allows no inline style. @param {HTMLElement | null} element */
  const place = (element) => {
    if (!element) return;
    const is_low = bottom > innerHeight * 0.6;
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - element.offsetWidth - 8))}px`;
    if (is_low) element.style.bottom = `${innerHeight - top + 6}px`;
    else element.style.top = `${bottom + 6}px`;
  };
  return (
    <div class="term-card" role="status" ref={place}>
      <Lazy key={term} load={loadMeaning} with={{ term }} />
    </div>
  );
}
