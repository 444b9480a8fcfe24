/** An integer as a sum of Fibonacci numbers: an even number of zeros at its end makes it a lower value, and its partner is a shift. */
import { range } from 'd3-array';
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { fibonacci } from './golden.js';
import { TheoremView } from './theorem_view.jsx';

/** @import { WythoffZeckendorf } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

/** Width of a place, in widths of a label. */
const PLACE = 3;
/** Of long forms the first places stand before a gap. */
const HEAD_SHARE = 0.3;
/** Stands for the gap among the places. */
const GAP = -1;
/** Fibonacci numbers at the first places. */
const NUMBERS = fibonacci(16).map(String);

/** The Fibonacci number of a place: in digits, or by its index. @param {number} place */
const nameOf = (place) => NUMBERS[place] ?? ['F', <sub key="index">{place + 2}</sub>];

/** @param {{page: Page}} props */
export function ZeckendorfForm({ page }) {
  const data = page.viewed.answer.value;
  return (
    <TheoremView page={page} view="zeckendorf" args={{ x: readable(data?.x ?? '') }}>
      {data?.view === 'zeckendorf' && ((frame) => <Places frame={frame} form={data.is} cursor={page.cursor.value} />)}
    </TheoremView>
  );
}

/** @param {{frame: Frame, form: WythoffZeckendorf, cursor: number}} props */
function Places({ frame: { width, label }, form: { places, partnerPlaces, isLower }, cursor }) {
  const ones = places.length;
  const count = Math.max(places[0] ?? 0, partnerPlaces[0] ?? 0) + 1;
  const fit = Math.max(6, Math.floor((width - label * 4) / (label * PLACE)));
  const head = Math.floor(fit * HEAD_SHARE);
  const all = range(count - 1, -1, -1);
  const columns = count > fit ? [...all.slice(0, head), GAP, ...all.slice(head + 1 - fit)] : all;
  const found = new Set(places.subarray(0, cursor));
  const partner = new Set(partnerPlaces);
  const is_shifted = cursor > ones + 1;
  const rows = [
    {
      name: 'x',
      /** @param {number} place */
      digitOf(place) {
        if (found.has(place)) return 1;
        return cursor >= ones || place > (places[cursor] ?? 0) ? 0 : '';
      },
      /** @param {number} place */
      kindOf(place) {
        if (found.has(place)) return places[cursor - 1] === place && cursor <= ones ? 'one now' : 'one';
        return cursor > ones && place < (places[ones - 1] ?? 0) ? 'end' : '';
      },
    },
    {
      name: text('wythoff-partner', { which: isLower ? 'b' : 'a' }),
      digitOf: (/** @type {number} */ place) => (is_shifted ? Number(partner.has(place)) : ''),
      kindOf: (/** @type {number} */ place) => (is_shifted && partner.has(place) ? 'one' : ''),
    },
  ];
  return (
    <table class="places">
      <thead>
        <tr>
          <td class="gap" />
          {columns.map((place) => (
            <th key={place} scope="col">
              {place === GAP ? '…' : nameOf(place)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, digitOf, kindOf }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((place) => (
              <td key={place} class={place === GAP ? 'gap' : kindOf(place)}>
                {place === GAP ? '' : digitOf(place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
