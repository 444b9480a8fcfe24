/**
 * “Check my formula”: compares an expression of the laboratory's language with a list: nimbers by the game's own rule in that language,
 * other lists as they are.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../../solver/protocol.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { inflated, packed } from '../../ui/packed.js';
import { problemText } from '../../ui/problem.js';
import { oneLine } from './table_rule.js';

/** @import { RefObject } from 'preact' */
/** @import { FamilyGame, Router } from '../../shell/types.js' */
/** @import { Options, Problem, Verdict } from '../../solver/types.js' */

/** The most characters of a rule, and the largest heap of its table. */
const MOST = { characters: 20_000, heap: 2000 };

/** Examples of formulas. */
const EXAMPLES = { nimber: '(n mod 8) div 2', value: 'n - 2*(n div 3)', set: 'n mod 3 = 0' };

/** @typedef {FamilyGame} Game */

/**
 * The rule of a game with a guess; null if the game is none of the laboratory's.
 * @param {Game} game
 * @param {Options} options
 * @param {number} first the smallest heap
 * @param {number} last the largest
 * @param {string} formula of n
 */
export async function ruleWith({ loadRule }, options, first, last, formula) {
  const largest = String(Math.min(last, MOST.heap));
  const found = (await loadRule?.())?.({ ...options, ...('heads' in options ? { heads: largest } : { heaps: largest }) });
  const rule = found ? inflated(found.rule, MOST.characters) : '';
  if (!/\(n\) *->/.test(rule)) return null;
  return { rule: `${rule}\ntable (${first}..${largest})\nconjecture nimber = ${oneLine(formula)}`, last: Number(largest) };
}

/**
 * A fault of the formula, which is the end of the rule that is asked, with its place in the formula.
 * @param {Problem} problem @param {string} rule @param {string} formula
 */
function placed(problem, rule, formula) {
  const lines = rule.split('\n');
  const before = (lines.at(-1)?.length ?? 0) - formula.length;
  const { line, column } = problem.args;
  if (Number(line) !== lines.length || Number(column) <= before) return problem;
  return { ...problem, args: { ...problem.args, line: '1', column: String(Number(column) - before) } };
}

/**
 * @param {object} props
 * @param {'nimber' | 'set' | 'value'} props.kind what the list is
 * @param {string} props.formula @param {(formula: string) => void} props.setFormula
 * @param {RefObject<HTMLInputElement | null>} props.field where it is typed
 * @param {(n: number) => string} props.valueAt what the list has for an index
 * @param {(formula: string) => Promise<{rule: string, last: number} | null>} props.ruleOf what the laboratory is asked, and how far; null
 *   if it cannot be
 * @param {(rule: string, abort: AbortSignal) => Promise<Verdict>} props.askLaboratory its verdict on a rule
 * @param {Router} props.router
 */
export function Formula({ kind: of, formula, setFormula, field, valueAt, ruleOf, askLaboratory, router }) {
  const [answer, setAnswer] = useState(/** @type {{of: string, words: string, is_wrong: boolean, rule: string | null} | null} */ (null));
  const shown = answer?.of === formula ? answer : null;
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);
  async function check() {
    work.current.abort();
    const { signal } = (work.current = new AbortController());
    const laboratory_rule = await ruleOf(formula);
    if (laboratory_rule === null) return setAnswer({ of: formula, words: text('values-formula-none'), is_wrong: true, rule: null });
    const { rule, last } = laboratory_rule;
    try {
      const { conjecture } = await askLaboratory(rule, signal);
      if (conjecture?.kind === 'holds') {
        const words = text('values-formula-holds', { last, count: conjecture.count });
        return setAnswer({ of: formula, words, is_wrong: false, rule });
      }
      const [n = '', found = ''] = (conjecture?.first ?? '').split(',');
      const value = of === 'nimber' ? valueAt(Number(n)) : found;
      const words = text(value === '' ? 'values-formula-fails' : 'values-formula-fails-at', { n, value });
      setAnswer({ of: formula, words, is_wrong: true, rule });
    } catch (reason) {
      if (signal.aborted) return;
      const words = reason instanceof Refused ? problemText(placed(reason.refusal, rule, formula)) : String(reason);
      setAnswer({ of: formula, words, is_wrong: true, rule: null });
    }
  }
  return (
    <form
      class="values-formula"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <label for="values-formula">{text('values-formula', { kind: of })}</label>
      <div class="row">
        <input
          id="values-formula"
          name="formula"
          class="number"
          spellcheck={false}
          autocomplete="off"
          placeholder={EXAMPLES[of]}
          value={formula}
          ref={field}
          onInput={(event) => setFormula(event.currentTarget.value)}
        />
        <button type="submit" disabled={formula.trim() === ''}>
          {text('values-formula-check')}
        </button>
      </div>
      <p role="status" class={shown?.is_wrong ? 'wrong' : ''}>
        {shown?.words}{' '}
        {shown?.rule && (
          <a href={router.linkTo('lab', { rule: packed(shown.rule), ...(of === 'nimber' ? { view: 'nimbers' } : {}) })}>
            {text('values-formula-open')}
          </a>
        )}
      </p>
      <p class="soft">{text('values-formula-how', { kind: of, rule: quoted(EXAMPLES[of]) })}</p>
    </form>
  );
}
