/** Floor, ceiling and nearest number of iφ side by side: a source calls them the same, but only the floor gives the stars. */
import { range } from 'd3-array';
import { text } from '../../ui/messages.js';
import { entryAt } from '../../ui/entry_at.js';
import { ROUNDINGS } from './rounding_lesson.js';
import { TheoremView } from './theorem_view.jsx';

/** @import { WythoffRoundings } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

/** Width of a column and of the names, in widths of a label. */
const [COLUMN, NAMES] = [3.1, 6];

const ROWS = /** @type {const} */ (['floor', 'ceiling', 'nearest']);

/** @param {{page: Page}} props */
export function Rounding({ page }) {
  const data = page.viewed.answer.value;
  return (
    <TheoremView page={page} view="rounding" has_field={false}>
      {data?.view === 'rounding' && ((frame) => <Rows frame={frame} of={data.is} cursor={page.cursor.value} />)}
    </TheoremView>
  );
}

/** @param {{frame: Frame, of: WythoffRoundings, cursor: number}} props */
function Rows({ frame: { width, label }, of, cursor }) {
  const fit = Math.min(ROUNDINGS, Math.max(3, Math.floor((width - label * NAMES) / (label * COLUMN))));
  const first = 1 + Math.min(Math.max(0, cursor - fit), ROUNDINGS - fit);
  const columns = range(first, first + fit);
  return (
    <table class="places">
      <thead>
        <tr>
          <th scope="row">i</th>
          {columns.map((i) => (
            <th key={i} scope="col">
              {i}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{text(`wythoff-rounding-${row}`)}</th>
            {columns.map((i) => {
              const number = entryAt(of[row], i);
              const is_star = number === entryAt(of.floor, i);
              return (
                <td key={i} class={i > cursor ? '' : is_star ? 'one' : 'off'}>
                  {i > cursor ? '' : number}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
