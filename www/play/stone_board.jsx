/** A pile in the place of the board during a play: stones in rows of ten, as large as there is room, from which one chooses. */
import { readable } from '../ui/numbers.js';
import './stone_board.css';

/** @import { StonesProps } from '../ui/types.js' */

/** The most stones that are drawn; a larger pile is a number, and so is an empty one. */
const DRAWN = 400;
/** How many tens may be side by side. */
const SIDE_BY_SIDE = [1, 2, 3, 4];

/** @param {StonesProps & {label: string}} props */
export function StoneBoard({ pile, chosen, most, choose, label }) {
  if (pile === 0n || pile > BigInt(DRAWN)) {
    return (
      <div class="board stone-board" role="group" aria-label={label}>
        <p class="pile-number">{readable(String(pile))}</p>
      </div>
    );
  }
  const stones = Number(pile);
  const tens = Math.ceil(stones / 10);
  const rows = Object.fromEntries(SIDE_BY_SIDE.map((count) => [`--rows-${count}`, Math.max(1, Math.ceil(tens / count))]));
  return (
    <div class="board stone-board" role="group" aria-label={label}>
      <div class="tens" style={rows} aria-hidden="true">
        {Array.from({ length: tens }, (_, ten) => (
          <div key={ten} class="ten">
            {Array.from({ length: Math.min(10, stones - 10 * ten) }, (__, index) => {
              const take = stones - 10 * ten - index;
              const is_free = BigInt(take) <= most;
              const looks = [BigInt(take) <= chosen ? 'chosen' : '', is_free ? 'free' : ''].join(' ');
              return <i key={index} class={looks} onClick={() => is_free && choose(take)} />;
            })}
          </div>
        ))}
        {/* The last row begins where the others do. */}
        {SIDE_BY_SIDE.map((count) => (
          <div key={`no ${count}`} class="ten" />
        ))}
      </div>
    </div>
  );
}
