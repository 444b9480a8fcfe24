/** The play of Wythoff's game: its words, and two piles of stones to choose from. Fetched when one begins. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { TakeForm } from '../../play/take_form.jsx';
import { Stones } from '../../ui/stones.jsx';
import { cellOf } from './grid_marks.js';
import { LINES, mostOf } from './play.js';

/** @typedef {import('./play.js').Position} Position */
/** @typedef {import('./play.js').Move} Move */

/** @param {Position} position */
const named = ({ a, b }) => ({ a: readable(String(a)), b: readable(String(b)) });

/** @type {import('../../play/panel.jsx').Words<Position, Move>} */
const WORDS = {
  statusOf: (position) => (position.a === 0n && position.b === 0n ? '' : text('wythoff-play-position', named(position))),
  moveText: (player, { line, take }, left) => text('wythoff-move', { player, line, take: readable(String(take)), ...named(left) }),
  hintText: (move) =>
    move === null ? text('wythoff-hint-none') : rich('wythoff-hint-move', { line: move.line, take: readable(String(move.take)) }),
};

/** @param {import('../../play/panel.jsx').Turn<Position, Move>} props */
function MoveChooser({ play, position, your_turn, hint, make }) {
  const [line, setLine] = useState(/** @type {Move['line']} */ ('row'));
  const [wish, setWish] = useState('1');
  /** @param {Move} move */
  const choose = (move) => {
    setLine(move.line);
    setWish(String(move.take));
  };
  useLayoutEffect(() => setWish('1'), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint?.move) choose(hint.move);
  }, [hint]);

  // A pile that is empty is none to take from.
  const open = mostOf(position, line) > 0n ? line : (LINES.find((one) => mostOf(position, one) > 0n) ?? line);
  const most = mostOf(position, open);
  const take = wanted(wish);
  /** How much of a pile is chosen. @param {'a' | 'b'} pile */
  const chosenOf = (pile) => (your_turn && take <= most && open !== (pile === 'a' ? 'column' : 'row') ? take : 0n);
  return (
    <>
      {
        /** @type {const} */ (['a', 'b']).map((pile) => (
          <div key={pile} class="pile">
            <span>
              {pile} = {position[pile] <= 120n && <b>{String(position[pile])}</b>}
            </span>
            <Stones
              pile={position[pile]}
              chosen={chosenOf(pile)}
              most={your_turn ? position[pile] : 0n}
              choose={(one) =>
                choose({
                  line: open === 'diagonal' && BigInt(one) <= most ? 'diagonal' : pile === 'a' ? 'row' : 'column',
                  take: BigInt(one),
                })
              }
            />
          </div>
        ))
      }
      <Choice
        name="line"
        label={text('wythoff-take-from')}
        kind="lines-choice"
        among={LINES.map((value) => ({ value, text: text(`wythoff-take-${value}`), disabled: mostOf(position, value) === 0n }))}
        chosen={open}
        choose={setLine}
      />
      <TakeForm wish={wish} setWish={setWish} most={most} your_turn={your_turn} take={(one) => make({ line: open, take: one })} />
    </>
  );
}

/** @param {{page: import('./state.js').Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={WORDS}
      Chooser={MoveChooser}
      why={() => {
        const play = page.match.play.peek();
        if (play) page.selection.value = cellOf(present(play));
      }}
    />
  );
}
