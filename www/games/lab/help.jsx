/** What opens below the text of a rule: rules to start from, and the language on one page. */
import { Button } from '../../ui/controls.jsx';
import { rich, text } from '../../ui/messages.js';
import { RULES } from './rules.js';

/** @import { Draft } from './types.js' */

/** The rules to start from. @param {{draft: Draft, close: () => void}} props */
export const Ready = ({ draft, close }) => (
  <ul class="lab-rules" aria-label={text('lab-ready')}>
    {Object.entries(RULES).map(([name, rule]) => (
      <li key={name}>
        <Button
          words={text(`lab-ready-${name}`)}
          class="quiet"
          onClick={() => {
            draft.set(rule);
            close();
          }}
        />
      </li>
    ))}
  </ul>
);

/** Lines by the names of their messages. @type {readonly [name: string, line: string][]} */
const LINES = [
  ['move', '(n) -> (n - t) for t in 1..3 if n != 5'],
  ['loops', '(a, b) -> (a - s, b - t) for s in 1..a for t in {0, s..2*s}'],
  ['sum', '(n) -> (i) & (n - 1 - i) for i in 0..n - 1'],
  ['end', '(n) -> end if n = 1'],
  ['constant', 'k = 5/2'],
  ['won', 'won (n) if n = 7'],
  ['lost', 'lost (n) if n = 9'],
  ['last', 'last loses'],
  ['board', 'board (a, b) if a < b'],
  ['start', 'start (5, 8)'],
  ['table', 'table (0..40, 0..40)'],
  ['guess', 'conjecture lost if n mod 4 = 0'],
  ['nimber', 'conjecture nimber = xor(a, b)'],
];

/** Every kind of line with what it means; a click writes it below the text. @param {{draft: Draft}} props */
export const Reference = ({ draft }) => (
  <div class="lab-reference">
    <dl>
      {LINES.map(([name, line]) => (
        <div key={name}>
          <dt>
            <button
              type="button"
              class="quiet"
              title={text('lab-ref-write')}
              onClick={() => draft.type(`${draft.text.peek().trimEnd()}\n${line}`)}
            >
              <code>{line}</code>
            </button>
          </dt>
          <dd>{rich(`lab-ref-${name}`)}</dd>
        </div>
      ))}
    </dl>
    <p>{rich('lab-ref-signs')}</p>
    <p>{rich('lab-ref-values')}</p>
  </div>
);
