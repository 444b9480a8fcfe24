/**
 * A pile that replaces the board during a play: stones in rows of ten, as large as there is room, to choose from. What was taken
 * keeps its room, so that the others stay where they are.
 */
import { readable } from '../ui/numbers.js';
import { takeKeys } from './take_keys.js';
import './stone_board.css';

/** @import { StonesProps } from '../ui/types.js' */

/** The most stones that are drawn; a larger pile is a number, and so is an empty one. */
export const MOST_DRAWN = 400;
/** How many tens may be side by side. */
const SIDE_BY_SIDE = [1, 2, 3, 4];

/**
 * @param {StonesProps & {label: string, pick: (take: number) => void, take: () => void, why_not: string}} props pick: chooses
 * without taking; take: takes what is chosen; why_not: why some stones cannot be taken, empty where all can
 */
export function StoneBoard({ pile, taken = 0, gone = 0, chosen, most, choose, pick, take: takeChosen, label, why_not }) {
  if ((pile === 0n && taken === 0) || pile > BigInt(MOST_DRAWN)) {
    return (
      <div class="board stone-board" role="group" aria-label={label}>
        {most === 0n ? (
          <p class="pile-number">{readable(String(pile))}</p>
        ) : (
          <button type="button" class="pile-number quiet" onClick={() => pick(1)}>
            {readable(String(pile))}
          </button>
        )}
      </div>
    );
  }
  const stones = Number(pile);
  const places = stones + taken + gone;
  const tens = Math.ceil(places / 10);
  const rows = Object.fromEntries(SIDE_BY_SIDE.map((count) => [`--rows-${count}`, Math.max(1, Math.ceil(tens / count))]));
  const keys = takeKeys({ label, least: 1n, most, chosen, choose: (take) => pick(Number(take)), take: takeChosen });
  return (
    <div class="board stone-board" {...keys}>
      <div class="tens-room">
        <div class="tens" style={rows} aria-hidden="true">
          {Array.from({ length: tens }, (_, ten) => (
            <div key={ten} class="ten">
              {Array.from({ length: Math.min(10, places - 10 * ten) }, (__, index) => {
                const take = stones - 10 * ten - index;
                if (take <= 0) return <i key={index} class={take > -taken ? 'taken' : 'gone'} />;
                const is_free = BigInt(take) <= most;
                const looks = [BigInt(take) <= chosen ? 'chosen' : '', is_free ? 'free' : ''].join(' ');
                return <i key={index} class={looks} title={is_free ? undefined : why_not} onClick={() => is_free && choose(take)} />;
              })}
            </div>
          ))}
          {/* The last row begins where the others do. */}
          {SIDE_BY_SIDE.map((count) => (
            <div key={`no ${count}`} class="ten" />
          ))}
        </div>
      </div>
      {/* Its room stays, so that no stone moves. */}
      <p class="soft stones-note">{why_not}</p>
    </div>
  );
}
