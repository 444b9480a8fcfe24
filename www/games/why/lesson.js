/** The steps of a proof: disputes with every move and its answer, what its part adds, and the steps of a proof that stands on the page. */
import { say } from '../../player/lesson.js';
import { recordedLesson } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { BEATTY } from './proofs/beatty.js';
import { FACTS } from './proofs/facts.js';
import { FORMULA } from './proofs/formula.js';
import { FUSION } from './proofs/fusion.js';
import { MEX } from './proofs/mex.js';
import { SUM } from './proofs/sg.js';
import { NUMERATION } from './proofs/numeration.js';
import { STAIRS } from './proofs/stairs.js';
import { TABLE } from './proofs/table.js';
import { WALLS } from './proofs/walls.js';

/** @import { WhyTimeline, WhyVerdict } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */
/** @import { ProofWords } from './types.js' */

/** By the part's name. @type {Record<string, ProofWords>} */
export const WORDS = {
  'xor-1': FACTS,
  'xor-2': TABLE,
  'xor-3': FORMULA,
  mex: MEX,
  stairs: STAIRS,
  beatty: BEATTY,
  sg: SUM,
  fusion: FUSION,
  numeration: NUMERATION,
  walls: WALLS,
};

/** The lines of the code that a kind of step is at. */
const LIT = { dispute: [0], challenge: [1], answer: [2], place: [0, 1], pair: [0], winning: [1], vertex: [0, 1], proof: [0] };

/** What messages call the part of a proof. @param {Record<string, string | null>} options */
export const nameOfPart = ({ about, part }) => (about === 'xor' ? `xor-${part}` : String(about));

/** The challenger's move as links write it: the part, and what is left of it. @param {string} part @param {readonly number[]} move */
export function moveText(part, move) {
  const { first_part = 1, moveTextOf } = WORDS[part] ?? {};
  const [of = 0, left = 0] = move;
  return moveTextOf?.(move) ?? `${of + first_part}-${left}`;
}

/** What was found wrong with a claim, and where, as messages have it. @param {WhyVerdict} verdict */
export function foundOf({ at, tried, wrong }) {
  const [row = '', column = ''] = at.split(/[,-]/);
  return {
    row,
    column,
    tried,
    kind: wrong?.kind ?? 'none',
    heap: wrong?.kind === 'same' ? wrong.heap : 0,
    other: wrong?.kind === 'same' ? wrong.to : wrong?.kind === 'missing' ? wrong.number : 0,
  };
}

/** @param {WhyTimeline} timeline @param {WhyVerdict} verdict @param {Record<string, string | null>} options @returns {Lesson} */
export function whyLesson(timeline, verdict, options) {
  const { judged } = verdict;
  const { disputes, made, steps } = timeline;
  const part = nameOfPart(options);
  const words = WORDS[part] ?? {};
  const disputeAt = (/** @type {number} */ index) => entryAt(disputes, index);
  return recordedLesson(steps, {
    placeOf({ kind, numbers: [first, second] }) {
      if (kind === 'dispute') return disputeAt(first).name;
      if (kind === 'challenge') return `${disputeAt(first).name}-${moveText(part, entryAt(disputeAt(first).answers, second))}`;
      if (kind === 'place') return `${first},${second}`;
      if (kind === 'proof') return `proof${first}`;
      return kind === 'vertex' ? String(first) : kind;
    },
    captionOf(step, _, covered) {
      const { kind, numbers } = step;
      const [first, second] = numbers;
      // Where the steps are about what is wrong, they tell that it is.
      if (covered && words.is_telling)
        return kind === 'start' ? say(`why-start-${part}`, { count: 0, judged: 'unclaimed' }) : say('why-covered');
      if (kind === 'start') return say(`why-start-${part}`, { count: steps.stepCount, judged, ...foundOf(verdict) });
      if (covered && (kind === 'pair' || kind === 'winning' || kind === 'proof' || kind === 'answer')) return say('why-covered');
      if (kind === 'proof') {
        const name = words.nameOfProofStep?.(timeline, first) ?? first;
        return say(`why-proof-${part}-${name}`, words.proofArguments?.(timeline, first));
      }
      if (kind === 'dispute') return say(`why-step-dispute-${part}`, { name: disputeAt(first).name, count: second, made: made.length });
      if (kind === 'challenge' || kind === 'answer') {
        const { name, answers } = disputeAt(first);
        const reply = entryAt(answers, second);
        const is_answered = reply[2] < 0 ? 'no' : 'yes';
        const said = words.moveArguments?.(timeline, first, reply, kind === 'answer' && reply[2] >= 0);
        // After an answer, how many moves have had one.
        const answered = answers.slice(0, second + 1).filter(([, , other]) => other >= 0).length;
        const number = kind === 'answer' ? answered : second + 1;
        return say(`why-step-${kind}-${part}`, { ...said, name, number, count: answers.length, is_answered });
      }
      return words.captionOf?.(timeline, step) ?? say(`why-step-${kind}`);
    },
    code: say(`why-code-${part}`),
    lit: { ...LIT, ...words.lit },
    nameOf({ kind, numbers: [first, second] }) {
      const move = kind === 'challenge' || kind === 'answer' ? entryAt(disputeAt(first).answers, second) : null;
      const { first_part = 1, part_name = 'none' } = words;
      return say('why-step-name', {
        kind,
        dispute: disputes[first]?.name ?? 'none',
        part_name,
        part: (move?.[0] ?? 0) + first_part,
        left: move?.[1] ?? 0,
        move: move ? moveText(part, move) : '',
        first,
        second,
      });
    },
  });
}
