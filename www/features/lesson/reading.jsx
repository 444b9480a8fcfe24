/** A lesson to be read: all sections below one another. */
import { Prose, titleOf } from '../../formats/lesson/prose.jsx';
import { text } from '../../ui/messages.js';
import { useInView } from '../../ui/use_in_view.js';
import { Result } from './result.jsx';
import { SectionPage } from './section.jsx';

/** @import { Shown, ShownSection } from './types.js' */

/** All sections below one another: a board is live while it is in view. @param {Shown} props */
export function Reading(props) {
  const { lesson, router } = props;
  return (
    <main tabIndex={-1} class="reading-all">
      <h1>{titleOf(lesson.title)}</h1>
      <p class="row">
        <a href={router.linkWith({ reading: null })}>{text('lesson-lecture')}</a>
        {/* With its boards. */}
        <a href={router.linkWith({ reading: null, paper: 'a4' })}>{text('print')}</a>
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
  const [element, is_seen] = useInView();
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
