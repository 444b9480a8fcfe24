/** The numbers of every value, in base 2 and in the game's own numeration. */
import { text } from '../../ui/messages.js';
import { digitsOf, groupsOf } from './groups.js';

/**
 * @param {object} props
 * @param {readonly bigint[]} props.values
 * @param {{from: number, is_set: boolean}} props.list
 * @param {readonly number[] | null} props.weights of the game's own numeration
 * @param {string | undefined} props.own its name
 */
export function Groups({ values, list, weights, own }) {
  const groups = groupsOf(values, list);
  return (
    <details class="values-groups">
      <summary>{text('values-grouped', { is_set: String(list.is_set) })}</summary>
      <div class="values-cards">
        {groups.map(({ value, count, numbers }, at) => (
          <table key={value ?? -1 - at}>
            {value !== null && <caption>{text('values-group', { value, count, of: values.length })}</caption>}
            <thead>
              <tr>
                <th scope="col">n</th>
                <th scope="col">{text('values-by-2')}</th>
                {weights && <th scope="col">{text(`values-by-${own}`)}</th>}
              </tr>
            </thead>
            <tbody>
              {numbers.map((n) => (
                <tr key={n}>
                  <td>{n}</td>
                  <td>{n.toString(2)}</td>
                  {weights && <td>{digitsOf(n, weights)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </details>
  );
}
