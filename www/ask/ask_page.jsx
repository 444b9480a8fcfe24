/** A game's page that asks: `#/nim?ask=outcome&ask-seed=7`. The header, and the page of the game within the question. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { wordsOf } from '../page/games.js';
import { Header } from '../page/header.jsx';
import { needMessages } from '../ui/messages.js';
import { useOwned } from '../ui/owned.js';
import { createAsking } from './asking.js';
import { Ask, AskPanel } from './panel.jsx';
import '../page/lesson/lesson.css';

/** @typedef {import('../ui/router.js').Router} Router */
/** @typedef {import('../page/games.js').FamilyGame} Game */

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {Game} props.game
 * @param {(game: Game) => Promise<import('./questions.js').Questions>} props.loadQuestions of the game
 * @param {import('preact').ComponentType<{game: Game, router: Router, guide: import('../page/lesson/lesson_page.jsx').Guide}>} props.Live
 */
export function AskPage({ router, game, loadQuestions, Live }) {
  return (
    <div class="page lesson ask-page">
      <Header router={router} game={game} />
      <Question
        router={router}
        game={game}
        loadQuestions={loadQuestions}
        Live={Live}
        panel={(asking) => <AskPanel asking={asking} router={router} />}
        guide={{ at_once: false, next: () => {}, previous: () => {} }}
      />
    </div>
  );
}

/**
 * A section of a lesson that asks: below its prose.
 * @param {object} props
 * @param {Router} props.router of the section, whose link has the question
 * @param {Game} props.game
 * @param {(game: Game) => Promise<import('./questions.js').Questions>} props.loadQuestions of the game
 * @param {import('preact').ComponentType<{game: Game, router: Router, guide: import('../page/lesson/lesson_page.jsx').Guide}>} props.Live
 * @param {import('../page/lesson/lesson_page.jsx').Guide} props.guide of the lesson
 */
export const AskedSection = ({ guide, ...question }) => (
  <Question
    {...question}
    guide={guide}
    panel={(asking, advance, page) => guide.panel(advance, page, <Ask asking={asking} next={null} />)}
  />
);

/**
 * A question, on its own or in a section of a lesson.
 * @param {object} props
 * @param {Router} props.router whose link has the question
 * @param {Game} props.game
 * @param {(game: Game) => Promise<import('./questions.js').Questions>} props.loadQuestions
 * @param {import('preact').ComponentType<{game: Game, router: Router, guide: import('../page/lesson/lesson_page.jsx').Guide}>} props.Live
 * @param {(asking: import('./asking.js').Asking, advance: () => void, page: import('../page/state.js').Page) => import('preact').ComponentChildren} props.panel
 * @param {Omit<import('../page/lesson/lesson_page.jsx').Guide, 'panel' | 'asked'>} props.guide
 */
export function Question({ router, game, loadQuestions, Live, panel, guide }) {
  const [questions, setQuestions] = useState(/** @type {import('./questions.js').Questions | null} */ (null));
  useLayoutEffect(() => {
    let is_wanted = true;
    void Promise.all([loadQuestions(game), needMessages(wordsOf([game]))]).then(([found]) => is_wanted && setQuestions(found));
    return () => {
      is_wanted = false;
    };
  }, [loadQuestions, game]);
  return questions && <Posed {...{ router, game, questions, Live, panel, guide }} />;
}

/** @param {Omit<Parameters<typeof Question>[0], 'loadQuestions'> & {questions: import('./questions.js').Questions}} props */
function Posed({ router, game, questions, Live, panel, guide }) {
  const asking = useOwned(() => createAsking({ router, questions, clock: window }), [router, questions]);
  useLayoutEffect(
    () =>
      effect(() => {
        const last = asking?.results.value.at(-1);
        if (last) untracked(() => guide.answered?.(last.result));
      }),
    [asking],
  );
  if (!asking) return null;
  return (
    <div class={asking.is_posed.value ? 'section' : 'section posing'}>
      <Live
        game={game}
        router={asking.router}
        guide={{
          ...guide,
          asked: asking.asked,
          panel: (advance, page) => {
            // The page is what the question is put to.
            queueMicrotask(() => asking.attach(page));
            return panel(asking, advance, page);
          },
        }}
      />
    </div>
  );
}
