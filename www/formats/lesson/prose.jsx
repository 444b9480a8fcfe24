/** A lesson in the language of the page: its title, and its prose as elements. */
import { language } from '../../ui/settings.js';
import { withFormulas } from '../../ui/unbroken.js';

/** @import { Span, Worded } from './parse.js' */
/** @import { Section } from './types.js' */

/** The language of a lesson's words. */
export const spoken = () => (language.current.value === 'zh' ? 'zh' : 'en');

/** A lesson's title; that of the other language if it has none in this one. @param {Worded} title */
export const titleOf = (title) => title[spoken()] || title.en || title.zh;

/** @param {{spans: readonly Span[]}} props */
const Spans = ({ spans }) =>
  spans.map((span, index) => {
    switch (span.kind) {
      case 'bold':
        return <strong key={index}>{withFormulas(span.text)}</strong>;
      case 'italic':
        return <em key={index}>{span.text}</em>;
      case 'code':
        return <code key={index}>{span.text}</code>;
      case 'link':
        return (
          <a key={index} href={span.link}>
            {span.text}
          </a>
        );
      default:
        return withFormulas(span.text);
    }
  });

/** The prose of a section, in the language of the page. @param {{section: Section}} props */
export const Prose = ({ section }) =>
  section.prose[spoken()].map((block, index) =>
    block.kind === 'list' ? (
      <ul key={index}>
        {block.items.map((item, number) => (
          <li key={number}>
            <Spans spans={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={index}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
