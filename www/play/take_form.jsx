/** How many stones to take, for games in which a move is a number: a field, buttons for one less and one more, and Take. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../ui/icons.jsx';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { readable, wanted } from '../ui/numbers.js';
import { Select, Wrong } from '../ui/controls.jsx';

/** @import { RefObject } from 'preact' */

/**
 * A choice of what is taken from.
 * @param {object} props
 * @param {string} props.from
 * @param {string} [props.label]
 * @param {readonly {from: string}[]} props.takes
 * @param {(from: string) => string} props.nameOf
 * @param {(from: string) => void} props.choose
 */
export const TakeFrom = ({ from, label = text('take-from'), takes, nameOf, choose }) => (
  <label class="row">
    {label}
    <Select name="from" chosen={from} among={takes.map(({ from: value }) => ({ value, text: nameOf(value) }))} choose={choose} />
  </label>
);

/**
 * @param {object} props
 * @param {string} props.typed as typed
 * @param {(typed: string) => void} props.setTyped
 * @param {bigint} [props.least] that may be taken
 * @param {bigint} props.most
 * @param {boolean} props.your_turn
 * @param {string} [props.word] on the button
 * @param {(take: bigint) => void} props.take
 */
export function TakeForm({ typed, setTyped, least = 1n, most, your_turn, word = text('take'), take }) {
  const /** @type {RefObject<HTMLInputElement | null>} */ field = useRef(null);
  const focus = () => {
    // On a phone the keyboard would cover the stones.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  };
  // The form may come a moment after the page: a user who is at another field, in a dialog or in the header by then stays there.
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('dialog, header, input, select')) focus();
  }, []);
  const number = wanted(typed);
  const allowed = number >= least && number <= most;
  return (
    <>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (allowed) take(number);
          // The next number can be typed at once.
          focus();
        }}
      >
        <IconButton
          icon="minus"
          name="take-less"
          title={undefined}
          disabled={!your_turn || number <= least}
          onClick={() => setTyped(String(number > most ? most : number - 1n))}
        />
        <input
          class="number"
          name="take"
          inputMode="numeric"
          autoComplete="off"
          aria-label={text('take-field')}
          aria-invalid={your_turn && !allowed}
          value={typed}
          readOnly={!your_turn}
          ref={field}
          onInput={(event) => setTyped(event.currentTarget.value.normalize('NFKC').trim())}
        />
        <IconButton
          icon="plus"
          name="take-more"
          title={undefined}
          disabled={!your_turn || number >= most}
          onClick={() => setTyped(String(number + 1n))}
        />
        {/* Not disabled: the keyboard's focus would be lost at every turn of the computer. */}
        <button type="submit" class="primary" aria-disabled={!your_turn || !allowed}>
          {word}
        </button>
      </form>
      {your_turn && !allowed && (
        <Wrong words={text('error-take', { value: quoted(typed), least: readable(String(least)), most: readable(String(most)) })} />
      )}
    </>
  );
}
