/** The play of a graph: its words, and where tokens go. Fetched when a play begins. */
import { useLayoutEffect } from 'preact/hooks';
import { ByHand } from '../../../play/by_hand.jsx';
import { MoveChooser } from '../../../play/move_chooser.jsx';
import { PlayPanel } from '../../../play/panel.jsx';
import { usePrompt } from '../../../play/prompt.js';
import { rich, text } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';
import { moveWords, tokensWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Turn, Words } from '../../../play/types.js' */

/** @param {Page} page @returns {Words} */
const wordsOf = ({ nameOf }) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text('graph-play-position', { tokens: tokensWords(position, nameOf) })),
  moveText: (player, { move }, left, from) =>
    text('graph-move', { player, moves: moveWords(move, tokensOf(from.text), nameOf), tokens: tokensWords(left.text, nameOf) }),
  moveName: ({ move }, from) => moveWords(move, tokensOf(from.text), nameOf),
  hintText: (move, from) =>
    rich('graph-hint', { moves: moveWords(move.move, tokensOf(from.text), nameOf), tokens: tokensWords(move.to, nameOf) }),
});

/** Where every token is to go: a choice a token; the move is made with the last of them. @param {Turn} turn */
function EveryList({ page }) {
  /** @type {Page} */
  const { movable, chosen, played, current, nameOf, targetsOf, chooseTarget } = page;
  const [at, parts] = [played.value, current.value];
  if (!at || !parts) return null;
  return (
    <div class="graph-every">
      {movable.value.map((token) => {
        const from = at[token] ?? 0;
        const label = text('graph-token-of', { token: token + 1, vertex: nameOf(from) });
        return (
          <p key={token} class="row" role="group" aria-label={label}>
            {label}
            {targetsOf(parts, from).map((vertex) => {
              const is_chosen = chosen.value.get(token) === vertex;
              return (
                <button
                  key={vertex}
                  type="button"
                  class={is_chosen ? 'primary' : undefined}
                  aria-pressed={is_chosen}
                  onClick={() => chooseTarget(token, vertex)}
                >
                  {nameOf(vertex)}
                </button>
              );
            })}
          </p>
        );
      })}
    </div>
  );
}

/** @param {Turn} turn */
function EveryChooser(turn) {
  /** @type {Page} */
  const { match, held, movable, chosen, hintTo, playChosenMoves } = turn.page;
  useLayoutEffect(() => {
    chosen.value = new Map();
  }, [turn.position]);
  useLayoutEffect(() => {
    if (turn.hint?.move) hintTo(turn.hint.move.move);
  }, [turn.hint]);
  const left = movable.value.filter((token) => !chosen.value.has(token)).length;
  const is_whole = movable.value.length > 0 && left === 0;
  usePrompt(match, is_whole && held.value === null ? text('graph-do-all') : promptOf(turn.page, left), [
    { name: 'graph-make', run: playChosenMoves, is_off: !is_whole },
  ]);
  return (
    <ByHand words={text('play-list')}>
      <EveryList {...turn} />
    </ByHand>
  );
}

/** What to click next. @param {Page} page @param {number} left tokens that are to move yet, where more than one is */
function promptOf({ held, played, nameOf }, left) {
  const at = held.value === null ? undefined : played.value?.[held.value];
  return text('graph-do', { holds: at === undefined ? 'none' : 'one', vertex: at === undefined ? '' : nameOf(at), left });
}

/** @param {Turn} turn */
function Chooser(turn) {
  /** @type {Page} */
  const { rule, nameOf } = turn.page;
  if (rule.value === 'every') return <EveryChooser {...turn} />;
  const prompt = promptOf(turn.page, 0);
  return <MoveChooser {...turn} prompt={prompt} wordsOf={(move, at) => moveWords(move.move, tokensOf(at.text), nameOf)} />;
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} />;
