/** A number in a sentence, edited in place: Enter or leaving it commits, Esc restores it, arrows step a whole number. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { beginningOf, takesLong, TEXT_CHARACTERS, tooLong } from './field_limits.js';
import { text } from './messages.js';

/** @import { ComponentChild, RefObject } from 'preact' */

/**
 * @param {object} props
 * @param {string} props.name as in the link
 * @param {string} props.label
 * @param {string} props.value as in the link; the typed text stays until another value arrives
 * @param {boolean} props.invalid
 * @param {boolean} props.settled whether the present values have been judged
 * @param {string} [props.problem] id of the element with the error's sentence
 * @param {boolean} [props.steps] whether up and down change it by one
 * @param {number} [props.widest] characters it has room for
 * @param {string} [props.empty] the placeholder
 * @param {ComponentChild} [props.face] replaces it until it has the focus, or is wrong
 * @param {(value: string) => void} props.commit
 */
export function NumberField({
  name,
  label,
  value,
  invalid,
  settled,
  problem = 'problem',
  steps = false,
  widest = 0,
  empty = text('empty-field'),
  face = null,
  commit,
}) {
  const /** @type {RefObject<HTMLInputElement | null>} */ input = useRef(null);
  const leave_when_right = useRef(false);
  // A link's value may be too long for a field: then its beginning is shown.
  const shown = tooLong(value) ? beginningOf(value) : value;
  useLayoutEffect(() => {
    if (input.current) input.current.value = shown;
  }, [value]);
  // What is pasted into a field with a face is not shown, so it may be as long as a text.
  useLayoutEffect(() => {
    if (face !== null) takesLong(commit, TEXT_CHARACTERS)(input.current);
  });
  useLayoutEffect(() => {
    const field = input.current;
    if (!settled || !field) return;
    if (leave_when_right.current) {
      leave_when_right.current = false;
      if (!invalid) field.blur();
    }
    // A list typed into the field of one number may leave that number unchanged: the field shows the number again.
    if (!invalid && document.activeElement !== field) field.value = shown;
  }, [settled, invalid, value]);

  /** @param {KeyboardEvent & {currentTarget: HTMLInputElement}} event */
  function onKeyDown(event) {
    const field = event.currentTarget;
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      // The field loses the focus, so that the keys step again; with an invalid value it keeps it for the next try.
      if (field.value === shown) field.blur();
      else {
        leave_when_right.current = true;
        commit(field.value);
      }
    } else if (event.key === 'Escape' && field.value !== shown) field.value = shown;
    else if (steps && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && /^\d{1,20000}$/.test(field.value)) {
      const next = BigInt(field.value) + (event.key === 'ArrowUp' ? 1n : -1n);
      if (next >= 0n) commit(String(next));
    } else return;
    event.preventDefault();
  }

  const field = (
    <input
      ref={input}
      class="number"
      name={name}
      title={label}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={invalid ? problem : undefined}
      inputMode={steps ? 'numeric' : 'text'}
      autoComplete="off"
      spellcheck={false}
      size={Math.min(Math.max(value.length, 2), widest || 12)}
      style={widest ? { maxWidth: `min(92vw, ${widest * 0.58}em)` } : undefined}
      placeholder={empty}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        if (event.currentTarget.value !== shown) commit(event.currentTarget.value);
      }}
    />
  );
  return face === null ? field : <Faced face={face}>{field}</Faced>;
}

/** A field closes a moment after it is left: what moves then is not what a click is on its way to. */
const CLOSES_AFTER_MS = 250;

/** What replaces a field until it is opened. @param {{face: ComponentChild, children: ComponentChild}} props */
function Faced({ face, children }) {
  const [is_open, setOpen] = useState(false);
  return (
    <span
      class={is_open ? 'faced open' : 'faced'}
      onFocusIn={() => setOpen(true)}
      onFocusOut={({ currentTarget }) => setTimeout(() => setOpen(currentTarget.contains(document.activeElement)), CLOSES_AFTER_MS)}
    >
      <span class="face" aria-hidden="true">
        {face}
      </span>
      {children}
    </span>
  );
}
