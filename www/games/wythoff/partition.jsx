/** Beatty's partition: every integer has exactly one multiple of φ or of φ² within it, and so is a lower or an upper value. */
import { rich, text } from '../../ui/messages.js';
import { ends, LONG } from '../../ui/numbers.js';
import { Plot } from '../../canvas/plot.jsx';
import { timesPhi } from './golden.js';
import { IntegerField } from './integer_field.jsx';
import './partition.css';

/** @import { WythoffPartition } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

/** Width of an integer of the strip, in widths of a label; numbers with many digits are named by their ends. */
const CELL = 3.1;

/** @param {{page: Page}} props */
export function PartitionStrip({ page }) {
  const data = page.viewed.answer.value;
  if (data?.view !== 'partition') return <div class="chart-view">{page.viewed.problem.value && <IntegerField page={page} />}</div>;
  return (
    <figure class="chart-view lesson-view partition">
      <figcaption>{rich('wythoff-partition-title')}</figcaption>
      <Plot>
        {(frame) => <Strip frame={frame} data={data.is} x={BigInt(data.x)} choose={(x) => page.go({ x: String(x), at: null })} />}
      </Plot>
      <IntegerField page={page} />
      <p class="chart-why">{rich('wythoff-partition-why')}</p>
    </figure>
  );
}

/** @param {{frame: Frame, data: WythoffPartition, x: bigint, choose: (x: bigint) => void}} props */
function Strip({ frame: { width, height, label, stroke }, data, x, choose }) {
  const side = label * CELL;
  const fit = Math.max(3, Math.floor((width - label) / side));
  const from = data.kinds.length < 801 || x < 400n ? 0n : x - 400n;
  const chosen = Number(x - from);
  const first = Math.max(0, chosen - Math.floor(fit / 2));
  const shown = Math.min(fit, data.kinds.length - first);
  const left = (width - shown * side) / 2;
  const row = Math.min(side * 1.3, height / 5);
  const top = Math.max(label * 2, (height - 3.4 * row) / 2);
  let lowers = BigInt(data.firstLowers);
  for (let k = 0; k < first; k += 1) if (data.kinds[k] === 1 && from + BigInt(k) > 0n) lowers += 1n;
  const cells = Array.from({ length: shown }, (_, k) => {
    const n = from + BigInt(first + k);
    const is_lower = data.kinds[first + k] === 1;
    const index = n === 0n ? 0n : is_lower ? lowers + 1n : n - lowers;
    if (is_lower && n > 0n) lowers += 1n;
    // Where the multiple lies within the integer: only ink depends on it.
    const multiple = timesPhi(1000n * index) + (is_lower ? 0n : 1000n * index);
    return { n, is_lower, index, part: n === 0n ? 0 : Number(multiple - 1000n * n) / 1000 };
  });
  /** @param {bigint} n */
  const name = (n) => (String(n).length > 5 ? `…${String(n).slice(-3)}` : String(n));
  return (
    <svg class="chart-picture strip" role="img" aria-label={text('wythoff-partition-title')} font-size={label}>
      {cells.map(({ n, is_lower, index, part }, k) => {
        const at = left + k * side;
        const tick = at + side * Math.min(Math.max(part, 0.04), 0.96);
        return (
          <g key={String(n)} class={is_lower ? 'lower' : 'upper'} onClick={() => choose(n)}>
            <text class="strip-multiple" x={tick} y={top + (is_lower ? 0.15 : 3.1) * row} text-anchor="middle" font-size={label * 0.95}>
              {is_lower ? 'a' : 'b'}
              <tspan dy={label * 0.25} font-size={label * 0.7}>
                {name(index)}
              </tspan>
            </text>
            <line
              x1={tick}
              x2={tick}
              y1={top + (is_lower ? 0.3 : 1.8) * row}
              y2={top + (is_lower ? 1.2 : 2.7) * row}
              stroke-width={stroke * 0.7}
            />
            <rect x={at + 1} y={top + row} width={side - 2} height={row} rx={4} />
            <text
              class="strip-number"
              x={at + side / 2}
              y={top + 1.5 * row + label * 0.35}
              text-anchor="middle"
              font-weight={n === x ? 800 : 500}
            >
              {name(n)}
            </text>
            {n === x && <rect class="strip-chosen" x={at + 1} y={top + row} width={side - 2} height={row} rx={4} stroke-width={stroke} />}
          </g>
        );
      })}
      <text class="strip-row" x={left} y={top - row * 0.25} font-weight="650">
        {text('wythoff-strip-lowers')}
      </text>
      <text class="strip-row" x={left} y={top + 3.75 * row} font-weight="650">
        {text('wythoff-strip-uppers')}
      </text>
      {String(x).length > 5 && (
        <text class="strip-row" x={width / 2} y={top + 4.4 * row} text-anchor="middle">
          x = {String(x).length > LONG ? ends(String(x)) : String(x)}
        </text>
      )}
    </svg>
  );
}
