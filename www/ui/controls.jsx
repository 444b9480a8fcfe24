/** Buttons and fields. */

/** @import { ButtonHTMLAttributes, InputHTMLAttributes } from 'preact' */
/** @import { Choices } from './types.js' */

/** A button with words. @param {{words: string} & ButtonHTMLAttributes} props */
export const Button = ({ words, ...others }) => (
  <button type="button" {...others}>
    {words}
  </button>
);

/**
 * A box to tick.
 * @param {{label: string, checked: boolean, change: (checked: boolean) => void, kind?: string}} props kind: further class
 */
export const Checkbox = ({ label, checked, change, kind = '' }) => (
  <label class={`row ${kind}`}>
    <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

/** A list to choose one value from. @param {Choices & {class?: string, name?: string, title?: string, 'aria-label'?: string}} props */
export const Select = ({ among, chosen, choose, ...others }) => (
  <select {...others} onChange={(event) => choose(event.currentTarget.value)}>
    {among.map(({ value, text, disabled }) => (
      <option key={value} value={value} selected={value === chosen} disabled={disabled}>
        {text}
      </option>
    ))}
  </select>
);

/**
 * A field for a number or a short word, with its label before it.
 * @param {{label: string} & InputHTMLAttributes<HTMLInputElement>} props
 */
export const ShortField = ({ label, ...field }) => (
  <label>
    <span>{label}</span> <input class="number" inputMode="numeric" {...field} />
  </label>
);

/** What is wrong, said at once; nothing if nothing is. @param {{words: string}} props */
export const Wrong = ({ words }) =>
  words !== '' && (
    <p class="wrong" role="alert">
      {words}
    </p>
  );
