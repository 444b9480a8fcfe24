/** What numbers are worth, and which of them lose, by a rule of one coordinate. */
import { Refused } from '../../solver/protocol.js';
import { ruleOf } from './parameters.js';
import { LABELS, NONE } from './table.js';

/**
 * The table of the first so many numbers: the rule's own, where it has one.
 * @param {import('../../page/values/values_page.jsx').Ask} ask @param {number} count @param {import('../../solver/session.js').Options} options
 * @returns {Promise<import('./table.js').Timeline>}
 */
async function tableOf(ask, count, options) {
  const rule = ruleOf(options.rule ?? '');
  const none = new Refused({ id: 'values-lab-one', args: {} });
  const [, names = ''] = /[(（]([^()（）]*)[)）]\s*(?:->|→)/.exec(rule) ?? [];
  if (/[,，、]/.test(names)) throw none;
  const has_table = /(^|[\n\r;；])\s*table\s*[(（]/.test(rule);
  const timeline = await ask('timeline', '', { rule: has_table ? rule : `${rule}\ntable (0..${count - 1})`, at: null });
  if (timeline.ranges[0]?.[0] !== 0) throw none;
  return timeline;
}

/** @param {import('../../solver/session.js').Options} options */
const inOneLine = ({ rule }) =>
  ruleOf(rule ?? '')
    .trim()
    .replace(/\s*[\r\n]+\s*/g, '; ')
    .replace(/\s+/g, ' ');

/** @type {readonly import('../../page/values/values_page.jsx').List[]} */
export const LISTS = [
  {
    name: 'nimber',
    from: 0,
    most: 10_000,
    rule: inOneLine,
    is_nimber: true,
    start: { rule: '(n) -> (n - t)   for t in {1, 3, 4}' },
    async tell(ask, count, options) {
      const { nimbers } = await tableOf(ask, count, options);
      const unknown = nimbers.indexOf(NONE);
      if (nimbers.length === 0 || unknown === 0) throw new Refused({ id: 'values-lab-nimbers', args: {} });
      return { values: nimbers.subarray(0, Math.min(count, unknown < 0 ? nimbers.length : unknown)) };
    },
  },
  {
    name: 'losing',
    from: 0,
    most: 1_000,
    rule: inOneLine,
    is_set: true,
    async tell(ask, count, options) {
      // So many are looked for among ten times as many numbers.
      const { labels } = await tableOf(ask, 10 * count, options);
      const lost = LABELS.indexOf('P');
      return { values: [...labels.keys()].filter((n) => labels[n] === lost).slice(0, count) };
    },
  },
];
