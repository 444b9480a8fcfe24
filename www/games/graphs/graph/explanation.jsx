/** A vertex that was picked: its label, its options and theirs, and what can be done with it. */
import { Spot } from '../../../ui/spot.jsx';
import { rich, seriesOf, text } from '../../../ui/messages.js';
import { optionsAt, terminalOf } from './graph_value.js';
import { letterOf, NONE, numbersAmong, writtenOn } from './steps.js';
import { tokensOf } from '../tokens.js';

/** @import { Page } from './state.js' */

/** Options that are named one by one. */
const NAMED = 12;

/** @param {{page: Page, close: () => void}} props */
export function Explanation({ page, close }) {
  const vertex = page.selection.value;
  const parts = page.current.value;
  if (vertex === null || !parts || vertex >= parts.labels.length || page.match.play.value) return null;
  const options = [...optionsAt(parts, vertex)];
  const letter = letterOf(parts, vertex);
  const named = options.slice(0, NAMED + 1).map((one) => text('graph-option', { name: page.nameOf(one), label: letterOf(parts, one) }));
  const terminal = terminalOf(parts, vertex);
  const depth = parts.depths[vertex] ?? NONE;
  const tokens = tokensOf(page.verdict.value?.position ?? null);
  const covered = page.covered.value;
  const run = page.timeline.value;
  const is_infinite = run?.values[vertex] === NONE;
  /** What the method gives it, beyond its label. */
  const given = !run?.values.length ? '' : is_infinite ? `∞(${numbersAmong(run, options).join(', ')})` : writtenOn(run, parts, vertex);
  return (
    <Spot
      title={text('graph-vertex', { name: page.nameOf(vertex) })}
      {...(covered ? {} : { outcome: letter })}
      close={close}
      actions={[
        [text('graph-only-token'), () => page.go({ tokens: String(vertex), at: null })],
        [text('graph-add-token'), () => page.go({ tokens: [...tokens, vertex].join(','), at: null })],
      ]}
    >
      {!covered && (
        <p role="status">
          {rich('graph-explain', {
            kind: terminal !== 'none' ? terminal : options.length === 0 ? 'sink' : letter === '?' ? 'draw' : letter,
            options: seriesOf(named, NAMED),
            depth: depth === NONE ? 'none' : depth,
            breaking: parts.breaking.includes(vertex) ? 'yes' : 'no',
          })}
          {given !== '' && rich('graph-explain-value', { method: page.method.value, value: given })}
        </p>
      )}
    </Spot>
  );
}
