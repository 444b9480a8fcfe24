/** A question put to the page of a game, which hides what would answer it. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { wordsOf } from '../../shell/games.js';
import { needMessages } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { createAsking } from './asking.js';
import './question.css';

/** @import { ComponentChildren } from 'preact' */
/** @import { Asking } from './asking.js' */
/** @import { Questions } from './types.js' */
/** @import { FamilyGame, Guide, Live, Page, Router } from '../types.js' */

/**
 * @typedef {object} Props
 * @property {Router} router whose link has the question
 * @property {FamilyGame} game
 * @property {(game: FamilyGame) => Promise<Questions>} questionsOf
 * @property {Live} Live
 * @property {(asking: Asking, advance: () => void, page: Page) => ComponentChildren} panel
 * @property {Omit<Guide, 'panel' | 'question'>} guide
 */

/** A question, on its own or in a section of a lesson. @param {Props} props */
export function Question({ questionsOf, ...props }) {
  const { game } = props;
  const loaded = useLoaded(() => Promise.all([questionsOf(game), needMessages(wordsOf([game]))]), [questionsOf, game]);
  return loaded && <Posed {...props} questions={loaded[0]} />;
}

/** @param {Omit<Props, 'questionsOf'> & {questions: Questions}} props */
function Posed({ router, game, questions, Live, panel, guide }) {
  const asking = useDisposable(
    () => createAsking({ router, questions, clock: window, folds_steps: guide.folds_steps, keeps_pieces: guide.keeps_pieces }),
    [router, questions],
  );
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
    <div class={['posing', 'impossible'].includes(asking.phase.value) ? 'section posing' : 'section'}>
      <Live
        game={game}
        router={asking.router}
        guide={{
          ...guide,
          question: asking.question,
          panel: (advance, page) => (
            <Attached asking={asking} page={page}>
              {panel(asking, advance, page)}
            </Attached>
          ),
        }}
      />
    </div>
  );
}

/** The panel of a question, once it has its page. @param {{asking: Asking, page: Page, children: ComponentChildren}} props */
function Attached({ asking, page, children }) {
  useLayoutEffect(() => asking.attach(page), [asking, page]);
  return <>{children}</>;
}
