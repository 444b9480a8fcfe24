/** The play of Wythoff's game: its words, and a move by numbers; the queen is moved on the board. Fetched when one begins. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { explained, TERMS } from '../../shell/terms.jsx';
import { Choice } from '../../ui/choice.jsx';
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { ByHand } from '../../play/by_hand.jsx';
import { isWon } from '../../play/line_of_play.js';
import { PlayPanel } from '../../play/panel.jsx';
import { present } from '../../play/play.js';
import { usePrompt } from '../../play/prompt.js';
import { TakeForm } from '../../play/take_form.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { game } from './game.js';
import { cellOf } from './grid_marks.js';
import { LINES, partsOf, pilesOf } from './moves.js';

/** @import { Page } from './state.js' */
/** @import { Line } from './types.js' */
/** @import { Line as LineOfPlay } from '../../play/line_of_play.js' */
/** @import { Move } from '../../play/solver_match.js' */
/** @import { Turn, Words } from '../../play/types.js' */

/** The position that a play from a bare link begins with. */
const FAIR = Object.values(game.fair ?? {}).join(',');

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
  statusOf: (position) =>
    position.ends ? '' : text('wythoff-play-position', { ...named(position.text), begins: position.text === FAIR ? 'small' : 'usual' }),
  moveText: (player, move, left) => text('wythoff-move', { player, ...movePhrase(move), ...named(left.text) }),
  moveName: (move) => text('wythoff-move-name', { ...movePhrase(move), ...named(move.to) }),
  hintText: (move) => rich('wythoff-hint-move', { ...movePhrase(move), ...named(move.to), ends: move.ends ? 'yes' : 'no' }),
};

/** @param {Turn} props */
function Chooser({ page, play, your_turn, hint }) {
  /** @type {Page} */
  const { match } = page;
  const [chosen, choose] = useState({ line: entryAt(LINES, 0), take: '1' });
  useLayoutEffect(() => choose(({ line }) => ({ line, take: '1' })), [play.moves.length]);
  useLayoutEffect(() => {
    if (hint?.move) choose(partsOf(hint.move.move));
  }, [hint]);

  // While the solver is asked what can be taken, the lines stay as they were.
  const offered = play.answers.at(-1)?.takes;
  const last = useRef(offered);
  if (offered) last.current = offered;
  const takes = last.current;
  /** @param {Line} line */
  const mostOf = (line) => BigInt(takes?.find(({ from }) => from === line)?.most ?? 0);

  // A pile that is empty is none to take from.
  const line = [chosen.line, ...LINES].find((one) => mostOf(one) > 0n) ?? chosen.line;
  const most = mostOf(line);
  const is_first = play.moves.length === 0 && !page.question?.is_open.value;
  usePrompt(match, text('wythoff-do', { is_first: is_first ? 'yes' : 'no', ...named(present(play).text) }));
  return (
    <ByHand words={text('take-by-hand')}>
      <Choice
        name="line"
        label={text('wythoff-take-from')}
        kind="lines-choice"
        among={LINES.map((value) => ({
          value,
          text: text(`wythoff-take-${value}`),
          disabled: takes !== undefined && mostOf(value) === 0n,
        }))}
        chosen={line}
        choose={(to) => choose({ ...chosen, line: to })}
      />
      <TakeForm
        typed={chosen.take}
        setTyped={(number) => choose({ ...chosen, take: number })}
        most={most}
        your_turn={your_turn && offered !== undefined}
        take={(one) => void match.playMoveText(`${line},${one}`)}
      />
    </ByHand>
  );
}

/** Why a position wins or loses: stars are the losing positions. @param {string} position @param {LineOfPlay} line */
function remarkOn(position, line) {
  const wins = isWon(line);
  const star = wins ? line.moves[0]?.to : position;
  if (star === undefined) return null;
  const args = { wins: line.kind === 'ends' ? 'ends' : wins ? 'yes' : 'no', ...named(star) };
  return <p>{explained(rich('wythoff-why-play', args), TERMS)}</p>;
}

/** @param {{page: Page}} props */
export const Play = ({ page }) => (
  <PlayPanel
    page={page}
    words={WORDS}
    Chooser={Chooser}
    remarkOn={remarkOn}
    further={[text('wythoff-why-lines'), (position) => (page.selection.value = cellOf(pilesOf(position.text)))]}
  />
);
