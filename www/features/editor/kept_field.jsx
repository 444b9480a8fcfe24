/** A field for a part of a text. While it has the focus it shows what was typed, also what the text does not keep: an empty line at its end. */
import { useState } from 'preact/hooks';

/** @import { TextareaHTMLAttributes } from 'preact' */

/** @typedef {{label: string, value: string, change: (typed: string) => void}} Own */

/** @param {Own & TextareaHTMLAttributes<HTMLTextAreaElement>} props */
export function KeptField({ label, value, change, ...field }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  return (
    <label class="kept-field">
      <span>{label}</span>
      <textarea
        {...field}
        value={typed ?? value}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          change(event.currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
