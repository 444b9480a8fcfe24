/** The table of Dynamic Nim as a picture: its walls, the ray that popped one of them, and a later ray that passes it, too. */
import { Select } from '../../../ui/controls.jsx';
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { rich, text } from '../../../ui/messages.js';
import { TextField } from '../text_field.jsx';
import { disputed } from './disputed.js';
import { shownSubject } from './subject.js';
import { shownChallenge } from './walls.js';
import './walls.css';

/** @import { WhyTimeline, WhyWalls } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { ProofView } from '../types.js' */
/** @import { Page } from '../state.js' */
/** @import { Challenge } from './walls.js' */

/** Columns on show, for each row. */
const WIDTH = 1.35;
/** Rows for each line of labels. */
const LINES = 13;
/** Labels stand at multiples of this many rows, or of this many times as many. */
const LABELLED = 5;

/**
 * What the step is about: the challenge on show, and which of its rays are drawn.
 * @param {Page} page @returns {{challenge: Challenge | null, is_answered: boolean, are_all: boolean}}
 */
function shownOf(page) {
  const timeline = page.timeline.value;
  const { reply, is_answered } = disputed(page);
  const { kind, numbers } = page.step.value ?? { kind: 'start', numbers: [0] };
  if (!timeline) return { challenge: null, is_answered: false, are_all: false };
  if (kind === 'proof') {
    const step = numbers[0] ?? 0;
    return { challenge: shownChallenge(timeline), is_answered: step >= 4 && !page.covered.value, are_all: step <= 2 };
  }
  if (reply) return { challenge: { wall: reply[0], ray: reply[1], by: reply[2] }, is_answered, are_all: false };
  const is_named = timeline.made.length > 0;
  return { challenge: is_named ? shownChallenge(timeline) : null, is_answered: is_named && !page.covered.value, are_all: false };
}

/**
 * A ray, from its row up to the first row or the edge of the picture.
 * @param {{subject: WhyWalls, row: number, right: number, kind: string}} props
 */
function Ray({ subject: { slope }, row, right, kind }) {
  const up = Math.min(row, right / slope);
  return <line class={classNames('ray', kind)} x1={0} y1={row + 0.5} x2={up * slope} y2={row + 0.5 - up} />;
}

/**
 * Where a ray meets a wall, if that is on show.
 * @param {{subject: WhyWalls, wall: number, row: number, right: number, kind: string}} props
 */
function Meeting({ subject: { slope, thresholds }, wall, row, right, kind }) {
  const x = slope * (row - wall);
  return x > right ? null : <circle class={classNames('meeting', kind)} cx={x} cy={wall + 0.5} r={thresholds.length / 70} />;
}

/** @param {{timeline: WhyTimeline, subject: WhyWalls, page: Page}} props */
function Picture({ subject, page }) {
  const { thresholds, popped } = subject;
  const { challenge, is_answered, are_all } = shownOf(page);
  const { wall, by, ray } = challenge ?? { wall: -1, by: -1, ray: -1 };
  const rows = thresholds.length;
  const right = rows * WIDTH;
  const label = rows / LINES;
  const left = 3.9 * label;
  const is_popped = new Set(popped.map(([one]) => one));
  const rays = are_all ? Array.from({ length: ray - by - 1 }, (_, place) => by + 1 + place) : [];
  // The labels of two rays never stand on one another.
  const ray_y = Math.max(ray + 0.5, by + 0.5 + label);
  const each = LABELLED * Math.ceil((1.2 * label) / LABELLED);
  const isFree = (/** @type {number} */ row) => ![wall, by, ray].some((one) => one >= 0 && Math.abs(one - row) < label);
  const labelled = Array.from(thresholds, (_, row) => row).filter((row) => row === wall || (row % each === 0 && isFree(row)));
  return (
    <svg
      class="why-walls"
      role="img"
      aria-label={challenge ? text('why-walls-challenge', { wall, by, ray }) : text('why-walls-picture', { rows: rows - 1 })}
      viewBox={`${-left} ${-label / 4} ${left + right} ${rows + label * 0.6}`}
      style={{ '--label': `${label}px` }}
    >
      {Array.from(thresholds, (end, row) => (
        <g key={row} class={classNames('row', is_popped.has(row) && 'popped', row === wall && 'at')}>
          {row > 0 && <rect class="winning" x={end} y={row + 0.08} width={row + 1 - end} height={0.84} />}
          <rect class="wall" x={0} y={row + 0.08} width={row === 0 ? right : end} height={0.84} />
        </g>
      ))}
      {wall >= 0 && <rect class="outline" x={0} y={wall} width={entryAt(thresholds, wall)} height={1} />}
      {rays.map((row) => (
        <Ray key={row} subject={subject} row={row} right={right} kind="between" />
      ))}
      {challenge && (
        <>
          <Ray subject={subject} row={by} right={right} kind="by" />
          <Ray subject={subject} row={ray} right={right} kind="later" />
          <Meeting subject={subject} wall={wall} row={by} right={right} kind="by" />
          {is_answered && <Meeting subject={subject} wall={wall} row={ray} right={right} kind="later" />}
        </>
      )}
      {labelled.map((row) => (
        <text key={row} class={classNames(row === wall && 'at')} x={-left + 1.5 * label} y={row + 0.5}>
          {row}
        </text>
      ))}
      {challenge && (
        <>
          <text class="by" x={-0.4 * label} y={by + 0.5}>
            {by}
          </text>
          <text class="later" x={-0.4 * label} y={ray_y}>
            {ray}
          </text>
        </>
      )}
    </svg>
  );
}

