/** A game's page that asks: `#/nim?ask=outcome&ask-seed=7`. The header, and the page of the game within the question. */
import { Question } from '../../game_page/question/question.jsx';
import { Header } from '../../shell/header.jsx';
import { Ask, AskPanel } from './panel.jsx';
import '../../game_page/guide.css';

/** @import { ComponentProps } from 'preact' */
/** @import { LoadResult } from './panel.jsx' */
/** @import { Guide } from '../../game_page/types.js' */

/** What a question is put to, without what this page adds. @typedef {Omit<ComponentProps<typeof Question>, 'panel' | 'guide'>} Props */

/** @param {Props & {loadResult: LoadResult}} props */
export const AskPage = ({ loadResult, ...question }) => (
  <div class="page lesson ask-page">
    <Header router={question.router} game={question.game} />
    <Question
      {...question}
      panel={(asking) => <AskPanel asking={asking} router={question.router} loadResult={loadResult} />}
      guide={{ tells_rule: true, folds_steps: true }}
    />
  </div>
);

/** A section of a lesson that asks: below its prose. @param {Props & {guide?: Guide}} props guide: of the lesson */
export const QuestionSection = ({ guide, ...question }) =>
  guide && (
    <Question
      {...question}
      guide={guide}
      panel={(asking, advance, page) => guide.panel(advance, page, <Ask asking={asking} next={null} />)}
    />
  );
