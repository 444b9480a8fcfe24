/**
 * A field for a part of a text. While it has the focus it shows what was typed, also what the text does not keep: an empty line at its end.
 */
import { useRef, useState } from 'preact/hooks';

/** @import { TextareaHTMLAttributes } from 'preact' */
/** @import { Part } from './section_text.js' */

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

/**
 * The same for the part that is read in the page's language. It stays that part while it is typed.
 * @param {Omit<Own, 'value' | 'change'> & TextareaHTMLAttributes<HTMLTextAreaElement> & {part: Part, read: (part: Part) => string,
 *   write: (part: Part, typed: string) => void}} props
 */
export function SpokenField({ part: part_now, read, write, ...field }) {
  const typing = useRef(/** @type {Part | null} */ (null));
  const part = typing.current ?? part_now;
  return (
    <KeptField
      {...field}
      value={read(part)}
      change={(typed) => write(part, typed)}
      onFocus={() => (typing.current = part)}
      onBlurCapture={() => (typing.current = null)}
    />
  );
}
