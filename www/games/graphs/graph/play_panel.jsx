/** The play of a graph: its words, and where tokens go. Fetched when a play begins. */
import { useLayoutEffect } from 'preact/hooks';
import { MoveChooser } from '../../../play/move_chooser.jsx';
import { PlayPanel } from '../../../play/panel.jsx';
import { rich, text } from '../../../ui/messages.js';
import { tokensOf } from '../tokens.js';
import { moveWords, pairsNamed, tokensWords } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Turn, Words } from '../../../play/types.js' */

/** @param {Page} page @returns {Words} */
const wordsOf = ({ nameOf }) => ({
  statusOf: ({ ends, text: position }) => (ends ? '' : text('graph-play-position', { tokens: tokensWords(position, nameOf) })),
  moveText: (player, { move }, left, from) =>
    text('graph-move', { player, moves: moveWords(pairsNamed(move), tokensOf(from.text), nameOf), tokens: tokensWords(left.text, nameOf) }),
  hintText: (move, from) =>
    move === null
      ? text('graph-hint-none')
      : rich('graph-hint', { moves: moveWords(pairsNamed(move.move), tokensOf(from.text), nameOf), tokens: tokensWords(move.to, nameOf) }),
});

/** Where every token is to go: a choice a token; the move is made with the last of them. @param {Turn} turn */
function EveryChooser({ page: any_page, position, hint }) {
  const page = /** @type {Page} */ (any_page);
  const { movable, chosen, played, current, nameOf } = page;
  useLayoutEffect(() => {
    chosen.value = new Map();
  }, [position]);
  useLayoutEffect(() => {
    if (hint?.move) page.hintTo(hint.move.move);
  }, [hint]);
  const [at, parts] = [played.value, current.value];
  if (!at || !parts) return null;
  const is_whole = movable.value.length > 0 && movable.value.every((token) => chosen.value.has(token));
  return (
    <div class="graph-every">
      {movable.value.map((token) => (
        <p key={token} class="row" role="group" aria-label={text('graph-token-of', { token: token + 1, vertex: nameOf(at[token] ?? 0) })}>
          {text('graph-token-of', { token: token + 1, vertex: nameOf(at[token] ?? 0) })}
          {page.targetsOf(parts, at[token] ?? 0).map((vertex) => (
            <button
              key={vertex}
              type="button"
              class={chosen.value.get(token) === vertex ? 'primary' : undefined}
              aria-pressed={chosen.value.get(token) === vertex}
              onClick={() => page.wish(token, vertex)}
            >
              {nameOf(vertex)}
            </button>
          ))}
        </p>
      ))}
      <p class="row">
        <button type="button" class="primary" disabled={!is_whole} onClick={() => page.makeWishes()}>
          {text('graph-make')}
        </button>
      </p>
    </div>
  );
}

/** @param {Turn} turn */
function Chooser(turn) {
  const page = /** @type {Page} */ (turn.page);
  return page.rule.value === 'every' ? (
    <EveryChooser {...turn} />
  ) : (
    <MoveChooser {...turn} wordsOf={(move, at) => moveWords(pairsNamed(move.move), tokensOf(at.text), page.nameOf)} />
  );
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} why={null} />;
