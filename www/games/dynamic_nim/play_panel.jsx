/** The play of Dynamic Nim: its words, and the stones above the field to choose a take. Fetched when one begins. */
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { takeChooser, takesOf } from '../../play/take_chooser.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { Stones } from '../../ui/stones.jsx';
import { cellOf, pileAndCap } from './parameters.js';

/** @typedef {import('../../play/asked_match.js').Position} Position */
/** @typedef {import('../../play/asked_match.js').Move} Move */

/** What a move takes, as it can be read. @param {Move} move */
const takeText = ({ move }) => readable(takesOf(move)[0]?.[1] ?? '');

/** @type {import('../../play/panel.jsx').Words<Position, Move>} */
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
  hintText: (move) => (move === null ? text('dynamic-nim-hint-none') : rich('dynamic-nim-hint-take', { take: takeText(move) })),
};

const TakeChooser = takeChooser({ fromText: () => '', takesText: () => '' });

/** @param {import('../../play/panel.jsx').Turn<Position, Move>} turn */
function Chooser(turn) {
  const { page, position, your_turn } = turn;
  const { wishes, choose } = /** @type {import('../../play/asked_match.js').AskedMatch} */ (page.match);
  const [pile, cap] = pileAndCap(position.text);
  const most = BigInt(cap);
  const take = wanted(wishes.value.get('') ?? '');
  return (
    <>
      <Stones
        pile={BigInt(pile)}
        chosen={your_turn && take <= most ? take : 0n}
        most={your_turn ? most : 0n}
        choose={(one) => choose('', String(one))}
      />
      <TakeChooser {...turn} />
    </>
  );
}

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={WORDS}
      Chooser={Chooser}
      why={
        page.table.value &&
        (() => {
          const play = page.match.play.peek();
          if (play) page.selection.value = cellOf(present(play));
        })
      }
    />
  );
}
