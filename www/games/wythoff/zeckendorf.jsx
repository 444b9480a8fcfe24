/** An integer as a sum of Fibonacci numbers: an even number of zeros at its end makes it a lower value, and its partner is a shift. */
import { rich, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { Plot } from '../../canvas/plot.jsx';
import { IntegerField } from './integer_field.jsx';
import { fibonacci } from './lesson.js';
import './zeckendorf.css';

/** @import { WythoffZeckendorf } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Page } from './state.js' */

/** Width of a place, in widths of a label. */
const PLACE = 3;
/** Of long forms the first places stand before a gap. */
const HEAD_SHARE = 0.3;

/** @param {{page: Page}} props */
export function ZeckendorfForm({ page }) {
  const data = page.viewed.answer.value;
  if (data?.view !== 'zeckendorf') return <div class="chart-view">{page.viewed.problem.value && <IntegerField page={page} />}</div>;
  const cursor = page.player.cursor.value;
  return (
    <figure class="chart-view lesson-view zeckendorf">
      <figcaption>{rich('wythoff-zeckendorf-title', { x: readable(data.x) })}</figcaption>
      <Plot>{(frame) => <Places width={frame.width} label={frame.label} form={data.is} cursor={cursor} />}</Plot>
      <IntegerField page={page} />
      <p class="chart-why">{rich('wythoff-zeckendorf-why')}</p>
    </figure>
  );
}

/** @param {{width: number, label: number, form: WythoffZeckendorf, cursor: number}} props */
function Places({ width, label, form, cursor }) {
  const { places, partnerPlaces, isLower } = form;
  const ones = places.length;
  const count = Math.max(places[0] ?? 0, partnerPlaces[0] ?? 0) + 1;
  const fit = Math.max(6, Math.floor((width - label * 4) / (label * PLACE)));
  const head = count > fit ? Math.floor(fit * HEAD_SHARE) : 0;
  const columns = count > fit ? [...span(count - 1, head), -1, ...span(fit - head - 2, fit - head - 1)] : span(count - 1, count);
  const numbers = fibonacci(Math.min(count, 16));
  const found = new Set(places.subarray(0, cursor));
  const partner = new Set(partnerPlaces);
  const last = places[ones - 1] ?? 0;
  const is_done = cursor >= ones;
  const is_shifted = cursor > ones + 1;
  return (
    <table class="places">
      <thead>
        <tr>
          <td class="gap" />
          {columns.map((place) => (
            <th key={place} scope="col">
              {place < 0 ? (
                '…'
              ) : place < 16 ? (
                String(numbers[place])
              ) : (
                <>
                  F<sub>{place + 2}</sub>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">x</th>
          {columns.map((place) => {
            const is_known = is_done || place > (places[cursor] ?? 0) || found.has(place);
            const is_zero_at_end = cursor > ones && place >= 0 && place < last;
            const kind = place < 0 ? 'gap' : found.has(place) ? 'one' : is_zero_at_end ? 'end' : '';
            return (
              <td key={place} class={`${kind} ${place >= 0 && places[cursor - 1] === place && cursor <= ones ? 'now' : ''}`}>
                {place < 0 ? '' : found.has(place) ? 1 : is_known ? 0 : ''}
              </td>
            );
          })}
        </tr>
        <tr>
          <th scope="row">{text('wythoff-partner', { which: isLower ? 'b' : 'a' })}</th>
          {columns.map((place) => (
            <td key={place} class={place < 0 ? 'gap' : is_shifted && partner.has(place) ? 'one' : ''}>
              {is_shifted && place >= 0 ? (partner.has(place) ? 1 : 0) : ''}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Places downwards. @param {number} from @param {number} count */
const span = (from, count) => Array.from({ length: count }, (_, step) => from - step);
