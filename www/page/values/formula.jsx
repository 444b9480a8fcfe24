/** “Check my formula”: an expression of the laboratory's language against the nimbers of a game, by its rule in that language. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Refused } from '../../solver/protocol.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { inflated, packed } from '../../ui/packed.js';
import { problemText } from '../../ui/problem.js';

/** Characters of a rule, and heaps that its tables have at most. */
const MOST = { characters: 20_000, heap: 2000 };

/** @typedef {import('../games.js').FamilyGame} Game */

/**
 * The rule of a game with a guess; null where the game is none of the laboratory's.
 * @param {Game} game @param {import('../../solver/session.js').Options} options @param {number} last the largest heap @param {string} formula of n
 */
export async function ruleWith({ loadRule }, options, last, formula) {
  const largest = String(Math.min(last, MOST.heap));
  const told = (await loadRule?.())?.({ ...options, ...('heads' in options ? { heads: largest } : { heaps: largest }) });
  if (!told) return null;
  const rule = inflated(told.rule, MOST.characters);
  return /\(n\) *->/.test(rule) ? `${rule}\ntable (0..${largest})\nconjecture nimber = ${formula.replace(/[\r\n;；]+/g, ' ')}` : null;
}

/**
 * @param {object} props
 * @param {Game} props.game
 * @param {import('../../solver/session.js').Options} props.options of the rule
 * @param {number} props.last the largest n of the list
 * @param {(rule: string, abort: AbortSignal) => Promise<any>} props.askLaboratory its verdict on a rule
 * @param {import('../../ui/router.js').Router} props.router
 */
export function Formula({ game, options, last, askLaboratory, router }) {
  const [formula, setFormula] = useState('');
  const [told, setTold] = useState(/** @type {{words: string, is_wrong: boolean, rule: string | null} | null} */ (null));
  const work = useRef(new AbortController());
  useEffect(() => () => work.current.abort(), []);
  async function check() {
    work.current.abort();
    const { signal } = (work.current = new AbortController());
    const rule = await ruleWith(game, options, last, formula);
    if (rule === null) return setTold({ words: text('values-formula-none'), is_wrong: true, rule });
    try {
      const { conjecture } = await askLaboratory(rule, signal);
      const [kind, where = ''] = String(conjecture).split(':');
      const words =
        kind === 'holds'
          ? text('values-formula-holds', { last: Math.min(last, MOST.heap), count: Number(where) })
          : text('values-formula-fails', { n: where });
      setTold({ words, is_wrong: kind !== 'holds', rule });
    } catch (reason) {
      if (!signal.aborted)
        setTold({ words: reason instanceof Refused ? problemText(reason.refusal) : String(reason), is_wrong: true, rule: null });
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
      <label for="values-formula">{text('values-formula')}</label>
      <div class="row">
        <input
          id="values-formula"
          name="formula"
          class="number"
          spellcheck={false}
          autocomplete="off"
          placeholder="(n mod 8) div 2"
          value={formula}
          onInput={(event) => {
            setFormula(event.currentTarget.value);
            setTold(null);
          }}
        />
        <button type="submit" disabled={formula.trim() === ''}>
          {text('values-formula-check')}
        </button>
      </div>
      <p role="status" class={told?.is_wrong ? 'wrong' : ''}>
        {told?.words}{' '}
        {told?.rule && <a href={router.linkTo('lab', { rule: packed(told.rule), view: 'nimbers' })}>{text('values-formula-open')}</a>}
      </p>
      <p class="soft">{text('values-formula-how', { rule: quoted('(n mod 8) div 2') })}</p>
    </form>
  );
}
