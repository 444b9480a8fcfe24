/** The counted work of each method on the same position, the one on show in bold. */
import './styles/cost_table.css';

/** @param {{caption: string, chosen: string, rows: readonly {method: string, name: string, words: string}[]}} props */
export function CostTable({ caption, chosen, rows }) {
  return (
    <table class="cost">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ method, name, words }) => (
          <tr key={method} class={method === chosen ? 'chosen' : undefined}>
            <th scope="row">{name}</th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
