/** What is wrong with a lesson: its text at once, its boards as they are checked. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../ui/messages.js';
import { language } from '../../ui/settings.js';

/** @import { RefObject } from 'preact' */
/** @import { Check, Diagnostic } from '../lesson/types.js' */
/** @import { Lesson, Mistake } from '../../formats/lesson/parse.js' */
/** @import { Section } from '../../formats/lesson/types.js' */

/** Boards are checked when nothing was typed for so long. */
const STILL_MS = 700;

/**
 * The diagnostics of the boards of a lesson, section by section, as they are found.
 * @param {Lesson} lesson @param {Check} checkSection
 * @returns {Diagnostic[]}
 */
function useChecked({ sections }, checkSection) {
  /** @type {RefObject<Map<string, Diagnostic[]>>} */
  const known = useRef(new Map());
  const [, setCount] = useState(0);
  const nameOf = (/** @type {Section} */ section) => [language.current.value, section.ask, section.play, section.link].join(' ');
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      for (const section of sections) {
        const name = nameOf(section);
        if (known.current.has(name)) continue;
        const found = await checkSection(section, abort.signal).catch(() => []);
        if (abort.signal.aborted) return;
        known.current.set(
          name,
          found.map(({ line, ...rest }) => ({ ...rest, line: line - section.line })),
        );
        if (found.length > 0) setCount(known.current.size);
      }
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sections, language.current.value]);
  // Lines are relative to the section: text above it may change.
  return sections.flatMap((section) =>
    (known.current.get(nameOf(section)) ?? []).map(({ line, ...rest }) => ({ ...rest, line: section.line + line })),
  );
}

/** The most mistakes and remarks that are listed. */
const LISTED = 100;

/** A mistake or remark of the text in words. @param {Diagnostic | (Mistake & {is_wrong: boolean})} one @returns {Diagnostic} */
const sentenceOf = (one) => ('what' in one ? one : { ...one, what: text(one.id, one.args) });

/**
 * The mistakes and remarks of a lesson as sentences, worst first, and how many more there are.
 * @param {Lesson} lesson @param {Check} checkSection
 * @returns {{listed: Diagnostic[], more: number}}
 */
export function useDiagnostics(lesson, checkSection) {
  const checked = useChecked(lesson, checkSection);
  const all = [
    ...lesson.mistakes.map((one) => ({ ...one, is_wrong: true })),
    ...checked,
    ...lesson.remarks.map((one) => ({ ...one, is_wrong: false })),
  ].sort((one, other) => Number(other.is_wrong) - Number(one.is_wrong) || one.line - other.line);
  return { listed: all.slice(0, LISTED).map(sentenceOf), more: Math.max(0, all.length - LISTED) };
}
