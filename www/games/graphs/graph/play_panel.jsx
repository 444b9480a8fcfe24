/** The play of a graph: its words, and where tokens go. Fetched when a play begins. */
import { useLayoutEffect } from 'preact/hooks';
import { MoveChooser } from '../../../play/move_chooser.jsx';
import { PlayPanel } from '../../../play/panel.jsx';
import { Button } from '../../../ui/controls.jsx';
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
  hintText: (move, from) =>
    move === null
      ? text('graph-hint-none')
      : rich('graph-hint', { moves: moveWords(move.move, tokensOf(from.text), nameOf), tokens: tokensWords(move.to, nameOf) }),
});

/** Where every token is to go: a choice a token; the move is made with the last of them. @param {Turn} turn */
function EveryChooser({ page, position, hint }) {
  /** @type {Page} */
  const { movable, chosen, played, current, nameOf, targetsOf, hintTo, chooseTarget, playChosenMoves } = page;
  useLayoutEffect(() => {
    chosen.value = new Map();
  }, [position]);
  useLayoutEffect(() => {
    if (hint?.move) hintTo(hint.move.move);
  }, [hint]);
  const [at, parts] = [played.value, current.value];
  if (!at || !parts) return null;
  const is_whole = movable.value.length > 0 && movable.value.every((token) => chosen.value.has(token));
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
      <p class="row">
        <Button words={text('graph-make')} class="primary" disabled={!is_whole} onClick={playChosenMoves} />
      </p>
    </div>
  );
}

/** @param {Turn} turn */
function Chooser(turn) {
  /** @type {Page} */
  const { rule, nameOf } = turn.page;
  if (rule.value === 'every') return <EveryChooser {...turn} />;
  return <MoveChooser {...turn} wordsOf={(move, at) => moveWords(move.move, tokensOf(at.text), nameOf)} />;
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} why={null} />;
