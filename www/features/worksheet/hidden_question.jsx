/** A question that is put to an invisible page of its game, which draws the board and then reveals the answer for the key. */
import { ONE_OF_MANY } from '../../game_page/one_of_many.js';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { composed } from '../../formats/picture/compose.js';
import { quiet, takeShot, trimmed } from '../../formats/picture/take.js';
import { captionWords } from '../../game_page/notes.js';
import { choicesOf, nameOf } from '../../game_page/question/names.js';
import { Question } from '../../game_page/question/question.jsx';
import { ruleAlone, ruleWords } from '../../game_page/rule_words.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { between, rich, text } from '../../ui/messages.js';
import { plainWords } from '../../ui/plain_words.js';
import { createRouter } from '../../ui/router.js';
import { until } from '../../ui/until.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useLoaded } from '../../ui/use_loaded.js';

/** @import { RefObject } from 'preact' */
/** @import { Item } from './types.js' */
/** @import { Asking } from '../../game_page/question/asking.js' */
/** @import { Definition, Page } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** How long a board must not change before it is drawn, and the longest wait for that. */
const [REST_MS, PATIENCE_MS] = [120, 20_000];

/**
 * Waits until a board is there and at rest: parts of a page come later than their answers.
 * @param {HTMLElement} root @param {{isBusy: () => boolean}} session @param {AbortSignal} abort
 */
async function atRest(root, session, abort) {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    do await quiet(session, abort);
    while ((!root.querySelector('.stage .board') || performance.now() - changed < REST_MS) && performance.now() - began < PATIENCE_MS);
  } finally {
    observer.disconnect();
  }
}

/**
 * Draws a question that is put to a page, and reads its answer.
 * @param {Definition<any>} of @param {Asking} asking @param {Page} page @param {HTMLElement} root @param {AbortSignal} abort
 * @returns {Promise<Item>}
 */
async function drawn(of, asking, page, root, abort) {
  await atRest(root, page.session, abort);
  const shot = await takeShot({ session: page.session, theme: 'light', abort, page: root, paper: '#ffffff' });
  const { wanted } = asking.ask.peek();
  const step = asking.step.peek();
  const position = asking.position.peek();
  const wording = step ? step.says : { id: wanted?.kind === 'number' ? `ask-number-${wanted.name}` : `ask-${wanted?.kind}`, args: {} };
  /** Whether the picture has the sizes of heaps as numbers. */
  const has_numbers = root.querySelector('.stage .heap-rows') !== null;
  const start = page.match.play.peek() ? text('rule-at-start') + between() : '';
  const item = {
    picture: composed(trimmed(shot), []),
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
  // The verdict says nothing about a number.
  return { ...item, answer, why: step ? captionWords(page) : wanted?.kind === 'number' ? '' : verdictWords(of, page) };
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
 * Draws a question as long as it is there: another sheet does not need it.
 * @param {object} props
 * @param {Definition<any>} props.of the page @param {Asking} props.asking @param {Page} props.page
 * @param {RefObject<HTMLDivElement | null>} props.room the element around the page
 * @param {Props['done']} props.done
 */
function Drawing({ of, asking, page, room, done }) {
  useLayoutEffect(() => {
    const work = new AbortController();
    const { signal } = work;
    if (room.current) {
      taken(of, asking, page, room.current, signal).then(
        (item) => signal.aborted || done(item),
        (reason) => signal.aborted || done(String(reason)),
      );
    }
    return () => work.abort();
  }, [of, asking, page]);
  return null;
}

/**
 * @typedef {object} Props
 * @property {string} hash the link of the question
 * @property {FamilyGame} game
 * @property {[number, number] | undefined} room_size in CSS pixels
 * @property {(item: Item | string) => void} done gets the question, or why it cannot be asked
 */

/** @param {Pick<Site, 'questionsOf' | 'partsOf' | 'Live'> & Props} props */
export function HiddenQuestion({ hash, room_size, done, partsOf, ...question }) {
  /** @type {RefObject<HTMLDivElement | null>} */
  const room = useRef(null);
  const router = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  const parts = useLoaded(() => partsOf(question.game), [question.game]);
  return (
    <div
      class="worksheet-room"
      ref={room}
      style={room_size && { '--width': `${room_size[0]}px`, '--height': `${room_size[1]}px` }}
      aria-hidden="true"
      inert
    >
      {router && parts && (
        <Question
          {...question}
          router={router}
          panel={(asking, _, page) => <Drawing of={parts.Page.of} asking={asking} page={page} room={room} done={done} />}
          guide={ONE_OF_MANY}
        />
      )}
    </div>
  );
}
