/** What is wrong with a section of a lesson: its board is opened without being seen, and asked what the section asks. */
import { effect } from '@preact/signals';
import { notesOfLink, notesOfStep } from '../page/notes.js';
import { createPage } from '../page/state.js';
import { parseLink, quoted } from '../ui/link.js';
import { createMemoryBrowser } from '../ui/memory_browser.js';
import { needMessages, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { createRouter } from '../ui/router.js';
import { boardLink } from '../page/lesson/board_link.js';
import { createAsking } from './asking.js';

/** A board that takes longer is not waited for. */
const MOST_MS = 4000;

/** @typedef {import('../page/games.js').FamilyGame} Game */

/**
 * @param {object} of
 * @param {import('../page/lesson/parse.js').Section} of.section
 * @param {AbortSignal} of.abort
 * @param {readonly Game[]} of.games
 * @param {(game: any) => Promise<Omit<import('../page/games.js').Parts, 'client'>>} of.partsOf
 * @param {(family: string) => import('../solver/client.js').Client} of.clientOf
 * @param {(game: any) => Promise<import('./questions.js').Questions>} of.questionsOf
 * @param {Pick<import('../ui/router.js').Browser, 'setTimeout' | 'clearTimeout' | 'performance'>} of.clock
 * @returns {Promise<string[]>} sentences; none where all is well, or where it takes too long to tell
 */
export async function checkSection({ section, abort, games, partsOf, clientOf, questionsOf, clock }) {
  const hash = boardLink(section);
  const { route, params } = parseLink(hash);
  const game = games.find((one) => one.route === route);
  if (!game) return [text('lesson-no-game', { value: quoted(route), games: games.map((one) => one.route).join(', ') })];
  const [{ Page, full }] = await Promise.all([partsOf(game), needMessages(['ask'])]);
  const questions = params.has('ask') ? await questionsOf(game) : null;
  if (abort.aborted) return [];
  const router = createRouter(createMemoryBrowser(hash, clock));
  const asking = questions && createAsking({ router, questions, clock });
  const page = createPage(Page.of, {
    client: clientOf(game.family),
    router: asking?.router ?? router,
    examples: full.examples,
    ...(asking ? { asked: asking.asked } : {}),
  });
  asking?.attach(page);
  await new Promise((resolve) => {
    const timer = clock.setTimeout(() => resolve(null), MOST_MS);
    abort.addEventListener('abort', () => resolve(null), { once: true });
    const stop = effect(() => {
      const is_told =
        page.session.state.value === 'error' || (asking ? asking.is_posed.value || asking.problem.value : page.state.value.answered);
      if (is_told) queueMicrotask(() => (stop(), clock.clearTimeout(timer), resolve(null)));
    });
  });
  const { state, problem } = page.session;
  const said = [
    ...(state.peek() === 'error' && problem.peek() ? [problemText(/** @type {any} */ (problem.peek()))] : []),
    ...(asking?.problem.peek() ? [text(asking.problem.peek()?.id ?? '', asking.problem.peek()?.args)] : []),
    ...notesOfLink(page),
    ...notesOfStep(page, Page.of.words),
  ];
  asking?.destroy();
  page.destroy();
  router.destroy();
  return abort.aborted ? [] : said;
}
