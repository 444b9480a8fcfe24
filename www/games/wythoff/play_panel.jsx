/** The play of Wythoff's game: its words, and two piles of stones to choose from. Fetched when one begins. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable, wanted } from '../../ui/numbers.js';
import { PlayPanel } from '../../play/panel.jsx';
import { TakeForm } from '../../play/take_form.jsx';
import { Stones } from '../../ui/stones.jsx';
import { cellOf } from './grid_marks.js';
import { LINES, partsOf, pilesOf } from './moves.js';

/** @import { Line } from './star_steps.js' */
/** @import { Page } from './state.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** @param {string} position */
function named(position) {
  const { a, b } = pilesOf(position);
  return { a: readable(String(a)), b: readable(String(b)) };
}

/** @param {Move} move */
function movePhrase({ move }) {
  const { line, take } = partsOf(move);
  return { line, take: readable(take) };
}

/** @type {Words} */
const WORDS = {
  statusOf: (position) => (position.ends ? '' : text('wythoff-play-position', named(position.text))),
  moveText: (player, move, left) => text('wythoff-move', { player, ...movePhrase(move), ...named(left.text) }),
  hintText: (move) => (move === null ? text('wythoff-hint-none') : rich('wythoff-hint-move', { ...movePhrase(move), ...named(move.to) })),
};

/** @param {Turn} props */
function MoveChooser({ page, play, position, your_turn, hint }) {
  const { match } = /** @type {Page} */ (page);
  const [line, setLine] = useState(/** @type {Line} */ ('row'));
  const [wish, setWish] = useState('1');
  /** @param {{line: Line, take: string}} move */
  const choose = (move) => {
    setLine(move.line);
    setWish(move.take);
  };
  useLayoutEffect(() => setWish('1'), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint?.move) choose(partsOf(hint.move.move));
  }, [hint]);

  // While the solver is asked what can be taken, the lines stay as they were.
  const told = play.told.at(-1)?.takes;
  const last = useRef(told);
  if (told) last.current = told;
  const takes = last.current;
  /** @param {Line} one */
  const mostOf = (one) => BigInt(takes?.find(({ from }) => from === one)?.most ?? 0);

  const piles = pilesOf(position.text);
  // A pile that is empty is none to take from.
  const open = mostOf(line) > 0n ? line : (LINES.find((one) => mostOf(one) > 0n) ?? line);
  const most = mostOf(open);
  const take = wanted(wish);
  /** How much of a pile is chosen. @param {'a' | 'b'} pile */
  const chosenOf = (pile) => (your_turn && take <= most && open !== (pile === 'a' ? 'column' : 'row') ? take : 0n);
  return (
    <>
      {play.moves.length < 2 && <p class="soft">{text('wythoff-play-how')}</p>}
      {
        /** @type {const} */ (['a', 'b']).map((pile) => (
          <div key={pile} class="pile">
            <span>
              {pile} = {piles[pile] <= 120n && <b>{String(piles[pile])}</b>}
            </span>
            <Stones
              pile={piles[pile]}
              chosen={chosenOf(pile)}
              most={your_turn ? piles[pile] : 0n}
              choose={(one) =>
                choose({
                  line: open === 'diagonal' && BigInt(one) <= most ? 'diagonal' : pile === 'a' ? 'row' : 'column',
                  take: String(one),
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
        among={LINES.map((value) => ({
          value,
          text: text(`wythoff-take-${value}`),
          disabled: takes !== undefined && mostOf(value) === 0n,
        }))}
        chosen={open}
        choose={setLine}
      />
      <TakeForm
        wish={wish}
        setWish={setWish}
        most={most}
        your_turn={your_turn && told !== undefined}
        take={(one) => void match.insistOn(`${open},${one}`)}
      />
    </>
  );
}

/** @param {{page: Page}} props */
export function Play({ page }) {
  return (
    <PlayPanel
      page={page}
      words={WORDS}
      Chooser={MoveChooser}
      why={(position) => {
        page.selection.value = cellOf(pilesOf(position.text));
      }}
    />
  );
}
