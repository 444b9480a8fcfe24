/** A row of stones, from which neighbours are taken: the first one chosen and the last one. */
import { wanted } from '../../ui/numbers.js';

/** @import { PlayTakes } from '../../../crate/pkg/sums/mexplorer.js' */

/**
 * @param {object} props
 * @param {bigint} props.pile
 * @param {string} props.typed how many are taken and how many lie left of them, `2,3`; empty where nothing is chosen
 * @param {PlayTakes | undefined} props.take what may be taken; nothing when it is not your turn
 * @param {(typed: string) => void} props.choose
 */
export function RowStones({ pile, typed, take, choose }) {
  const stones = Number(pile);
  const [taken = 0, left = 0] = typed === '' ? [] : typed.split(',').map((one) => Number(wanted(one)));
  /** A stone behind the first one chosen is the last one; any other begins anew. @param {number} at */
  function chooseAt(at) {
    if (!take) return;
    const count = at - left + 1;
    const is_last = typed !== '' && at >= left + taken && count <= Number(take.most);
    choose(is_last ? `${count},${left}` : `${Math.min(Number(take.least), stones - at)},${at}`);
  }
  return (
    <div class="stones row-stones" aria-hidden="true">
      {Array.from({ length: stones }, (_, at) => (
        <i key={at} class={at >= left && at < left + taken ? 'chosen' : take ? 'free' : ''} onClick={() => chooseAt(at)} />
      ))}
    </div>
  );
}
