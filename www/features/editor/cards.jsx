/** The lesson as cards: its title, its sections in order, and a way to add one. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { own_lesson, replaceLesson } from '../../formats/lesson/own_lesson.js';
import { cutLesson, LIMITS, withMoved, withSection } from '../../formats/lesson/parse.js';
import { spoken } from '../../formats/lesson/prose.jsx';
import { Button, Select } from '../../ui/controls.jsx';
import { formatLink } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { SpokenField } from './kept_field.jsx';
import { Diagnostics, SectionCard } from './section_card.jsx';
import { linkIn, titleIn, titlePart, withTitle } from './section_text.js';

/** @import { RefObject } from 'preact' */
/** @import { CardSite } from './section_card.jsx' */
/** @import { Diagnostic } from '../lesson/types.js' */
/** @import { Lesson } from '../../formats/lesson/parse.js' */

/** A card or a button of it that gets the focus once it is there. @typedef {{number: number, of: string}} Wanted */

/** @param {CardSite & {lesson: Lesson, written: string, diagnostics: readonly Diagnostic[]}} props */
export function Cards({ lesson, written, diagnostics, ...site }) {
  const /** @type {RefObject<HTMLOListElement | null>} */ list = useRef(null);
  const /** @type {RefObject<Wanted | null>} */ wanted = useRef(null);
  const [said, setSaid] = useState('');
  const { head, sections } = cutLesson(written);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { number, of } = wanted.current;
    wanted.current = null;
    const card = list.current?.children[Math.min(number, list.current.children.length) - 1];
    const target = of === '' ? card : card?.querySelector(of);
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
  });
  const textWith = (/** @type {number} */ at, /** @type {string} */ section) => head + sections.with(at, section).join('');
  /** @param {number} number @param {number | null} to */
  function move(number, to) {
    const count = sections.length;
    wanted.current = {
      number: to ?? number,
      of: to === null ? '' : `button[aria-label="${text(to < number ? 'lesson-up' : 'lesson-down')}"]`,
    };
    replaceLesson(withMoved(written, number - 1, to === null ? null : to - 1));
    setSaid(text(to === null ? 'lesson-removed' : 'lesson-moved', { number, to: to ?? 0, count }));
  }
  /** Adds a section of the same board below one. @param {number} number @param {string} section */
  function addBelow(number, section) {
    wanted.current = { number: number + 1, of: 'textarea' };
    replaceLesson(withMoved(withSection(written, linkIn(section), text('lesson-new-title')), sections.length, number));
  }
  let line = head.split('\n').length;
  const of_head = diagnostics.filter((one) => one.line < line || sections.length === 0);
  return (
    <>
      {written.trim() !== '' && <Title head={head} change={(changed) => (own_lesson.value = changed + sections.join(''))} />}
      <Diagnostics listed={of_head} />
      <ol class="section-cards" ref={list} aria-label={text('lesson-sections-of')}>
        {sections.slice(0, LIMITS.sections).map((section, at) => {
          const first = line;
          line += section.split('\n').length - 1;
          const end = at === sections.length - 1 ? Infinity : line;
          const shown_at = lesson.sections.findIndex(({ index }) => index === at);
          return (
            <SectionCard
              key={at}
              {...site}
              section={section}
              number={at + 1}
              count={sections.length}
              shown_as={shown_at < 0 ? null : shown_at + 1}
              diagnostics={diagnostics.filter((one) => one.line >= first && one.line < end)}
              type={(changed) => (own_lesson.value = textWith(at, changed))}
              replace={(changed) => replaceLesson(textWith(at, changed))}
              move={(to) => move(at + 1, to)}
              addBelow={sections.length < LIMITS.sections ? () => addBelow(at + 1, section) : null}
            />
          );
        })}
      </ol>
      <p class="unseen" role="status">
        {said}
      </p>
      {sections.length < LIMITS.sections && (
        <AddSection
          games={site.games}
          add={(link) => {
            wanted.current = { number: sections.length + 1, of: 'textarea' };
            replaceLesson(withSection(written, link, text('lesson-new-title')));
          }}
        />
      )}
    </>
  );
}

/** The title in the page's language. @param {{head: string, change: (head: string) => void}} props */
const Title = ({ head, change }) => (
  <SpokenField
    label={text('lesson-title-of')}
    name="title"
    rows={1}
    part={titlePart(head, spoken())}
    read={(part) => titleIn(head, part)}
    write={(part, typed) => change(withTitle(head, part, typed))}
  />
);

/** @param {Pick<CardSite, 'games'> & {add: (link: string) => void}} props */
function AddSection({ games, add }) {
  const [route, setRoute] = useState(games[0]?.route ?? '');
  const game = games.find((one) => one.route === route);
  return (
    <p class="row add-section">
      <label>
        <span>{text('lesson-add-game')}</span>{' '}
        <Select name="game" among={games.map((one) => ({ value: one.route, text: text(one.name) }))} chosen={route} choose={setRoute} />
      </label>
      <Button words={text('lesson-add-section')} class="primary" onClick={() => add(formatLink(route, Object.entries(game?.fair ?? {})))} />
    </p>
  );
}
