/** What Dynamic Nim asks: piles by the rule of the link, the smallest winning take of a pile, and of the next one. */
import { say } from '../../player/lesson.js';
import { anyOf, clauses, text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { pileAndCap } from './parameters.js';
import { capAfter, INFINITE, lastStep, rowOf, threshold } from './steps.js';

/** @import { DynamicNimTable } from '../../../crate/pkg/dynamic_nim/mexplorer.js' */
/** @import { Questions } from '../../game_page/question/types.js' */

/** The largest pile of a question. */
const LARGEST = { small: 12, usual: 40, tricky: 60 };

/** Up to so large a cap a reason has the answer to every take. */
const MOST_ANSWERED = 4;

/** From so small a take on the other has to take the rest, for the answers to be listed. */
const MOST_LISTED = 5;

/** Winning takes that a reason names. */
const NAMED = 6;

/** The table of the page, where its method fills one. @param {any} page @returns {DynamicNimTable | null} */
const tableOf = ({ timeline }) => (timeline.value?.f?.length > 0 ? timeline.value : null);

/** The table and the pile of the page, where it is one of the table's. @param {any} page */
function pileOf(page) {
  const [table, n] = [tableOf(page), Number(page.solution.value?.options.n)];
  return table && n > 0 && n <= table.size ? { table, n } : null;
}

/**
 * The least take from which on the other may take all that is left; one more than the cap if there is none.
 * @param {DynamicNimTable} table @param {number} pile @param {number} cap
 */
function takesOfRest(table, pile, cap) {
  let first = cap + 1;
  while (first > 1 && Number(capAfter(table, first - 1)) >= pile - first + 1) first -= 1;
  return first;
}

/**
 * The winning answer to each take before one from which on the other takes the rest.
 * @param {DynamicNimTable} table @param {number} pile @param {number} rest
 */
const answersBefore = (table, pile, rest) =>
  clauses([
    ...Array.from({ length: rest - 1 }, (_, at) => text('dynamic-nim-answer', { take: at + 1, answer: threshold(table, pile - at - 1) })),
    text('dynamic-nim-answer-rest', { take: rest }),
  ]);

/** The smallest winning take of a pile, and whether it is all of it. @param {DynamicNimTable} table @param {number} pile */
function needs(table, pile) {
  const least = threshold(table, pile);
  return { least, is_all: least === pile ? 'yes' : 'no' };
}

/** @type {Questions} */
export const QUESTIONS = {
  // A table to write in; other questions are about stones.
  paper: (kind) => (kind === 'next' ? [1240, 1100] : undefined),
  draw: ({ random, level }) => ({ n: String(2 + random(LARGEST[level] - 1)), cap: null, method: null }),
  /** The answer of somebody who thinks that the cap never changes: P at the multiples of k + 1. */
  slip({ n, k, limit }) {
    if (limit || !/^[1-9]\d?$/.test(k ?? '')) return null;
    return Number(n) % (Number(k) + 1) === 0 ? 'P' : 'N';
  },
  why(page, kind) {
    const { solution, position } = page;
    const [pile, cap] = pileAndCap(position.value?.text ?? '');
    const { outcome = '', moves = [] } = solution.value?.verdict ?? {};
    const takes = anyOf(moves.slice(0, NAMED).map(readable));
    if (kind === 'number') return say('dynamic-nim-why-f', { pile: readable(pile ?? ''), takes });
    const of = pileOf(page);
    const args = { pile: readable(pile ?? ''), cap: readable(cap ?? ''), takes };
    if (of && outcome === 'P' && Number(cap) <= MOST_ANSWERED) {
      const answers = Array.from({ length: Number(cap) }, (_, at) => ({ take: at + 1, answer: threshold(of.table, of.n - at - 1) }));
      return say('dynamic-nim-why', { form: 'answers', ...args, takes: clauses(answers.map((one) => text('dynamic-nim-answer', one))) });
    }
    if (of && outcome === 'P') {
      const rest = takesOfRest(of.table, of.n, Number(cap));
      if (rest <= MOST_LISTED) return say('dynamic-nim-why', { form: 'answers', ...args, takes: answersBefore(of.table, of.n, rest) });
    }
    if (of && outcome === 'P') return say('dynamic-nim-why', { form: 'least', ...args, ...needs(of.table, of.n) });
    const take = Number(moves[0]);
    const left = of ? of.n - take : 0;
    // After the last stone, and without a table, there is no threshold.
    if (!of || outcome !== 'N' || left === 0) return say('dynamic-nim-why', { form: outcome, ...args });
    const most = String(capAfter(of.table, take));
    const form = moves.length === 1 ? 'one' : 'several';
    return say('dynamic-nim-why', { form, ...args, take, left, ...needs(of.table, left), most });
  },
  numbers: {
    f(page) {
      const of = pileOf(page);
      return of && String(threshold(of.table, of.n));
    },
  },
  next(page, cursor) {
    const table = tableOf(page);
    if (!table) return null;
    const row = rowOf(table, cursor);
    if (cursor !== lastStep(table, row) || row >= table.size) return null;
    const f = threshold(table, row + 1);
    if (f === INFINITE) return null;
    return { says: say('dynamic-nim-ask-next', { row: row + 1 }), right: [String(f)], to: lastStep(table, row + 1) };
  },
  /** The row of the pile decides. */
  answerAt(page) {
    const of = pileOf(page);
    return of ? lastStep(of.table, of.n - 1) + 1 : Infinity;
  },
};
