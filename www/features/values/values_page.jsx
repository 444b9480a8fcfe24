/**
 * `#/values?game=octal&code=0.07&list=nimber&from=0&to=200&as=c`: the values of a game's positions, or its losing positions, as a list for
 * other programs, and the patterns that are found in it.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Select, ShortField, Wrong } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { saveFile } from '../../ui/save_file.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { Refused } from '../../solver/protocol.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { notesOfLink } from '../../game_page/notes.js';
import { optionsOf } from '../../game_page/parameters.js';
import { findingsOf, periodOfList } from './findings.js';
import { Formula, ruleWith } from './formula.jsx';
import { ENDINGS, FORMATS, written } from './format.js';
import { Groups } from './groups.jsx';
import { ruleOfValues } from './table_rule.js';
import '../../shell/desk.css';
import './values.css';

/** @import { RefObject } from 'preact' */
/** @import { Finding } from './findings.js' */
/** @import { Ask, List, Solved } from './types.js' */
/** @import { Definition, Parameters } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */
/** @import { Options } from '../../solver/types.js' */

/** The most characters of the list that are shown. */
const SHOWN = 6000;

/** The most characters of a rule in the name of a list. */
const LONGEST_RULE = 120;

/** The parameters of a link that are this page's own and not the game's. */
const OWN = ['game', 'list', 'from', 'to', 'as'];

/** @typedef {Site & {laboratory: FamilyGame | undefined, listsOf: (game: FamilyGame) => Promise<readonly List[]>}} Props games: those that have lists; laboratory: where a formula is checked */

/** @param {Props} props */
export function ValuesPage(props) {
  const { router, games, listsOf, partsOf } = props;
  useMessages(wordsOf(games));
  const route = router.link.value.params.get('game') ?? games[0]?.route ?? '';
  const game = games.find((one) => one.route === route);
  const parts = useLoaded(() => game && Promise.all([listsOf(game), partsOf(game)]), [game]);
  return (
    <div class="page desk values">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('values')}</h1>
        <p class="soft">{text('values-why')}</p>
        <Select
          aria-label={text('games')}
          among={[
            ...(game ? [] : [{ value: route, text: quoted(route) }]),
            ...games.map((one) => ({ value: one.route, text: text(one.name) })),
          ]}
          chosen={route}
          choose={(value) => router.push(router.linkTo('values', { game: value }))}
        />
        {game ? (
          parts && <Lists key={game.route} {...props} game={game} lists={parts[0]} of={parts[1].Page.of} />
        ) : (
          <Wrong words={text('values-none', { value: quoted(route) })} />
        )}
      </main>
    </div>
  );
}

/** The parameters of the page itself. @param {readonly List[]} lists @returns {Parameters} */
const ownParameters = (lists) => ({
  ...Object.fromEntries(OWN.map((name) => [name, {}])),
  list: { form: new RegExp(`^(${lists.map(({ name }) => name).join('|')})$`) },
  as: { form: new RegExp(`^(${FORMATS.join('|')})$`) },
});

/**
 * A typed number; null where it is out of bounds.
 * @param {string | undefined} typed @param {number} usual @param {number} least @param {number} most
 */
