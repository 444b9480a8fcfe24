/** A question that is put to an invisible page of its game, which draws the board and then reveals the answer for the key. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { composed } from '../../formats/picture/compose.js';
import { quiet, takeShot, trimmed } from '../../formats/picture/take.js';
import { choicesOf, nameOf } from '../../game_page/question/names.js';
import { Question } from '../../game_page/question/question.jsx';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { rich, text } from '../../ui/messages.js';
import { createRouter } from '../../ui/router.js';
import { until } from '../../ui/until.js';
import { useDisposable } from '../../ui/use_disposable.js';

/** @import { RefObject } from 'preact' */
/** @import { Item } from './types.js' */
/** @import { Asking } from '../../game_page/question/asking.js' */
/** @import { Page } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The text of an element, with the values of fields. @param {Element | null} element @returns {string} */
function wordsIn(element) {
  if (!element || element.matches('button, ul, [aria-hidden=true]')) return '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return element.value || element.placeholder;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  const parts = [...element.childNodes].map((node) => (node instanceof Element ? wordsIn(node) : (node.textContent ?? '')));
  return parts.join('').replace(/[^\S\n]+/g, ' ');
}

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
 * @param {Asking} asking @param {Page} page @param {HTMLElement} root @param {AbortSignal} signal
 * @returns {Promise<Item>}
 */
async function drawn(asking, page, root, signal) {
  await atRest(root, page.session, signal);
  const shot = await takeShot({ session: page.session, theme: 'light', abort: signal, page: root, paper: '#ffffff' });
  const { wanted } = asking.ask.peek();
  const step = asking.step.peek();
  const position = asking.position.peek();
  const wording = step ? step.says : { id: wanted?.kind === 'number' ? `ask-number-${wanted.name}` : `ask-${wanted?.kind}`, args: {} };
  const item = {
    picture: composed(trimmed(shot), []),
    position,
    rule: wordsIn(root.querySelector('.rule > span')),
    says: [rich(wording.id, wording.args), ' ', position !== '' && <b>{position}</b>],
    among: choicesOf(asking).map(({ value, words }) =>
      wanted?.kind === 'outcome' && value !== 'draw' ? `${value}: ${words}` : nameOf(asking, value),
    ),
  };
  const right = step?.right;
  await asking.reveal();
  await quiet(page.session, signal);
  const answer = (right ?? asking.answer.peek()?.right ?? []).map((value) => nameOf(asking, value)).join(' / ');
  const verdict = root.querySelector('output[name=verdict] > span:last-of-type')?.textContent?.trim() ?? '';
  const caption = root.querySelector('.caption')?.textContent?.trim() ?? '';
  signal.throwIfAborted();
  // The verdict says nothing about a number.
  return { ...item, answer, why: step ? caption : wanted?.kind === 'number' ? '' : verdict };
}

/**
 * @typedef {object} Props
 * @property {string} hash the link of the question
 * @property {FamilyGame} game
 * @property {[number, number] | undefined} room_size in CSS pixels
 * @property {(item: Item | string) => void} done gets the question, or why it cannot be asked
 */

/** @param {Pick<Site, 'questionsOf' | 'Live'> & Props} props */
export function HiddenQuestion({ hash, room_size, done, ...question }) {
  /** @type {RefObject<HTMLDivElement | null>} */
  const room = useRef(null);
  const router = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  /** @type {RefObject<Asking | null>} */
  const begun = useRef(null);
  const work = useRef(new AbortController());
  // Another sheet does not need this question.
  useLayoutEffect(() => () => work.current.abort(), []);
  /** @param {Asking} asking @param {Page} page */
  async function begin(asking, page) {
    const root = room.current;
    if (!root || begun.current === asking) return;
    begun.current = asking;
    const { signal } = work.current;
    const phase = await until(() => (asking.phase.value === 'posing' ? null : asking.phase.value), signal);
    if (phase === null) return;
    const problem = asking.problem.peek();
    if (problem) done(text(problem.id, problem.args));
    else drawn(asking, page, root, signal).then(done, (reason) => signal.aborted || done(String(reason)));
  }
  return (
    <div
      class="worksheet-room"
      ref={room}
      style={room_size && { '--width': `${room_size[0]}px`, '--height': `${room_size[1]}px` }}
      aria-hidden="true"
      inert
    >
      {router && (
        <Question
          {...question}
          router={router}
          panel={(asking, _, page) => {
            queueMicrotask(() => void begin(asking, page));
            return null;
          }}
          guide={{ at_once: false, is_one_of_many: true, next: () => {}, previous: () => {} }}
        />
      )}
    </div>
  );
}
