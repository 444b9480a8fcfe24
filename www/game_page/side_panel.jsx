/** What is beside the board: notes, the choice of method and view, the answer and the pseudo-code. */
import { startSwipe } from '../player/swipe.js';
import { OneLineChoices } from '../ui/choice.jsx';
import { Select } from '../ui/controls.jsx';
import { Lazy } from '../ui/lazy.jsx';
import { text } from '../ui/messages.js';
import { Code, CodeWay } from './code/code.jsx';
import { How } from './how.jsx';
import { notesOfBoard, notesOfLink, notesOfStep } from './notes.js';
import { advance } from './page_keys.js';
import { optionsInLink } from './parameters.js';
import { landmark } from './rule_form.jsx';
import { comeBack } from '../ui/scrolling.js';
import { Answer, Verdict } from './verdict.jsx';

/** @import { Signal } from '@preact/signals' */
/** @import { FamilyGame } from '../shell/types.js' */
/** @import { Definition, FrameProps, Page } from './types.js' */

/**
 * @param {FrameProps & {is_still: boolean, code_first: Signal<boolean> | null}} props is_still: whether the steps change nothing of the
 *   view on show; code_first: null where there is no code to put first
 */
export function SidePanel({ of, page, game, guide, is_still, code_first }) {
  const { words, terms, sentence, viewsOf, notesOf, Explanation, Legend, Aside, loadPlayBoard } = of;
  const [lesson, cursor] = [page.lesson.value, page.cursor.value];
  const is_playing = page.match.play.value !== null;
  // While a question is open, everything that would answer it is hidden.
  const is_question_open = page.question?.is_open.value ?? false;
  const views = viewsOf?.(page);
  return (
    <section
      class="side"
      aria-label={landmark(guide, text('explanation'))}
      onTouchStart={(event) => !is_playing && startSwipe(event, page.player)}
    >
      <Notes notes={[...notesOfLink(page), ...(notesOf?.(page) ?? []), ...notesOfBoard(page), ...notesOfStep(page, words)]} />
      {guide?.panel(() => advance(page, guide, 'hand'), page)}
      {!is_question_open && <PageChoices page={page} words={words} views={views ?? null} />}
      <Answer
        page={page}
        beside={
          code_first && (
            <span class="beside-answer">
              <MethodMenu page={page} words={words} />
              <CodeWay is_first={code_first} />
            </span>
          )
        }
        {...(game.is_proof ? { title: text('answer-of-claim') } : {})}
        is_looking={!is_still && !game.is_proof && lesson !== null && cursor < (lesson.cursorOf('answer') ?? lesson.stepCount)}
      >
        <Verdict
          page={page}
          sentence={(verdict) => sentence(verdict, page.solution.value?.options ?? {}, page)}
          more={() => of.attributes?.(page) ?? {}}
        />
      </Answer>
      {is_playing && <Lazy load={game.loadPlay} words="play" with={{ page }} />}
      {Explanation && !is_question_open && <Explanation page={page} close={page.deselect} />}
      <Code page={page} game={game} is_first={code_first?.value ?? false} />
      {Legend && !is_question_open && !(is_playing && loadPlayBoard) && (
        <div class="legend">
          <Legend page={page} />
        </div>
      )}
      {!guide && !game.is_proof && <How page={page} router={page.router} game={game} words={words} terms={terms} />}
      {Aside && !is_question_open && <Aside page={page} />}
      {!guide && !is_question_open && !is_playing && <FurtherWays page={page} game={game} />}
    </section>
  );
}

/** @typedef {{among: readonly {value: string, disabled?: boolean}[], chosen: string}} Views */

/**
 * The method and the view, each value of which is a link. The first view is the usual one.
 * @param {Page} page @param {string} words @param {Views | null} views
 */
function choicesOf(page, words, views) {
  const methods = page.parameters.method?.among?.map((value) => ({ value })) ?? [];
  /** @param {'method' | 'view'} name @param {Views['among']} among @param {string} chosen */
  const choiceOf = (name, among, chosen) => ({
    name,
    kind: name === 'view' ? 'views' : '',
    label: text(`${name}s`),
    among: among.map((one) => ({ ...one, text: text(`${words}-${name}-${one.value}`) })),
    chosen,
    choose: (/** @type {string} */ value) => {
      const parameter = page.parameters[name];
      page.go({ [name]: parameter?.among?.includes(value) ? value : null, ...parameter?.follows?.(value, page) });
      comeBack();
    },
  });
  return [
    ...(methods.length > 0 ? [choiceOf('method', methods, page.method.value)] : []),
    ...(views ? [choiceOf('view', views.among, views.chosen)] : []),
  ];
}

/** Where the values of one have no room in a line, both are menus. @param {{page: Page, words: string, views: Views | null}} props */
function PageChoices({ page, words, views }) {
  const choices = choicesOf(page, words, views);
  return choices.length > 0 && <OneLineChoices choices={choices} />;
}

/** On a phone: the method beside *Code*, above what scrolls. @param {{page: Page, words: string}} props */
function MethodMenu({ page, words }) {
  const [method] = choicesOf(page, words, null);
  if (!method) return null;
  const { label, among, chosen, choose } = method;
  return <Select aria-label={label} {...{ among, chosen, choose }} />;
}

/**
 * The pages that go on with what is on show.
 * @param {{page: Page, game: FamilyGame}} props
 */
function FurtherWays({ page, game }) {
  const routes = [...(game.is_compared ? ['compare'] : []), ...(game.is_checked ? ['check'] : [])];
  if (routes.length === 0) return null;
  const params = { game: game.route, ...optionsInLink(page) };
  return (
    <p class="further-ways">
      {routes.map((route) => (
        <a key={route} class={`way-${route}`} href={page.router.linkTo(route, params)}>
          {text(`way-${route}`)}
        </a>
      ))}
    </p>
  );
}

/** @param {{notes: readonly string[]}} props */
function Notes({ notes }) {
  if (notes.length === 0) return null;
  return (
    <div class="notes" role="status">
      <ul>
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