/** @param {{page: Page}} props */
function WallsBoard({ page }) {
  const timeline = page.timeline.value;
  const subject = shownSubject(timeline, 'walls');
  if (!timeline || !subject) return <div class="board" />;
  return (
    <div class="board why-board">
      <Picture timeline={timeline} subject={subject} page={page} />
    </div>
  );
}

/**
 * The popped walls and the later rays, to be named.
 * @param {{page: Page, subject: WhyWalls, named: readonly number[] | undefined}} props
 */
function Named({ page, subject: { popped, thresholds }, named }) {
  const last = thresholds.length - 1;
  const walls = popped.filter(([, by]) => by < last);
  const [wall, by] = walls.find(([one]) => one === named?.[0]) ?? [0, last];
  const name = (/** @type {string} */ to) => page.go({ moves: to || null, at: null });
  return rich(
    'why-rule-walls-named',
    {},
    {
      wall: (
        <Select
          name="wall"
          aria-label={text('why-field-wall')}
          among={[{ value: '', text: '–' }, ...walls.map(([one]) => ({ value: String(one), text: String(one) }))]}
          chosen={wall > 0 ? String(wall) : ''}
          choose={(value) => {
            const found = walls.find(([one]) => String(one) === value);
            name(found ? `${value}-${found[1] + 1}` : '');
          }}
        />
      ),
      ray: (
        <Select
          name="ray"
          aria-label={text('why-field-ray')}
          among={
            wall > 0
              ? Array.from({ length: last - by }, (_, place) => String(by + 1 + place)).map((value) => ({ value, text: value }))
              : [{ value: '', text: '–' }]
          }
          chosen={String(named?.[1] ?? '')}
          choose={(value) => name(`${wall}-${value}`)}
        />
      ),
    },
  );
}

/** @param {{page: Page}} props */
function Claim({ page }) {
  const { n, k } = page.options.value;
  const timeline = page.timeline.value;
  const subject = shownSubject(timeline, 'walls');
  const field = (/** @type {'n' | 'k'} */ name, /** @type {string | null | undefined} */ value) => (
    <TextField
      name={name}
      label={text(`why-field-${name}`)}
      value={value ?? ''}
      change={(typed) => page.go({ [name]: typed || null, moves: null, at: null })}
      widest={3}
    />
  );
  return (
    <span>
      {rich('why-rule-walls', {}, { n: field('n', n), k: field('k', k) })}{' '}
      {subject && <Named page={page} subject={subject} named={timeline?.made.at(-1)} />}
    </span>
  );
}

/** @type {ProofView} */
export const WALLS_VIEW = { Board: WallsBoard, Claim, legend: ['wall', 'popped', 'winning', 'popped-by', 'later-ray'] };
