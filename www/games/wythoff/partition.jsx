/** Beatty's partition: every integer has exactly one multiple of φ or of φ² within it, and so is a lower or an upper value. */
import { text } from '../../ui/messages.js';
import { ends, LONG } from '../../ui/numbers.js';
import { timesPhi } from './golden.js';
import { TheoremView } from './theorem_view.jsx';

/** @import { WythoffPartition } from '../../../crate/pkg/wythoff/mexplorer.js' */
/** @import { Frame } from '../../canvas/plot.jsx' */
/** @import { Page } from './state.js' */

/** Width of an integer of the strip, in widths of a label; numbers with many digits are named by their ends. */
const CELL = 3.1;

/** @param {{page: Page}} props */
export function PartitionStrip({ page }) {
  const data = page.viewed.answer.value;
  return (
    <TheoremView page={page} view="partition">
      {data?.view === 'partition' &&
        ((frame) => (
          <Strip frame={frame} data={data.is} from={data.from} x={BigInt(data.x)} choose={(x) => page.go({ x: String(x), at: null })} />
        ))}
    </TheoremView>
  );
}

/** @param {{frame: Frame, data: WythoffPartition, from: bigint, x: bigint, choose: (x: bigint) => void}} props from: of the data */
function Strip({ frame: { width, height, label, stroke }, data, from, x, choose }) {
  const side = label * CELL;
  const fit = Math.max(3, Math.floor((width - label) / side));
  const first = Math.max(0, Number(x - from) - Math.floor(fit / 2));
  const shown = Math.min(fit, data.kinds.length - first);
  const left = (width - shown * side) / 2;
  const row = Math.min(side * 1.3, height / 5);
  const top = Math.max(label * 2, (height - 3.4 * row) / 2);
  let lowers = BigInt(data.firstLowers);
  for (let k = 0; k < first; k += 1) if (data.kinds[k] === 1 && from + BigInt(k) > 0n) lowers += 1n;
  const cells = Array.from({ length: shown }, (_, k) => {
    const n = from + BigInt(first + k);
    const is_lower = data.kinds[first + k] === 1;
    if (is_lower && n > 0n) lowers += 1n;
    const index = is_lower ? lowers : n - lowers;
    // Where the multiple lies within the integer: only ink depends on it.
    const multiple = timesPhi(1000n * index) + (is_lower ? 0n : 1000n * index);
    const part = Math.min(Math.max(Number(multiple - 1000n * n) / 1000, 0.04), 0.96);
    return { n, is_lower, index, tick: left + (k + part) * side };
  });
  /** @param {bigint} n */
  const name = (n) => (String(n).length > 5 ? `…${String(n).slice(-3)}` : String(n));
  return (
    <svg class="chart-picture strip" role="img" aria-label={text('wythoff-partition-title')} font-size={label} text-anchor="middle">
      {cells.map(({ n, is_lower, index, tick }, k) => {
        const at = left + k * side;
        const box = { x: at + 1, y: top + row, width: side - 2, height: row, rx: 4 };
        const line_y = top + (is_lower ? 0.3 : 1.8) * row;
        return (
          <g key={String(n)} class={is_lower ? 'lower' : 'upper'} onClick={() => choose(n)}>
            <text class="strip-words" x={tick} y={top + (is_lower ? 0.15 : 3.1) * row} font-size={label * 0.95}>
              {is_lower ? 'a' : 'b'}
              <tspan dy={label * 0.25} font-size={label * 0.7}>
                {name(index)}
              </tspan>
            </text>
            <line x1={tick} x2={tick} y1={line_y} y2={line_y + 0.9 * row} stroke-width={stroke * 0.7} />
            <rect {...box} />
            <text class="strip-number" x={at + side / 2} y={top + 1.5 * row + label * 0.35} font-weight={n === x ? 800 : 500}>
              {name(n)}
            </text>
            {n === x && <rect class="strip-chosen" {...box} stroke-width={stroke} />}
          </g>
        );
      })}
      <text class="strip-words" x={left} y={top - row * 0.25} font-weight="650" text-anchor="start">
        {text('wythoff-strip-lowers')}
      </text>
      <text class="strip-words" x={left} y={top + 3.75 * row} font-weight="650" text-anchor="start">
        {text('wythoff-strip-uppers')}
      </text>
      {String(x).length > 5 && (
        <text class="strip-words" x={width / 2} y={top + 4.4 * row}>
          x = {String(x).length > LONG ? ends(String(x)) : String(x)}
        </text>
      )}
    </svg>
  );
}
