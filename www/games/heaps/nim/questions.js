/** What Nim asks: heaps for the rule of the link, and the XOR as it grows. */
import { nimberOf, numbersOf } from '../../../game_page/question/questions.js';
import { byParity, byXor } from '../../../game_page/question/slips.js';
import { say } from '../../../player/lesson.js';
import { stepAt } from '../../../player/recorded_lesson.js';
import { anyOf } from '../../../ui/messages.js';
import { pairsOf, wholeXor, xorOf } from './steps.js';
import { inPowers, moveWords } from './words.js';

/** @import { NimMove } from '../../../../crate/pkg/heaps/mexplorer.js' */
/** @import { Questions } from '../../../game_page/question/types.js' */
/** @import { Page } from './state.js' */

/** Heaps that a reason writes out as sums of 4, 2 and 1. */
const SMALL = 7;

/** Winning moves that a reason names. */
const NAMED = 4;

/** Small heaps after a move, or as they are. @param {readonly string[]} heaps @param {NimMove} [move] */
function afterMove(heaps, move) {
  const left = heaps.map(Number);
  for (const [heap, take] of move === undefined ? [] : pairsOf(move)) left[Number(heap)] = Number(heaps[Number(heap)]) - Number(take);
  return left;
}

/** @type {Questions} */
export const QUESTIONS = {
  draw({ random, level, wanted, options: { moore, max, rule } }) {
    const [count, most] = level === 'small' ? [2, 7] : [3, 15];
    const heaps = numbersOf(random, count + (moore ? 1 : 0) + random(2), 1, most);
    // Where the XOR decides, the first heap makes it 0.
    if (wanted === 'P' && !moore && !max && rule !== 'every') {
      const xor = heaps.slice(1).reduce((sum, heap) => sum ^ heap, 0);
      if (xor > 0) heaps[0] = xor;
    }
    return { heaps: heaps.join(','), method: null };
  },
  /** By parity; in misère play as if the other player won. */
  slip({ heaps, rule }) {
    if (rule !== 'misere') return byParity(heaps);
    return byXor(heaps) === 'P' ? 'N' : 'P';
  },
  numbers: { grundy: nimberOf },
  /** A play lists the easiest one first. @param {Page} page */
  moveOfSteps: ({ solution }) => solution.value?.verdict.moves.slice(0, 1).map((move) => pairsOf(move).join(';'))[0],
  /** @param {Page} page */
  why({ solution, timeline: { value: run } }) {
    const { outcome, moves } = solution.value?.verdict ?? {};
    const { rule, max } = solution.value?.options ?? {};
    const is_xor = rule === 'normal' && !max && run?.k === 1;
    const xor = is_xor ? String(wholeXor(run)) : '';
    const is_whole = is_xor && !run.rest;
    const left = is_whole ? afterMove(run.heaps, moves?.[0]) : [];
    const [one, other, ...more] = left.filter(Boolean);
    const leaves_pair = moves?.length === 1 && one !== undefined && one === other && more.length === 0;
    const is_pair = is_whole && (leaves_pair || run.heaps.filter((heap) => heap !== '0').length === 2);
    const is_small = is_whole && run.heaps.every((heap) => Number(heap) <= SMALL);
    const written = is_small ? inPowers(left) : null;
    const form = is_pair ? 'pair' : written ? 'powers' : is_xor ? 'xor' : 'other';
    const named = anyOf((moves ?? []).slice(0, NAMED).map((move) => moveWords(pairsOf(move))));
    return say('nim-why', { form, outcome: outcome ?? '', xor, moves: named, count: moves?.length ?? 0, ...written });
  },
  /** @param {Page} page @param {number} cursor */
  next({ timeline: { value: run }, solution }, cursor) {
    // The steps of a search are others.
    if (!run || solution.value?.method === 'memo' || run.k > 1 || solution.value?.options.rule === 'every' || cursor >= run.steps.stepCount)
      return null;
    const { kind, numbers } = stepAt(run.steps, cursor + 1);
    const [heap] = numbers;
    if (kind !== 'added' || heap === 0) return null;
    return {
      says: say('nim-ask-next', { heap: heap + 1, before: String(xorOf(run, heap)) }),
      right: [String(xorOf(run, heap + 1))],
    };
  },
  /** The step that adds the last heap, or all further ones. */
  answerAt: ({ timeline: { value: run } }) => (run ? run.heaps.length + (run.rest ? 1 : 0) : 0),
};
