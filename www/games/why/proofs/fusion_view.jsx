/** A picture of Hackenbush and the fused one side by side: the challenger cuts an edge of either, and the answer another. */
import { Choice } from '../../../ui/choice.jsx';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { text } from '../../../ui/messages.js';
import { Line } from '../line.jsx';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { cutsOf, has, letterOf } from './fusion.js';
import { boxOf, pictureOf } from './picture_layout.js';
import { shownSubject } from './subject.js';

/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */
/** @import { Cut } from './fusion.js' */
/** @import { Picture as Drawing } from './picture_layout.js' */

/** Whose cut it is: the challenger's, the answer, and what wins against that. */
const CUTS = ['challenged', 'answered', 'winning'];

/** The cuts of the step, one after the other. @param {Page} page @returns {(readonly [part: number, edge: number])[]} */
function shownCuts(page) {
  const { timeline, step, covered } = page;
  const { kind = 'start', numbers: [, at] = [0, 0] } = step.value ?? {};
  const { reply, is_answered } = disputed(page);
  const won = kind === 'winning' && !covered.value;
  const of = reply ?? (won ? timeline.value?.disputes[0]?.answers[at] : null);
  if (!of) return [];
  const against = shownSubject(timeline.value, 'fusion')?.replies[at];
  return [
    /** @type {const} */ ([of[0], of[1]]),
    ...(is_answered || won ? [/** @type {const} */ ([of[2], of[3]])] : []),
    ...(won && against ? [against] : []),
  ];
}

/** @param {{page: Page}} props */
function FusionBoard({ page }) {
  const subject = shownSubject(page.timeline.value, 'fusion');
  if (!subject) return <div class="board" />;
  const cuts = cutsOf(subject, shownCuts(page));
  const drawings = subject.edges.map(pictureOf);
  const box = boxOf(drawings);
  return (
    <div class="board why-board">
      <div class="why-pictures">
        {subject.edges.map((edges, part) => (
          <Picture
            key={part}
            part={part}
            edges={edges}
            drawing={entryAt(drawings, part)}
            box={box}
            there={entryAt(subject.there, part)}
            cuts={cuts}
            cut={(edge) => page.challenge(0, part, edge)}
            is_answering={page.is_answering.value}
          />
        ))}
      </div>
    </div>
  );
}

/** What has become of an edge. @param {number} part @param {number} edge @param {readonly Cut[]} cuts */
function fateOf(part, edge, cuts) {
  const index = cuts.findIndex((cut) => cut.part === part && has(cut.before, edge) && !has(cut.after, edge));
  if (index < 0) return '';
  return cuts[index]?.edge === edge ? (CUTS[index] ?? '') : 'fallen';
}

/**
 * @param {object} props
 * @param {number} props.part
 * @param {readonly (readonly [number, number])[]} props.edges
 * @param {Drawing} props.drawing
 * @param {ReturnType<typeof boxOf>} props.box
 * @param {number} props.there the edges that are still there, as bits
 * @param {readonly Cut[]} props.cuts
 * @param {(edge: number) => void} props.cut
 * @param {boolean} props.is_answering whether that answers a challenge
 */
function Picture({ part, edges, drawing, box, there, cuts, cut, is_answering }) {
  const { points, edges: drawn } = drawing;
  const { left, top, width, height } = box;
  const used = new Set([0, ...edges.filter((_, edge) => has(there, edge)).flat()]);
  return (
    <figure class="why-picture">
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="group" aria-label={text('why-picture', { part: part + 1 })}>
        <line class="why-ground" x1={left} x2={left + width} y1="0" y2="0" />
        {drawn.map(({ path, label }, edge) => {
          if (!has(there, edge)) return null;
          const [one, other] = entryAt(edges, edge);
          const act = () => cut(edge);
          return (
            <g
              key={edge}
              role="button"
              tabindex={0}
              class={classNames('why-edge', fateOf(part, edge, cuts))}
              aria-label={text('why-picture-cut', {
                edge: letterOf(edge),
                one,
                other,
                part: part + 1,
                is_answering: is_answering ? 'yes' : 'no',
              })}
              onClick={act}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                act();
              }}
            >
              <path class="why-edge-room" d={path} />
              <path class="why-edge-line" d={path} />
              <text x={label.x} y={label.y}>
                {letterOf(edge)}
              </text>
            </g>
          );
        })}
        {[...points].map(([vertex, { x, y }]) => used.has(vertex) && <circle key={vertex} class="why-joint" cx={x} cy={y} r="6" />)}
      </svg>
      <figcaption>{text('why-picture', { part: part + 1 })}</figcaption>
    </figure>
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  return (
    <>
      {text('why-rule-fusion')}{' '}
      <TextField
        name="edges"
        label={text('why-field-picture')}
        value={page.options.value.edges ?? ''}
        change={(value) => page.go({ edges: value, moves: null, at: null })}
        widest={26}
      />
    </>
  );
}

/** With what the claim answers. @param {{page: Page}} props */
const Picks = ({ page }) => (
  <Choice
    name="why-fusion"
    label={text('why-fusion-claim')}
    among={['any', 'same'].map((value) => ({ value, text: text(`why-fusion-claim-${value}`) }))}
    chosen={page.options.value.claim || 'any'}
    choose={(value) => page.setClaim(value === 'any' ? '' : value)}
  />
);

/** The way on after an answer, where that holds. @param {{page: Page}} props */
function Explanation({ page }) {
  const is_claimed = (shownSubject(page.timeline.value, 'fusion')?.replies.length ?? 0) > 0;
  return is_claimed && page.timeline.value?.made.length === 0 ? null : <Line page={page} />;
}

/** @type {ProofView} */
export const FUSION_VIEW = {
  Board: FusionBoard,
  Claim,
  Picks,
  Explanation,
  legend: ['challenged-edge', 'answered-edge', 'winning-edge', 'fallen'],
};
