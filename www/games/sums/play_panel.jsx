/** The play of a sum: its words, and the chooser of a move. Fetched when a play begins. */
import { useState } from 'preact/hooks';
import { Spot } from '../../game_page/spot.jsx';
import { lineFrom, reasonOf } from '../../play/line_of_play.js';
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { Chooser } from './chooser.jsx';
import { heapsOf, modulusOf, namedMoves } from './steps.js';
import { partMovesWords, positionWords, stuckArguments } from './words.js';

/** @import { Page } from './state.js' */
/** @import { Words } from '../../play/types.js' */

/** @param {Page} page @returns {Words} */
const wordsOf = ({ called }) => ({
  statusOf({ ends, text: position }) {
    if (!ends) return text('sums-play-position', { of: called, heaps: positionWords(position) });
    return heapsOf(position).some(({ heap }) => heap !== '0') ? text('sums-play-stuck', stuckArguments(position, called)) : '';
  },
  moveText: (player, { move }, left) =>
    text('heaps-move', { player, takes: partMovesWords(namedMoves(move), called, true), heaps: positionWords(left.text) }),
  moveName: ({ move }) => partMovesWords(namedMoves(move), called),
  hintText: (move) =>
    move === null
      ? text('heaps-hint-none')
      : rich('heaps-hint-take', {
          takes: partMovesWords(namedMoves(move.move), called),
          heaps: positionWords(move.to),
          ends: heapsOf(move.to).every(({ heap }) => heap === '0') ? 'yes' : 'no',
        }),
});

/**
 * Why a move wins at a position, or none does.
 * @param {{page: Page, position: string, close: () => void}} props
 */
function Reason({ page: { session, solution, called }, position, close }) {
  const line = useResource(position, (abort) => lineFrom(session, position, abort));
  if (!line) return null;
  const { set = null, rule } = solution.value?.options ?? {};
  const modulus = heapsOf(position).length === 1 && rule === 'normal' ? modulusOf(set) : null;
  return (
    <Spot title={text('why')} close={close} actions={[]}>
      <p role="status">{reasonOf(line, ({ move }) => partMovesWords(namedMoves(move), called))}</p>
      {modulus !== null && <p>{text('subtraction-why', { modulus: String(modulus) })}</p>}
    </Spot>
  );
}

/** @param {{page: Page}} props */
export function Play({ page }) {
  const [asked, ask] = useState(/** @type {string | null} */ (null));
  const shown = page.match.shown.value;
  const position = shown && present(shown).text;
  return (
    <>
      <PlayPanel page={page} words={wordsOf(page)} Chooser={Chooser} why={() => ask(position)} />
      {position !== null && asked === position && <Reason {...{ page, position }} close={() => ask(null)} />}
    </>
  );
}
