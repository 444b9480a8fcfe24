/** The page of the proofs: the frame of every game, filled with a claim, what may be said against it, and the way to its proof. */
import { definePage } from '../../game_page/define_page.jsx';
import { Legend as Swatches } from '../../ui/legend.jsx';
import { rich, text } from '../../ui/messages.js';
import { ClassQuestions } from './class_questions.jsx';
import { GameRule } from './game_rule.jsx';
import { Line } from './line.jsx';
import { PARAMETERS } from './parameters.js';
import { Rule } from './rule.jsx';
import { createState } from './state.js';
import { VIEWS } from './views.jsx';
import { sentence } from './words.js';
import './style.css';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Page as WhyPage } from './state.js' */

/** @param {{page: WhyPage}} props */
function Board({ page }) {
  const { Board: Of } = VIEWS[page.part.value] ?? {};
  return Of ? <Of page={page} /> : <div class="board" />;
}

/** Whether there is no step on show: then the rule of the game comes first. @param {WhyPage} page */
const isAtStart = ({ step }) => (step.value?.kind ?? 'start') === 'start';

/** What is said of the place that is picked, and the way on after an answer. @param {{page: WhyPage}} props */
function Explanation({ page }) {
  const { Explanation: Of } = VIEWS[page.part.value] ?? {};
  return (
    <>
      {isAtStart(page) && <GameRule page={page} />}
      {page.is_other_answer.value && (
        <p class="why-other" role="status">
          {rich('why-other-answer')}
        </p>
      )}
      {Of ? <Of page={page} /> : <Line page={page} />}
    </>
  );
}

/** What the signs on a board mean. @param {{page: WhyPage}} props */
function Legend({ page }) {
  const { legend = [] } = VIEWS[page.part.value] ?? {};
  return <Swatches entries={legend.map((name) => ({ swatch: `why-${name}`, meaning: text(`why-legend-${name}`) }))} />;
}

/** What carries over to all positions. @param {{page: WhyPage}} props */
const Aside = ({ page }) =>
  VIEWS[page.part.value] && (
    <>
      {!isAtStart(page) && <GameRule page={page} />}
      <p class="checked">{rich(`why-aside-${page.part.value}`)}</p>
      <ClassQuestions page={page} />
    </>
  );

/** @type {Definition<WhyPage>} */
const definition = {
  solver: 'Why',
  words: 'why',
  terms: ['p', 'n', 'nimber', 'mex', 'xor', 'ray', 'wall', 'stack', 'star'],
  parameters: PARAMETERS,
  createState,
  Rule,
  sentence,
  attributes: (page) => ({ claim: page.claimed.value }),
  Board,
  Legend,
  Explanation,
  Aside,
};

export const Page = definePage(definition);
