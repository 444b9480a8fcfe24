/** The steps of a proof: facts and their answers, the table place by place, the formula's first wrong pair, the values of a graph. */
import { say } from '../../player/lesson.js';
import { recordedLesson } from '../../player/recorded_lesson.js';
import { entryAt } from '../../ui/entry_at.js';
import { allOf } from '../../ui/messages.js';

/** @import { WhyTimeline, WhyFact } from '../../../crate/pkg/why/mexplorer.js' */
/** @import { Lesson } from '../../player/types.js' */

/** The two proofs, and the parts of the first, as messages name them. @param {Record<string, string | null>} options */
export const nameOfPart = ({ about, part }) => (about === 'xor' ? `xor-${part}` : String(about));

/**
 * The numbers that the moves from a place of the table lead to: above it, then left of it.
 * @param {readonly (number | null)[]} numbers by place @param {number} side @param {number} row @param {number} column
 */
export const ledTo = (numbers, side, row, column) => [
  ...Array.from({ length: row }, (_, above) => numbers[above * side + column] ?? null),
  ...Array.from({ length: column }, (_, left) => numbers[row * side + left] ?? null),
];

/** Numbers, each once, ascending, as words. @param {readonly (number | null)[]} numbers */
export const seenWords = (numbers) => allOf([...new Set(numbers.filter((one) => one !== null))].sort((a, b) => a - b).map(String));

/** The options of a vertex. @param {readonly [number, number][]} edges @param {number} vertex */
export const optionsOf = (edges, vertex) => edges.filter(([from]) => from === vertex).map(([, to]) => to);

/**
 * A move of heaps that stand side by side, as arguments of a sentence.
 * @param {WhyFact} fact @param {readonly number[]} move the index of the heap, and what is left of it
 */
export const moveArguments = ({ heaps }, [heap = 0, to = 0]) => ({ heap: heap + 1, take: entryAt(heaps, heap) - to, left: to });

/** @param {WhyTimeline} timeline @param {string} judged @param {Record<string, string | null>} options @returns {Lesson} */
export function whyLesson(timeline, judged, options) {
  const { facts, table, graph, pair, steps } = timeline;
  const part = nameOfPart(options);
  const factAt = (/** @type {number} */ index) => entryAt(facts ?? [], index);
  return recordedLesson(steps, {
    placeOf({ kind, numbers: [first, second] }) {
      if (kind === 'fact') return factAt(first).fact;
      if (kind === 'place') return `${first},${second}`;
      if (kind === 'proof') return `proof${first}`;
      return kind === 'vertex' ? String(first) : kind;
    },
    captionOf({ kind, numbers: [first, second] }, _, covered) {
      if (kind === 'start') return say(`why-start-${part}`, { count: steps.stepCount, judged });
      if (covered && (kind === 'pair' || kind === 'winning' || kind === 'proof')) return say('why-covered');
      switch (kind) {
        case 'fact':
          return say('why-step-fact', { fact: factAt(first).fact, count: second });
        case 'challenge': {
          const fact = factAt(first);
          const move = moveArguments(fact, entryAt(fact.answers, second).slice(0, 2));
          return say('why-step-challenge', { ...move, number: second + 1, count: fact.answers.length });
        }
        case 'answer': {
          const fact = factAt(first);
          const [, , heap, left] = entryAt(fact.answers, second);
          return say('why-step-answer', {
            ...moveArguments(fact, [heap, left]),
            fact: fact.fact,
            number: second + 1,
            count: fact.answers.length,
          });
        }
        case 'place': {
          const { side, numbers } = /** @type {NonNullable<typeof table>} */ (table);
          const number = entryAt(numbers, first * side + second);
          return say('why-step-place', {
            row: first,
            column: second,
            count: first + second,
            seen: seenWords(ledTo(numbers, side, first, second)),
            number,
          });
        }
        case 'vertex': {
          const { edges, nimbers } = /** @type {NonNullable<typeof graph>} */ (graph);
          const options = optionsOf(edges, first);
          const seen = seenWords(options.map((to) => nimbers[to] ?? null));
          return say('why-step-vertex', { vertex: first, count: options.length, seen, number: second });
        }
        case 'proof':
          return say(`why-proof-${first}`);
        default:
          return say(`why-step-${kind}`, pairArguments(pair));
      }
    },
    code: say(`why-code-${part}`),
    lit: { fact: [0], challenge: [1], answer: [2], place: [0, 1], pair: [0], winning: [1], vertex: [0, 1], proof: [0] },
    nameOf: ({ kind, numbers: [first, second] }) =>
      say('why-step-name', { kind, fact: facts ? factAt(first).fact : 'none', first, second }),
  });
}

/** The pair for which a formula is wrong, as arguments of a sentence. @param {WhyTimeline['pair']} pair */
export const pairArguments = (pair) => ({
  a: pair?.heaps[0] ?? '',
  b: pair?.heaps[1] ?? '',
  said: pair?.said ?? '',
  fault: pair?.fault ?? 'none',
  is_heap: pair?.third === null ? 'no' : 'yes',
  heap: pair?.winningHeap === null || pair?.winningHeap === undefined ? 0 : pair.winningHeap + 1,
  left: pair?.winningTo ?? '',
});
