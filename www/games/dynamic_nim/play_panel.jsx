/** The play of Dynamic Nim: its words, and its stones in the board's place. Fetched when one begins. */
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { tracesOf } from '../../play/room.js';
import { MOST_DRAWN, StoneBoard } from '../../play/stone_board.jsx';
import { takeChooser, takesOf } from '../../play/take_chooser.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { cellOf, pileAndCap } from './parameters.js';

/** @import { Page } from './state.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Words } from '../../play/types.js' */

/** What a move takes, as it can be read. @param {Move} move */
const takeText = ({ move }) => readable(takesOf(move)[0]?.[1] ?? '');

/** A position as it can be read. @param {string} position */
function named(position) {
  const [pile = '', cap = ''] = pileAndCap(position).map(readable);
  return { pile, cap, most: cap };
}

/** @type {Words} */
const WORDS = {
  statusOf({ text: position, ends }) {
    if (!ends) return text('dynamic-nim-play-position', named(position));
    return position.startsWith('0,') ? '' : text('dynamic-nim-play-stuck', named(position));
  },
  moveText: (player, move, left) =>
    text('dynamic-nim-move', { player, take: takeText(move), ends: left.ends ? 'yes' : 'no', ...named(left.text) }),
  moveName: (move) => text('dynamic-nim-take', { take: takeText(move) }),
  hintText(move) {
    const ends = move.to.startsWith('0,') ? 'yes' : 'no';
    return rich('dynamic-nim-hint-take', { take: takeText(move), ends, ...named(move.to) });
  },
};

const Chooser = takeChooser({
  fromText: () => '',
  takesText: ([[, number] = ['', '']]) => text('dynamic-nim-take', { take: readable(number) }),
});

/**
 * Why some stones of a pile cannot be taken; empty where all can, or where nobody is to move.
 * @param {bigint} pile @param {bigint} most @param {boolean} is_first whether no move was made
 */
function whyNot(pile, most, is_first) {
  if (most === 0n || most >= pile) return '';
  return is_first && most === pile - 1n ? text('dynamic-nim-not-all') : text('dynamic-nim-not-more', { most: readable(String(most)) });
}

/**
 * The stones of the play, or of the position that is asked about; after the answer with the smallest winning take.
 * @param {{page: Page}} props
 */
export function PlayBoard({ page: { match, position, question, shows_answer, solution } }) {
  const play = match.shown.value;
  const shown = play ? present(play) : position.value;
  const [pile = '0', cap = '0'] = shown ? pileAndCap(shown.text) : [];
  const most = !play || match.your_turn.value ? BigInt(cap) : 0n;
  const piles = (play?.positions ?? []).map(({ text: position }) => [{ size: pileAndCap(position)[0] ?? '0' }]);
  const [traces] = play ? tracesOf(piles, BigInt(MOST_DRAWN)) : [];
  const winning = shows_answer.value ? solution.value?.verdict.moves[0] : undefined;
  const take = wanted(winning ?? match.chosen_takes.value.get('') ?? '');
  return (
    <StoneBoard
      pile={BigInt(pile)}
      {...traces}
      chosen={take <= most ? take : 0n}
      most={most}
      choose={(one) => (question?.is_open.value ? match.chooseTake : match.clickTake)('', String(one))}
      pick={(one) => match.chooseTake('', String(one))}
      take={match.playChosenTakes}
      label={text('dynamic-nim-play-board', { pile: readable(pile) })}
      why_not={whyNot(BigInt(pile), most, !play?.moves.length)}
    />
  );
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => (
  <PlayPanel
    page={page}
    words={WORDS}
    Chooser={Chooser}
    why={page.table.value && ((position) => (page.selection.value = cellOf(position)))}
  />
);
