/** The list that a link asks for, and its values from the solver. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { optionsOf } from '../../game_page/parameters.js';
import { askOf } from '../../solver/ask_of.js';
import { Refused } from '../../solver/protocol.js';
import { entryAt } from '../../ui/entry_at.js';
import { problemText } from '../../ui/problem.js';
import { periodOfList } from './findings.js';
import { FORMATS } from './format.js';

/** @import { Ask, List, Solved } from './types.js' */
/** @import { Definition, Parameters } from '../../game_page/types.js' */
/** @import { FamilyGame } from '../../shell/types.js' */
/** @import { Client, Options } from '../../solver/types.js' */

/** The most characters of a rule in the name of a list. */
const LONGEST_RULE = 120;

/** The parameters of a link that are this page's own and not the game's. */
const OWN = ['game', 'list', 'from', 'to', 'as'];

/** The parameters of the page itself. @param {readonly List[]} lists @returns {Parameters} */
export const ownParameters = (lists) => ({
  ...Object.fromEntries(OWN.map((name) => [name, {}])),
  list: { form: new RegExp(`^(${lists.map(({ name }) => name).join('|')})$`) },
  as: { form: new RegExp(`^(${FORMATS.join('|')})$`) },
});

/**
 * A typed number; null if it is out of bounds.
 * @param {string | undefined} typed @param {number} usual @param {number} least @param {number} most
 */
function numberOf(typed, usual, least, most) {
  if (typed === undefined || typed === '') return usual;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : null;
}

/**
 * What a link asks for; `from` and `to` are null if they are not in the list.
 * @param {ReadonlyMap<string, string>} params @param {readonly List[]} lists @param {Parameters} parameters of the game
 */
export function readList(params, lists, parameters) {
  const list = lists.find(({ name }) => name === params.get('list')) ?? entryAt(lists, 0);
  const first = list.from;
  const last = first + list.most - 1;
  const usual = { from: first, to: Math.min(last, first + 99) };
  const from = numberOf(params.get('from'), usual.from, first, last);
  const of_game = [...params].filter(([name]) => !OWN.includes(name) && parameters[name]);
  return {
    list,
    first,
    last,
    from,
    to: numberOf(params.get('to'), usual.to, from ?? first, last),
    typed: { from: params.get('from') ?? String(usual.from), to: params.get('to') ?? String(usual.to) },
    format: FORMATS.find((one) => one === params.get('as')) ?? 'text',
    /** The game's own parameters of the link. */
    of_game,
    options: optionsOf(parameters, new Map(of_game)),
  };
}

/** @param {List} list @param {Ask} ask @param {Options} options @param {number} to the last index @returns {Promise<Solved>} */
async function solve({ from, is_set, compute, weights }, ask, options, to) {
  const { values: own, period = null, rule = '', proved = [] } = await compute(ask, to - from + 1, options);
  const values = Array.from(own, BigInt);
  const found = await weights?.compute(ask, to);
  return {
    values,
    period: is_set ? null : periodOfList(values, from, period),
    rule: rule.length > LONGEST_RULE ? `${rule.slice(0, LONGEST_RULE)}…` : rule,
    proved,
    weights: found ? Array.from(found, Number) : null,
  };
}

/** @typedef {ReturnType<typeof readList>} Wanted */

/**
 * The values of a list up to an index, or why there are none.
 * @param {Pick<Wanted, 'list' | 'options' | 'to'>} wanted
 * @param {Definition<any>} game
 * @param {(work: (client: Client) => Promise<Solved>) => Promise<Solved>} withSolver
 * @returns {{solved: Solved | null, why: string}}
 */
export function useSolved({ list, options, to }, { solver }, withSolver) {
  const [answer, setAnswer] = useState(
    /** @type {{key: string, solved: Solved | null, why: string}} */ ({ key: '', solved: null, why: '' }),
  );
  const key = JSON.stringify([options, list.name, to]);
  useLayoutEffect(() => {
    if (to === null) return undefined;
    const abort = new AbortController();
    withSolver((client) => solve(list, askOf(client, solver, options, abort.signal), options, to)).then(
      (solved) => setAnswer({ key, solved, why: '' }),
      (reason) =>
        abort.signal.aborted ||
        setAnswer({ key, solved: null, why: reason instanceof Refused ? problemText(reason.refusal) : String(reason) }),
    );
    return () => abort.abort();
  }, [key]);
  return answer.key === key ? answer : { solved: null, why: '' };
}
