/** Checks a section of a lesson: opens its board without showing it, and asks its question. */
import { gameOfLink } from '../../shell/games.js';
import { notesOfLink, notesOfStep } from '../../game_page/notes.js';
import { createPage } from '../../game_page/state.js';
import { parseLink, quoted } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { needMessages, text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { createRouter } from '../../ui/router.js';
import { until } from '../../ui/until.js';
import { boardLink } from '../../formats/lesson/link.js';
import { createAsking } from '../../game_page/question/asking.js';

/** @import { Diagnostic } from '../lesson/types.js' */
/** @import { Section } from '../../formats/lesson/types.js' */
/** @import { Site } from '../../shell/types.js' */
/** @import { Browser } from '../../ui/types.js' */

/** The longest wait for a board. */
const MOST_MS = 4000;

/**
 * What is wrong with a section; nothing if all is well, or where it takes too long to tell.
 * @param {Pick<Site, 'games' | 'partsOf' | 'withSolver' | 'questionsOf'> & {section: Section, abort: AbortSignal,
 *   clock: Pick<Browser, 'setTimeout' | 'clearTimeout' | 'performance'>}} of
 * @returns {Promise<Diagnostic[]>}
 */
export async function checkSection({ section, abort, games, partsOf, withSolver, questionsOf, clock }) {
  const hash = boardLink(section);
  const { route, params } = parseLink(hash);
  const game = gameOfLink(games, hash);
  /** @param {string} what @param {number} [line] */
  const diagnostic = (what, line = section.line) => ({ line, what, is_wrong: true });
  if (!game) return [diagnostic(text('lesson-no-game', { value: quoted(route), games: games.map((one) => one.route).join(', ') }))];
  // The sides of a comparison say themselves what is wrong with them.
  if (route === 'compare') return [];
  const [{ Page, full }] = await Promise.all([partsOf(game), needMessages(['ask'])]);
  const questions = params.has('ask') ? await questionsOf(game) : null;
  if (abort.aborted) return [];
  return withSolver(game.family, async (client) => {
    const router = createRouter(createMemoryBrowser(hash, clock));
    const asking = questions && createAsking({ router, questions, clock });
    const page = createPage(Page.of, {
      client,
      router: asking?.router ?? router,
      examples: full.examples,
      ...(asking ? { question: asking.question } : {}),
    });
    asking?.attach(page);
    const waiting = new AbortController();
    const timer = clock.setTimeout(() => waiting.abort(), MOST_MS);
    abort.addEventListener('abort', () => waiting.abort(), { once: true });
    await until(() => {
      const is_refused = page.session.state.value === 'error';
      // A refused position may have a refused question, too.
      const is_settled = !asking || is_refused || asking.phase.value !== 'posing';
      return (page.state.value.answered || is_refused) && is_settled ? true : null;
    }, waiting.signal);
    clock.clearTimeout(timer);
    const problem = page.session.state.peek() === 'error' ? page.session.problem.peek() : null;
    const unasked = asking?.problem.peek();
    const diagnostics = [
      ...(problem ? [diagnostic(problemText(problem))] : []),
      ...(unasked ? [diagnostic(text(unasked.id, unasked.args), section.ask_line || section.line)] : []),
      ...[...notesOfLink(page), ...notesOfStep(page, Page.of.words)].map((note) => diagnostic(note)),
    ];
    for (const made of [asking, page, router]) made?.destroy();
    return abort.aborted ? [] : diagnostics;
  });
}
