/** Values of the numbers by a rule of one coordinate: their nimbers, and those that lose. */
import { Refused } from '../../solver/protocol.js';
import { packed } from '../../ui/packed.js';
import { linesOf } from './highlight.js';
import { ruleOf } from './parameters.js';
import { LABEL, NONE } from './table.js';

/** @import { Ask, List } from '../../features/values/types.js' */
/** @import { Timeline } from './table.js' */
/** @import { Options } from '../../solver/types.js' */

/** @param {string} id */
const refusal = (id) => new Refused({ id, args: {} });

/**
 * The table of the first so many numbers, or that of the rule, if it has one.
 * @param {Ask} ask @param {number} count @param {Options} options
 * @returns {Promise<Timeline>}
 */
async function tableOf(ask, count, options) {
  const rule = ruleOf(options.rule ?? '');
  /** @type {Timeline} */
  const own = await ask('timeline', '', { rule, at: null });
  if (own.names.length !== 1) throw refusal('values-lab-one');
  const timeline = own.hasTable ? own : await ask('timeline', '', { rule: `${rule}\ntable (0..${count - 1})`, at: null });
  if (timeline.firsts[0] !== 0n) throw refusal('values-lab-one');
  return timeline;
}

/** The statements of a rule without its comments, in one line. @param {Options} options */
const inOneLine = ({ rule }) =>
  linesOf(ruleOf(rule ?? ''))
    .map((line) =>
      line
        .replace(/[#＃].*/s, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('; ');

/** The period of the nimbers, if the solver proved it. @param {Timeline} timeline */
function provedPeriod({ repetition }) {
  const is_proved = repetition?.certainty === 'takes' || repetition?.certainty === 'splits';
  return repetition?.ofNimbers && is_proved ? { ...repetition, is_proved } : null;
}

/**
 * The rule's table as far as a number, at that number.
 * @param {readonly [number, number?]} place @param {Options} options
 */
function boardOf([n], { rule }) {
  const own = ruleOf(rule ?? '');
  return { rule: packed(/^\s*table\b/m.test(own) ? own : `${own}\ntable (0..${Math.max(n, 12)})`), step: String(n) };
}

/** @type {readonly List[]} */
export const LISTS = [
  {
    name: 'nimber',
    from: 0,
    most: 10_000,
    is_nimber: true,
    boardOf,
    start: { rule: '(n) -> (n - t)   for t in {1, 3, 4}' },
    async compute(ask, count, options) {
      const timeline = await tableOf(ask, count, options);
      const { nimbers } = timeline;
      const unknown = nimbers.indexOf(NONE);
      if (nimbers.length === 0 || unknown === 0) throw refusal('values-lab-nimbers');
      const values = nimbers.subarray(0, Math.min(count, unknown < 0 ? nimbers.length : unknown));
      return { values, period: provedPeriod(timeline), rule: inOneLine(options) };
    },
  },
  {
    name: 'losing',
    from: 0,
    most: 1_000,
    is_set: true,
    boardOf: (place, options, { got, expected }) =>
      boardOf([/^[PN]$/.test(expected) ? place[0] : Math.min(Number(got), Number(expected))], options),
    async compute(ask, count, options) {
      // They are sought among ten times as many numbers.
      const { labels } = await tableOf(ask, 10 * count, options);
      const all = [...labels.keys()].filter((n) => labels[n] === LABEL.P);
      return { values: all.slice(0, count), rule: inOneLine(options), ...(all.length <= count ? { sought: labels.length } : {}) };
    },
  },
];
