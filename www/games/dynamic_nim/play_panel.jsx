/** The play of Dynamic Nim: its words, and the stones and the field to choose a take. Fetched when one begins. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { TakeForm } from '../../play/take_form.jsx';
import { Stones } from '../../ui/stones.jsx';
import { mostOf } from './play.js';

/** @typedef {import('./play.js').Position} Position */

/** @type {import('../../play/panel.jsx').Words<Position, bigint>} */
const WORDS = {
  statusOf(position) {
    const [pile, most] = [readable(String(position.pile)), mostOf(position)];
    if (most > 0n) return text('dynamic-nim-play-position', { pile, most: readable(String(most)) });
    return position.pile > 0n ? text('dynamic-nim-play-stuck', { pile }) : '';
  },
  moveText: (player, take, { pile, cap }) =>
    text('dynamic-nim-move', { player, take: readable(String(take)), pile: readable(String(pile)), cap: readable(String(cap)) }),
  hintText: (take) => (take === null ? text('dynamic-nim-hint-none') : rich('dynamic-nim-hint-take', { take: readable(String(take)) })),
};

/** @param {import('../../play/panel.jsx').Turn<Position, bigint>} props */
function TakeChooser({ play, position, your_turn, hint, make }) {
  const [wish, setWish] = useState('1');
  useLayoutEffect(() => setWish('1'), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint && hint.move !== null) setWish(String(hint.move));
  }, [hint]);
  const most = mostOf(position);
  const take = wanted(wish);
  return (
    <>
      <Stones
        pile={position.pile}
        chosen={your_turn && take <= most ? take : 0n}
        most={your_turn ? most : 0n}
        choose={(one) => setWish(String(one))}
      />
      <TakeForm wish={wish} setWish={setWish} most={most} your_turn={your_turn} take={make} />
    </>
  );
}

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={WORDS}
      Chooser={TakeChooser}
      why={
        page.table.value &&
        (() => {
          const play = page.match.play.peek();
          if (play) page.selection.value = { row: Number(present(play).pile), column: Number(present(play).cap) };
        })
      }
    />
  );
}
