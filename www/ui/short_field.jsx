/** A field for a number or a short word, with its label before it. */

/** @import { InputHTMLAttributes } from 'preact' */

/** @param {{label: string} & InputHTMLAttributes<HTMLInputElement>} props */
export const ShortField = ({ label, ...field }) => (
  <label>
    <span>{label}</span> <input class="number" inputMode="numeric" {...field} />
  </label>
);
