/** A question that is put to an invisible page of its game, which draws the board and then reveals the answer for the key. */
import { quiet } from '../../formats/picture/take.js';
import { between, rich, text } from '../../ui/messages.js';
import { plainWords } from '../../ui/plain_words.js';
import { until } from '../../ui/until.js';
import { captionWords } from '../notes.js';
import { ONE_OF_MANY } from '../one_of_many.js';
import { choicesOf, nameOf, wordingId } from '../question/names.js';
import { Question } from '../question/question.jsx';
import { ruleAlone, ruleWords } from '../rule_words.js';
import { HiddenPage, Making, pictureOf } from './hidden_page.jsx';

/** @import { Item } from './types.js' */
/** @import { Guide } from '../types.js' */
/** @import { Asking } from '../question/asking.js' */
/** @import { Definition, Page } from '../types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The answer comes with its reason, as where the steps stay away. @type {Guide} */
const GUIDE = { ...ONE_OF_MANY, folds_steps: true };

/**
 * Draws a question that is put to a page, and reads its answer.
 * @param {Definition<any>} of @param {Asking} asking @param {Page} page @param {HTMLElement} root @param {AbortSignal} abort
 * @returns {Promise<Item>}
 */
async function drawn(of, asking, page, root, abort) {
  const picture = await pictureOf(page, root, abort);
  const { wanted } = asking.ask.peek();
  const step = asking.step.peek();
  const position = asking.position.peek();
  // No move can be made on paper: it is written down.
  const asked = wanted && (wanted.kind === 'move' ? 'worksheet-move' : wordingId(wanted));
  const wording = step?.says ?? { id: asked ?? '', args: {} };
  /** Whether the picture has the sizes of heaps as numbers. */
  const has_numbers = root.querySelector('.stage .heap-rows') !== null;
  const start = page.match.play.peek() ? text('rule-at-start') + between() : '';
  const item = {
    picture,
    position,
    has_numbers,
    rule: step || position === '' ? start + ruleWords(of, page) : ruleAlone(of, page, asking.position_names),
    says: [...(step || position === '' || has_numbers ? [] : [<b>{position}</b>, <br />]), rich(wording.id, wording.args)],
    among: choicesOf(asking).map(({ value, words }) =>
      wanted?.kind === 'outcome' && value !== 'draw' ? `${value}: ${words}` : nameOf(asking, value),
    ),
  };
  await asking.reveal();
  await quiet(page.session, abort);
  const answer = (step?.right ?? asking.answer.peek()?.right ?? []).map((value) => nameOf(asking, value)).join(' / ');
  if (step) return { ...item, answer, why: captionWords(page) };
  // The verdict says nothing about a number.
  if (wanted?.kind === 'number') return { ...item, answer, why: '' };
  const [verdict, reason] = [verdictWords(of, page), reasonWords(asking)];
  // The verdict names the winning moves: it is the answer where one is asked for.
  if (wanted?.kind === 'move') {
    const wins = page.solution.value?.verdict.outcome === 'N';
    return { ...item, answer: wins ? verdict : text('ask-none'), why: reason };
  }
  return { ...item, answer, why: reason || verdict };
}

/** Why the answer is right; empty if that says no more than the verdict. @param {Asking} asking */
function reasonWords(asking) {
  const why = asking.why.peek();
  return why && !why.id.startsWith('ask-because-') ? text(why.id, why.args) : '';
}

/** @param {Definition<any>} of @param {Page} page */
function verdictWords({ sentence }, page) {
  const solution = page.solution.peek();
  return solution ? plainWords(sentence(solution.verdict, solution.options, page)) : '';
}

/**
 * Waits for the question, and draws it.
 * @param {Definition<any>} of @param {Asking} asking @param {Page} page @param {HTMLElement} root @param {AbortSignal} abort
 * @returns {Promise<Item | string>} why it cannot be asked, if it cannot
 */
async function taken(of, asking, page, root, abort) {
  await until(() => (asking.phase.value === 'posing' ? null : true), abort);
  abort.throwIfAborted();
  const problem = asking.problem.peek();
  return problem ? text(problem.id, problem.args) : drawn(of, asking, page, root, abort);
}

/**
 * @typedef {object} Props
 * @property {string} hash the link of the question
 * @property {FamilyGame} game
 * @property {[number, number] | undefined} [room_size] in CSS pixels
 * @property {(item: Item | string) => void} done gets the question, or why it cannot be asked
 */

/** @param {Pick<Site, 'questionsOf' | 'partsOf' | 'Live'> & Props} props */
export const HiddenQuestion = ({ hash, room_size, done, partsOf, ...question }) => (
  <HiddenPage hash={hash} game={question.game} partsOf={partsOf} room_size={room_size}>
    {({ of, router, room }) => (
      <Question
        {...question}
        router={router}
        panel={(asking, _, page) => (
          <Making of={[of, asking, page]} room={room} make={(root, abort) => taken(of, asking, page, root, abort)} done={done} />
        )}
        guide={GUIDE}
      />
    )}
  </HiddenPage>
);
