/** A game's page that asks: `#/nim?ask=outcome&ask-seed=7`. The header, and the page of the game within the question. */
import { Question } from '../../game_page/question/question.jsx';
import { Header } from '../../shell/header.jsx';
import { Ask, AskPanel } from './panel.jsx';
import '../../game_page/guide.css';

/** @import { LoadResult } from './panel.jsx' */
/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Guide, Live } from '../../game_page/types.js' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {FamilyGame} Game */

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {Game} props.game
 * @param {(game: Game) => Promise<Questions>} props.loadQuestions of the game
 * @param {LoadResult} props.loadResult
 * @param {Live} props.Live
 */
export function AskPage({ router, game, loadQuestions, loadResult, Live }) {
  return (
    <div class="page lesson ask-page">
      <Header router={router} game={game} />
      <Question
        router={router}
        game={game}
        loadQuestions={loadQuestions}
        Live={Live}
        panel={(asking) => <AskPanel asking={asking} router={router} loadResult={loadResult} />}
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
 * @param {(game: Game) => Promise<Questions>} props.loadQuestions of the game
 * @param {Live} props.Live
 * @param {Guide} props.guide of the lesson
 */
export const AskedSection = ({ guide, ...question }) => (
  <Question
    {...question}
    guide={guide}
    panel={(asking, advance, page) => guide.panel(advance, page, <Ask asking={asking} next={null} />)}
  />
);
