/** A pile as stones, from which some can be chosen. */
import { readable } from './numbers.js';
import './styles/stones.css';

/** @import { StonesProps } from './types.js' */

/** The most stones that are drawn; a larger pile is a number. */
const DRAWN_STONES = 120;

/** @param {StonesProps} props */
export function Stones({ pile, chosen, taken = 0, gone = 0, least = 1n, most, choose, isFree = () => true }) {
  if (pile > BigInt(DRAWN_STONES)) return <p class="pile-number">{readable(String(pile))}</p>;
  const stones = Number(pile);
  return (
    <div class="stones" aria-hidden="true">
      {Array.from({ length: stones }, (_, index) => {
        const take = stones - index;
        const is_free = BigInt(take) >= least && BigInt(take) <= most && isFree(take);
        const state = [BigInt(take) <= chosen ? 'chosen' : '', is_free ? 'free' : ''].join(' ');
        return <i key={index} class={state} onClick={() => is_free && choose(take)} />;
      })}
      {Array.from({ length: taken + gone }, (_, index) => (
        <i key={`gone ${index}`} class={index < taken ? 'taken' : 'gone'} />
      ))}
    </div>
  );
}
