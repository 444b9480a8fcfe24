/** Unlike parts beside one another: the claim of their values, and the board, which is fetched when it is shown. */
import { Lazy } from '../../../ui/lazy.jsx';
import { text } from '../../../ui/messages.js';
import { Line } from '../line.jsx';
import { TextField } from '../text_field.jsx';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */

const loadBoard = () => import('./sg_board.jsx').then(({ SumBoard }) => SumBoard);

/** @param {{page: Page}} props */
const Board = (props) => <Lazy load={loadBoard} with={props} meanwhile={<div class="board" />} />;

/** The fields of the parts and what they are called. @type {['pins' | 'heap' | 'edges' | 'token', number][]} */
const FIELDS = [
  ['pins', 2],
  ['heap', 2],
  ['edges', 17],
  ['token', 2],
];

/** @param {{page: Page}} props */
function Claim({ page }) {
  return (
    <>
      {text('why-rule-sg')}{' '}
      {FIELDS.map(([name, widest]) => (
        <span key={name} class="why-named-field">
          {text('why-sg-field', { name })}{' '}
          <TextField
            name={name}
            label={text('why-sg-field-label', { name })}
            value={page.options.value[name] ?? ''}
            change={(value) => page.go({ [name]: value, claim: null, moves: null, at: null })}
            widest={widest}
          />
        </span>
      ))}
    </>
  );
}

/** The way on after an answer, where the three values are right. @param {{page: Page}} props */
function Explanation({ page }) {
  return shownSubject(page.timeline.value, 'sum')?.wrong === null ? <Line page={page} /> : null;
}

/** @type {ProofView} */
export const SUM_VIEW = { Board, Claim, Explanation, legend: ['challenged-piece', 'answered-piece'] };
