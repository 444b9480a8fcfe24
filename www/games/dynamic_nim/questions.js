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

/** The most takes whose answers a reason lists one by one. */
const MOST_ANSWERED = 4;

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
 * Whether, after every take from the first one to the cap, the opponent may take all the rest.
 * @param {DynamicNimTable} table @param {number} pile @param {number} first @param {number} cap
 */
function leavesRest(table, pile, first, cap) {
  for (let take = first; take <= cap; take += 1) if (Number(capAfter(table, take)) < pile - take) return false;
  return true;
}

/**
 * The opponent’s winning answers to all takes from a losing pile: one by one, or up to a take after which all the rest may be taken. Null
 * if they are too many.
 * @param {DynamicNimTable} table @param {number} pile @param {number} cap
 */
function answersTo(table, pile, cap) {
  const firsts = Array.from({ length: MOST_ANSWERED + 1 }, (_, before) => before + 1);
  const rest = cap <= MOST_ANSWERED ? cap + 1 : firsts.find((first) => leavesRest(table, pile, first, cap));
  if (rest === undefined) return null;
  const answers = firsts.slice(0, rest - 1).map((take) => text('dynamic-nim-answer', { take, answer: threshold(table, pile - take) }));
  return clauses(rest > cap ? answers : [...answers, text('dynamic-nim-answer-rest', { take: rest })]);
}

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
    if (of && outcome === 'P') {
      const answers = answersTo(of.table, of.n, Number(cap));
      return say(
        'dynamic-nim-why',
        answers === null ? { form: 'least', ...args, ...needs(of.table, of.n) } : { form: 'answers', ...args, takes: answers },
      );
    }
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
