/** The shelf of the built-in lessons: a card each, the first walks of all games before those that go further. */
import { spoken, titleOf } from '../../formats/lesson/prose.jsx';
import { READY } from '../../shell/built_in_lessons.js';
import { ThemedPicture } from '../../shell/themed_picture.jsx';
import { text } from '../../ui/messages.js';
import { newToken } from '../../ui/token.js';
import { useLoaded } from '../../ui/use_loaded.js';
import '../../shell/card.css';
import './shelf.css';

/** @import { ShelvedLesson, Site } from '../../shell/types.js' */

/** The addresses of the pictures, by lesson and theme. @type {Record<string, string>} */
const PICTURES = import.meta.glob('../../../pictures/lessons/*.svg', { query: '?url', import: 'default', eager: true });

/** @param {Pick<Site, 'router' | 'games' | 'loadShelf'> & {edit: (id: string) => void}} props edit: opens a copy of a lesson below */
export function Shelf({ router, games, loadShelf, edit }) {
  const lessons = useLoaded(loadShelf, []) ?? [];
  const groups = { walks: games.filter(({ is_proof }) => !is_proof).map(({ route }) => `first-${route}`), further: READY };
  return Object.entries(groups).map(([group, ids]) => (
    <section key={group} class="shelf">
      <h2>{text(`lesson-shelf-${group}`)}</h2>
      <ul class="cards">
        {ids
          .flatMap((id) => lessons.find((one) => one.id === id) ?? [])
          .map((lesson) => (
            <LessonCard key={lesson.id} router={router} lesson={lesson} edit={edit} />
          ))}
      </ul>
    </section>
  ));
}

/** A title without “First steps: ”, which the heading of its shelf says. @param {string} title */
const nameOf = (title) => title.replace(/^(?:First steps: |入门：)(.)/, (_, first) => first.toUpperCase());

/** The whole card opens its lesson. @param {Pick<Site, 'router'> & {lesson: ShelvedLesson, edit: (id: string) => void}} props */
const LessonCard = ({ router, edit, lesson: { id, title, about, level, minutes } }) => (
  <li class="card">
    <ThemedPicture addressOf={(theme) => PICTURES[`../../../pictures/lessons/${id}.${theme}.svg`]} />
    <h3>
      <a href={router.linkTo('lesson', { id })}>{nameOf(titleOf(title))}</a>
    </h3>
    <p>{about[spoken()]}</p>
    <p class="shelf-facts">
      <span data-level={level}>{text(`lesson-level-${level}`)}</span> <span>{text('lesson-minutes', { count: minutes })}</span>
      <a
        class="way"
        href={router.linkTo('lesson', { id, present: newToken() })}
        aria-label={`${text('lesson-present')}: ${nameOf(titleOf(title))}`}
      >
        {text('lesson-present')}
      </a>
      <button
        type="button"
        class="quiet way"
        aria-label={`${text('lesson-edit-copy')}: ${nameOf(titleOf(title))}`}
        onClick={() => edit(id)}
      >
        {text('lesson-edit-copy')}
      </button>
    </p>
  </li>
);
