/** A list to choose one value from. */

/** @import { Choices } from './types.js' */

/** @param {Choices & {class?: string, name?: string, title?: string, 'aria-label'?: string}} props */
export const Select = ({ among, chosen, choose, ...others }) => (
  <select {...others} onChange={(event) => choose(event.currentTarget.value)}>
    {among.map(({ value, text }) => (
      <option key={value} value={value} selected={value === chosen}>
        {text}
      </option>
    ))}
  </select>
);
