/** A lesson to be read: all sections below one another. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Prose, titleOf } from '../../formats/lesson/prose.jsx';
import { text } from '../../ui/messages.js';
import { Result } from './result.jsx';
import { SectionPage } from './section.jsx';

/** @import { RefObject } from 'preact' */
/** @import { Shown, ShownSection } from './types.js' */

/** All sections below one another: a board is live while it is in view. @param {Shown} props */
export function Reading(props) {
  const { lesson, router } = props;
  return (
    <main tabIndex={-1} class="reading-all">
      <h1>{titleOf(lesson.title)}</h1>
      <p>
        <a href={router.linkWith({ reading: null })}>{text('lesson-lecture')}</a>
      </p>
      {lesson.sections.map((section, index) => (
        <ReadSection key={`${section.line} ${section.link}`} {...props} section={section} number={index + 1} />
      ))}
      <Result {...props} />
    </main>
  );
}

/** @param {ShownSection} props */
function ReadSection(props) {
  const { section, number } = props;
  /** @type {RefObject<HTMLElement | null>} */
  const element = useRef(null);
  const [is_seen, setSeen] = useState(false);
  useLayoutEffect(() => {
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), { rootMargin: '15%' });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  const prose = (
    <div class="prose">
      <Prose section={section} />
    </div>
  );
  return (
    <article ref={element} aria-label={text('lesson-section', { number, count: props.lesson.sections.length })}>
      {is_seen ? <SectionPage {...props} is_one_of_many /> : prose}
      {/* On paper the link replaces the board. */}
      <div class="on-paper">
        {prose}
        <p class="soft">{section.link}</p>
      </div>
    </article>
  );
}
