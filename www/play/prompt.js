/** What the player is asked to do next: the chooser of a game says it, the bar below the board shows it. */
import { useLayoutEffect } from 'preact/hooks';

/** @import { SolverMatch } from './solver_match.js' */
/** @import { PromptAction } from './types.js' */

/** @param {SolverMatch} match @param {string} words @param {readonly PromptAction[]} [actions] */
export function usePrompt({ prompt }, words, actions = []) {
  useLayoutEffect(() => {
    prompt.value = { words, actions };
  });
}
