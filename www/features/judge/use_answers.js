/** The answers of the solver to an input. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../../solver/protocol.js';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { answered, casesOf } from './judge.js';
import { Unread } from './reader.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Case } from './judge.js' */
/** @import { Problem } from './types.js' */
/** @import { Parameters } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** An input with its answers. @typedef {{input: string, problem: Problem, parameters: Parameters, cases: Case[]}} Answered */

/** Why an input has no answer: it cannot be read, the solver refused it, or something failed. @param {unknown} reason */
function reasonOf(reason) {
  if (reason instanceof Unread)
    return text(reason.id, { ...reason.args, ...(reason.args.what ? { what: text(String(reason.args.what)) } : {}) });
  if (reason instanceof Refused) return problemText(reason.refusal);
  return text('judge-failed', { reason: String(reason) });
}

/** @param {Pick<Site, 'partsOf' | 'withSolver'> & {problem: Problem, game: FamilyGame}} props */
export function useAnswers({ problem, game, partsOf, withSolver }) {
  const [known, setKnown] = useState(/** @type {Answered | null} */ (null));
  const [wrong, setWrong] = useState('');
  /** @type {Signal<number | null>} */
  const progress = useSignal(null);
  const work = useRef(new AbortController());
  useLayoutEffect(() => () => work.current.abort(), []);

  /** @param {string} typed */
  async function answer(typed) {
    work.current.abort();
    const { signal } = (work.current = new AbortController());
    setWrong('');
    try {
      const cases = casesOf(problem, typed);
      progress.value = 0;
      const { Page } = await partsOf(game);
      const { solver, parameters } = Page.of;
      const found = await withSolver(game.family, (client) =>
        answered(problem, cases, {
          parameters,
          verdictOf: (options) => client.ask({ game: solver, options, ask: 'verdict', about: undefined }, signal),
          progress: (part) => (progress.value = part),
          abort: signal,
        }),
      );
      setKnown({ input: typed, problem, parameters, cases: found });
    } catch (reason) {
      if (signal.aborted) return;
      setWrong(reasonOf(reason));
    } finally {
      if (work.current.signal === signal) progress.value = null;
    }
  }

  return { known, wrong, setWrong, answer, work: { progress, stop: () => work.current.abort() } };
}
