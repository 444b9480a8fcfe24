/** Heaps side by side as rows of stones, with the challenger's move and its answer. */
import { text } from '../../../ui/messages.js';
import { readable } from '../../../ui/numbers.js';

/** The most stones of a heap that are drawn. */
const DRAWN = 24;

/**
 * A heap as a row of stones. What a move takes is the end of it.
 * @param {object} props
 * @param {string} props.name
 * @param {bigint} props.size
 * @param {bigint} [props.challenged] what the challenger's move leaves of it
 * @param {bigint} [props.answered] what the answer leaves of it
 * @param {((left: number) => void)} [props.take] takes all but that many stones
 * @param {boolean} [props.is_answering] whether that answers a challenge
 */
export function Heap({ name, size, challenged = size, answered = challenged, take, is_answering = false }) {
  const there = is_answering ? challenged : size;
  const classOf = (/** @type {number} */ stone) => (stone < answered ? '' : stone < challenged ? 'answered' : 'challenged');
  return (
    <li class="why-heap">
      <span class="why-heap-name">
        {name} <b>{readable(String(size))}</b>
      </span>
      <span class="why-stones">
        {size > DRAWN ? (
          <span class="why-bar">{readable(String(size))}</span>
        ) : (
          Array.from({ length: Number(size) }, (_, stone) =>
            take && stone < there ? (
              <button
                key={stone}
                type="button"
                class={classOf(stone)}
                aria-label={text('why-challenge', { take: Number(there) - stone, heap: name, is_answering: is_answering ? 'yes' : 'no' })}
                onClick={() => take(stone)}
              />
            ) : (
              <i key={stone} class={classOf(stone)} />
            ),
          )
        )}
      </span>
    </li>
  );
}
