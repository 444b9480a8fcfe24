/** Why a position of a play is won or lost, in plain words: a line of play where after a winning move every reply has an answer. */
import { Spot } from '../ui/spot.jsx';
import { useResource } from '../solver/resource.js';
import { rich, text } from '../ui/messages.js';
import { lineFrom } from './line_of_play.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Session } from '../solver/types.js' */
/** @import { Line } from './line_of_play.js' */
/** @import { Words } from './types.js' */

/** The reason in a sentence, and the moves of the example. @param {{line: Line, position: string, nameOf: Words['moveName']}} props */
function LineOfPlay({ line: { kind, moves }, position, nameOf }) {
  const named = moves.map((move, index) => ({
    who: index % 2 === 0 ? 'you' : 'opponent',
    name: nameOf(move, { text: moves[index - 1]?.to ?? position }),
    wins: move.ends && move.wins ? 'yes' : 'no',
  }));
  const example = kind === 'none' ? named : named.slice(1);
  return (
    <>
      <p role="status">{rich('play-reason', { kind, first: named[0]?.name ?? '' })}</p>
      {example.length > 0 && (
        <ul class="line-of-play">
          {example.map((move) => (
            <li key={move.who}>{rich('play-reason-move', move)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * @param {object} props
 * @param {Session} props.session
 * @param {string} props.position
 * @param {Words['moveName']} props.nameOf
 * @param {() => void} props.close
 * @param {[string, () => void][]} props.actions buttons below it: their words, and what they do
 * @param {(line: Line) => ComponentChildren} [props.remarkOn] the reason in the game’s own terms, above the example
 */
export function Reason({ session, position, nameOf, close, actions, remarkOn }) {
  const line = useResource(position, (abort) => lineFrom(session, position, abort));
  return (
    line && (
      <Spot title={text('why')} close={close} actions={actions}>
        {remarkOn?.(line)}
        <LineOfPlay line={line} position={position} nameOf={nameOf} />
      </Spot>
    )
  );
}