function numberOf(typed, usual, least, most) {
  if (typed === undefined || typed === '') return usual;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : null;
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

/** The lists of a game, one of them on show. @param {Props & {game: FamilyGame, lists: readonly List[], of: Definition<any>}} props */
function Lists({ game, lists, of, laboratory, router, partsOf, clientOf }) {
  const { params } = router.link.value;
  const [answer, setAnswer] = useState(
    /** @type {{key: string, solved: Solved | null, why: string}} */ ({ key: '', solved: null, why: '' }),
  );
  const [formula, setFormula] = useState('');
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);
  const list = lists.find(({ name }) => name === params.get('list')) ?? entryAt(lists, 0);
  const { from: first, is_set = false } = list;
  const last = first + list.most - 1;
  const format = FORMATS.find((one) => one === params.get('as')) ?? 'text';
  const usual = { from: first, to: Math.min(last, first + 99) };
  const from = numberOf(params.get('from'), usual.from, first, last);
  const to = numberOf(params.get('to'), usual.to, from ?? first, last);
  const of_game = [...params].filter(([name]) => !OWN.includes(name) && of.parameters[name]);
  const options = optionsOf(of.parameters, new Map(of_game));
  const key = JSON.stringify([options, list.name, to]);
  useLayoutEffect(() => {
    if (to === null) return undefined;
    const abort = new AbortController();
    /** @type {Ask} */
    const ask = (question, about, changed = {}) =>
      clientOf(game.family).ask({ game: of.solver, options: { ...options, ...changed }, ask: question, about }, abort.signal);
    solve(list, ask, options, to).then(
      (solved) => setAnswer({ key, solved, why: '' }),
      (reason) =>
        abort.signal.aborted ||
        setAnswer({ key, solved: null, why: reason instanceof Refused ? problemText(reason.refusal) : String(reason) }),
    );
    return () => abort.abort();
  }, [key]);
  useLayoutEffect(() => {
    const { start } = entryAt(lists, 0);
    if (start && of_game.length === 0) router.replaceNow(router.linkWith(start));
  }, []);
  const { solved, why } = answer.key === key ? answer : { solved: null, why: '' };
  const values = useMemo(() => solved?.values.slice((from ?? first) - first) ?? [], [solved, from]);
  const found = useMemo(() => (solved ? findingsOf(solved.values, { ...solved, from: first, is_set }) : []), [solved]);
  const rule = solved?.rule ?? '';
  const name = [game.route, rule, list.name].filter(Boolean).join(' ');
  const shown = solved && from !== null ? written(values, { format, name, from, period: solved.period }) : '';
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  const ends = solved && to !== null && first + solved.values.length - 1 < to ? first + solved.values.length - 1 : null;
  const range = { from: quoted(params.get('from') ?? String(usual.from)), to: quoted(params.get('to') ?? String(usual.to)) };
  return (
    <>
      {notesOfLink({ link: router.link, parameters: { ...of.parameters, ...ownParameters(lists) } }).map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
      <p>
        {text('values-of')} <a href={router.linkTo(game.route, Object.fromEntries(of_game))}>{text(game.name)}</a>
        {rule !== '' && <>, {quoted(rule)}</>}
      </p>
      <div class="row">
        {lists.length > 1 && (
          <Choice
            name="list"
            label={text('values')}
            among={lists.map(({ name: value }) => ({ value, text: text(`values-${value}`) }))}
            chosen={list.name}
            choose={(value) => {
              setFormula('');
              change({ list: value, from: null, to: null });
            }}
          />
        )}
        {[
          { end: 'from', usual: usual.from },
          { end: 'to', usual: usual.to },
        ].map((one) => (
          <ShortField
            key={one.end}
            label={text(`values-${one.end}`)}
            name={one.end}
            value={params.get(one.end) ?? String(one.usual)}
            onChange={(event) => change({ [one.end]: event.currentTarget.value.trim() || null })}
          />
        ))}
        <Choice
          name="as"
          label={text('values-as')}
          among={FORMATS.map((value) => ({ value, text: text(`values-as-${value}`) }))}
          chosen={format}
          choose={(value) => change({ as: value })}
        />
      </div>
      <Wrong words={why || (from === null || to === null ? text('values-range', { ...range, least: first, most: last }) : '')} />
      {solved && from !== null && to !== null && (
        <>
          <pre class="values-shown" tabIndex={0} aria-label={text(`values-${list.name}`)}>
            {shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown}
          </pre>
          <div class="row">
            <Button
              words={text('values-save', { count: values.length })}
              class="primary"
              onClick={() => saveFile(`${game.route}-${list.name}.${ENDINGS[format]}`, shown, 'text/plain;charset=utf-8')}
            />
          </div>
          {ends !== null && <p>{text('values-ends', { last: ends, to })}</p>}
          <Findings
            found={found}
            last={ends ?? to}
            tryFormula={
              laboratory &&
              ((own) => {
                setFormula(own);
                field.current?.focus();
              })
            }
          />
          <Groups values={values} list={{ from, is_set }} weights={solved.weights} own={list.weights?.name} />
          {laboratory && (
            <Formula
              key={list.name}
              {...{ router, formula, setFormula, field }}
              valueAt={(n) => String(solved.values[n - first] ?? '')}
              kind={list.is_nimber ? 'nimber' : is_set ? 'set' : 'value'}
              ruleOf={async (typed) =>
                (list.is_nimber ? await ruleWith(game, options, first, ends ?? to, typed) : null) ??
                ruleOfValues(solved.values, { from: first, is_set }, typed)
              }
              askLaboratory={async (rule, abort) => {
                const { Page } = await partsOf(laboratory);
                const options = optionsOf(Page.of.parameters, new Map([['rule', rule]]));
                return clientOf(laboratory.family).ask({ game: Page.of.solver, options, ask: 'verdict', about: undefined }, abort);
              }}
            />
          )}
        </>
      )}
    </>
  );
}

/** @param {{found: readonly Finding[], last: number, tryFormula: ((formula: string) => void) | undefined}} props last: index of the list */
const Findings = ({ found, last, tryFormula }) => (
  <section aria-label={text('values-found')}>
    <h2>{text('values-found')}</h2>
    {found.length === 0 && <p class="soft">{text('values-found-none', { last })}</p>}
    <ul class="values-found">
      {found.map(({ id, args, proved, formula }) => (
        <li key={JSON.stringify([id, args])}>
          <b class={proved ? 'values-proved' : 'values-seen'}>
            {text(proved ? 'values-proved' : 'values-seen', { last: Number(args.last) })}
          </b>{' '}
          {text(id, { ...args, ...(args.name ? { name: text(`values-sequence-${args.name}`) } : {}) })}{' '}
          {formula && tryFormula && <Button words={text('values-try')} onClick={() => tryFormula(formula)} />}
        </li>
      ))}
    </ul>
  </section>
);
