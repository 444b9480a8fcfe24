/** A question put to the page of a game: the page is covered until the answer is given. */
import { effect, untracked } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { wordsOf } from '../../shell/games.js';
import { needMessages } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { createAsking } from './asking.js';
import './question.css';

/** @import { ComponentChildren } from 'preact' */
/** @import { Asking } from './asking.js' */
/** @import { Questions } from './types.js' */
/** @import { Page } from '../state.js' */
/** @import { Guide, Live } from '../types.js' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {FamilyGame} Game */

/**
 * A question, on its own or in a section of a lesson.
 * @param {object} props
 * @param {Router} props.router whose link has the question
 * @param {Game} props.game
 * @param {(game: Game) => Promise<Questions>} props.loadQuestions
 * @param {Live} props.Live
 * @param {(asking: Asking, advance: () => void, page: Page) => ComponentChildren} props.panel
 * @param {Omit<Guide, 'panel' | 'asked'>} props.guide
 */
export function Question({ router, game, loadQuestions, Live, panel, guide }) {
  const [questions, setQuestions] = useState(/** @type {Questions | null} */ (null));
  useLayoutEffect(() => {
    let is_wanted = true;
    void Promise.all([loadQuestions(game), needMessages(wordsOf([game]))]).then(([found]) => is_wanted && setQuestions(found));
    return () => {
      is_wanted = false;
    };
  }, [loadQuestions, game]);
  return questions && <Posed {...{ router, game, questions, Live, panel, guide }} />;
}

/** @param {Omit<Parameters<typeof Question>[0], 'loadQuestions'> & {questions: Questions}} props */
function Posed({ router, game, questions, Live, panel, guide }) {
  const asking = useDisposable(() => createAsking({ router, questions, clock: window }), [router, questions]);
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
