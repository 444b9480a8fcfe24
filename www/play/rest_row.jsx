/** One row for all heaps that have none of their own, in a table of very many heaps. */
import { classNames } from '../ui/class_names.js';
import { readable } from '../ui/numbers.js';

/** @import { Rows } from './types.js' */

/** @param {{shown: Rows, has_values?: boolean, name: string}} props */
export function RestRow({ shown: { rest, at }, shown: { columns = [] }, has_values = false, name }) {
  if (!rest) return null;
  return (
    <tbody>
      <tr class={`rest ${rest.looks}`}>
        <th scope="row" colSpan={3}>
          {name}
        </th>
        {has_values && <td class={rest.value === '' ? 'value' : 'value known'}>{readable(rest.value)}</td>}
        {rest.digits.map((digit, index) => (
          <td key={columns[index]} class={classNames('bit', columns[index] === at && 'at', digit > 0 && 'one')}>
            {digit}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
