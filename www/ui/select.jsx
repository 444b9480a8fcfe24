/** One of several, in a list that opens. */
import { entryAt } from './entry_at.js';

/**
 * @template {string} Value
 * @param {object} props
 * @param {string} [props.name]
 * @param {string} [props.label]
 * @param {readonly Value[]} props.among
 * @param {Value} props.value
 * @param {(one: Value) => string} props.nameOf
 * @param {(one: Value) => void} props.choose
 */
export const Select = ({ name, label, among, value, nameOf, choose }) => (
  <select
    name={name}
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => choose(entryAt(among, currentTarget.selectedIndex))}
  >
    {among.map((one) => (
      <option key={one} value={one}>
        {nameOf(one)}
      </option>
    ))}
  </select>
);
