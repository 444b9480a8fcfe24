/** The sections of the lesson in order, each to be looked at, moved and removed. */
import { isAsking } from '../../formats/lesson/link.js';
import { replaceLesson } from '../../formats/lesson/own_lesson.js';
import { withMoved } from '../../formats/lesson/parse.js';
import { spoken } from '../../formats/lesson/prose.jsx';
import { Icon } from '../../ui/icons.jsx';
import { parseLink } from '../../ui/link.js';
import { text } from '../../ui/messages.js';

/** @import { Lesson } from '../../formats/lesson/parse.js' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */

/** The most characters of prose in an entry. */
const SHOWN = 60;

/** What a section begins with. @param {Section} section */
function beginning({ prose }) {
  const [block] = prose[spoken()];
  const spans = block?.kind === 'list' ? block.items[0] : block?.spans;
  const words = spans?.map((span) => span.text).join('') ?? '';
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
}

/** Moves of a section, by so many places, and its removal. */
const MOVES = /** @type {const} */ ([
  { icon: 'up', words: 'lesson-up', by: -1 },
  { icon: 'down', words: 'lesson-down', by: 1 },
  { icon: 'close', words: 'lesson-remove', by: null },
]);

/** @param {Pick<Site, 'router' | 'games'> & {lesson: Lesson, written: string, find: (line: number) => void}} props */
export function Sections({ router, games, lesson, written, find }) {
  return (
    <ol class="editor-sections" aria-label={text('lesson-sections-of')}>
      {lesson.sections.map((section, index) => {
        const game = games.find(({ route }) => route === parseLink(section.link).route);
        return (
          <li key={`${section.line} ${section.link}`}>
            <button type="button" class="quiet editor-find" onClick={() => find(section.line)}>
              <b>{game ? text(game.name) : '?'}</b>
              {isAsking(section) && <span class="soft"> · {text('lesson-asks')}</span>}
              <span class="editor-words">{beginning(section) || text('lesson-no-words')}</span>
            </button>
            <a
              class="button quiet"
              href={router.linkTo('lesson', { own: '1', s: String(index + 1) })}
              title={text('lesson-look')}
              aria-label={text('lesson-look')}
            >
              <Icon name="play" />
            </a>
            {MOVES.map(({ icon, words, by }) => {
              const to = by === null ? null : lesson.sections[index + by]?.index;
              return (
                <button
                  key={icon}
                  type="button"
                  class="icon"
                  disabled={to === undefined}
                  title={text(words)}
                  aria-label={text(words)}
                  onClick={() => replaceLesson(withMoved(written, section.index, to ?? null))}
                >
                  <Icon name={icon} />
                </button>
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
