/** The play of Dynamic Nim: its words, and its stones in the board's place. Fetched when one begins. */
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { StoneBoard } from '../../play/stone_board.jsx';
import { takeChooser, takesOf } from '../../play/take_chooser.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { cellOf, pileAndCap } from './parameters.js';

/** @import { Page } from './state.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Words } from '../../play/types.js' */

/** What a move takes, as it can be read. @param {Move} move */
const takeText = ({ move }) => readable(takesOf(move)[0]?.[1] ?? '');

/** @type {Words} */
const WORDS = {
  statusOf(position) {
    const [pile, most] = pileAndCap(position.text);
    if (!position.ends) return text('dynamic-nim-play-position', { pile: readable(pile), most: readable(most) });
    return pile === '0' ? '' : text('dynamic-nim-play-stuck', { pile: readable(pile) });
  },
  moveText(player, move, left) {
    const [pile, cap] = pileAndCap(left.text);
    return text('dynamic-nim-move', { player, take: takeText(move), pile: readable(pile), cap: readable(cap) });
  },
  hintText(move) {
    if (move === null) return text('dynamic-nim-hint-none');
    const [pile, cap] = pileAndCap(move.to).map(readable);
    return rich('dynamic-nim-hint-take', { take: takeText(move), pile: pile ?? '', cap: cap ?? '' });
  },
};

const Chooser = takeChooser({ fromText: () => '', takesText: () => '' });

/** The stones of the play. @param {{page: Page}} props */
export function PlayBoard({ page: { match } }) {
  const play = match.shown.value;
  const [pile = '0', cap = '0'] = play ? pileAndCap(present(play).text) : [];
  const most = match.your_turn.value ? BigInt(cap) : 0n;
  const take = wanted(match.wishes.value.get('') ?? '');
  return (
    <StoneBoard
      pile={BigInt(pile)}
      chosen={take <= most ? take : 0n}
      most={most}
      choose={(one) => match.choose('', String(one))}
      label={text('dynamic-nim-play-board', { pile: readable(pile) })}
    />
  );
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => (
  <PlayPanel
    page={page}
    words={WORDS}
    Chooser={Chooser}
    why={
      page.table.value &&
      ((position) => {
        page.selection.value = cellOf(position);
      })
    }
  />
);
