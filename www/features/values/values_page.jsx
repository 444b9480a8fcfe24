/**
 * `#/values?game=octal&code=0.07&list=nimber&from=0&to=200&as=c`: what numbers of a game are worth, or which of them lose, as a list to be taken
 * away, and what is found in it.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { saveFile } from '../../ui/save_file.js';
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

/** @import { Period } from './findings.js' */
/** @import { List } from './types.js' */
/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { FamilyGame, Parts } from '../../shell/games.js' */
/** @import { Client, Options } from '../../solver/types.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {FamilyGame} Game */
/** @typedef {(question: string, about?: unknown, changed?: Options) => Promise<any>} Ask the game's solver; changed: options */

/** Characters that are shown. */
const SHOWN = 6000;

/** Characters of a rule that a file tells. */
const LONGEST_RULE = 120;

/** What of a link is the page's own, and no part of the game's. */
const OWN = ['game', 'list', 'from', 'to', 'as'];

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly Game[]} props.games that have lists
 * @param {Game | undefined} props.laboratory where a formula is checked
 * @param {(game: any) => Promise<readonly List[]>} props.listsOf
 * @param {(game: any) => Promise<Omit<Parts, 'client'>>} props.partsOf
 * @param {(family: string) => Client} props.clientOf
 */
export function ValuesPage({ router, games, laboratory, listsOf, partsOf, clientOf }) {
  const { params } = router.link.value;
  useMessages(wordsOf(games));
  const route = params.get('game') ?? games[0]?.route;
  const game = games.find((one) => one.route === route);
  return (
    <div class="page desk values">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('values')}</h1>
        <p class="soft">{text('values-why')}</p>
        <select aria-label={text('games')} onChange={(event) => router.push(router.linkTo('values', { game: event.currentTarget.value }))}>
          {!game && <option selected>{quoted(route ?? '')}</option>}
          {games.map((one) => (
            <option key={one.route} value={one.route} selected={one === game}>
              {text(one.name)}
            </option>
          ))}
        </select>
        {game ? (
          <Lists key={game.route} {...{ game, laboratory, router, listsOf, partsOf, clientOf }} />
        ) : (
          <p class="wrong" role="alert">
            {text('values-none', { value: quoted(route ?? '') })}
          </p>
        )}
      </main>
    </div>
  );
}

/** What a link says of the list, beside the game. @param {readonly List[]} lists @returns {import('../../game_page/parameters.js').Parameters} */
const ownParameters = (lists) => ({
  ...Object.fromEntries(OWN.map((name) => [name, {}])),
  list: { form: new RegExp(`^(${lists.map(({ name }) => name).join('|')})$`) },
  as: { form: new RegExp(`^(${FORMATS.join('|')})$`) },
});

/** @param {string | undefined} typed @param {number} usual @param {number} least @param {number} most */
function numberOf(typed, usual, least, most) {
  if (typed === undefined || typed === '') return usual;
  return /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most ? Number(typed) : null;
}

/** @param {Omit<Parameters<typeof ValuesPage>[0], 'games'> & {game: Game}} props */
function Lists({ game, laboratory, router, listsOf, partsOf, clientOf }) {
  const { params } = router.link.value;
  const [parts, setParts] = useState(/** @type {{lists: readonly List[], of: Definition<any>} | null} */ (null));
  const [told, setTold] = useState(
    /** @type {{key: string, values: bigint[], period: Period | null, rule: string, proved: readonly string[], weights: number[] | null} | null} */ (
      null
    ),
  );
  const [refused, setRefused] = useState({ key: '', why: '' });
  const [formula, setFormula] = useState('');
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  useLayoutEffect(
    () => void Promise.all([listsOf(game), partsOf(game)]).then(([lists, { Page }]) => setParts({ lists, of: Page.of })),
    [game],
  );
  const list = parts?.lists.find(({ name }) => name === (params.get('list') ?? parts.lists[0]?.name)) ?? parts?.lists[0];
  const format = FORMATS.find((one) => one === params.get('as')) ?? 'text';
  const [first, last] = [list?.from ?? 0, (list?.from ?? 0) + (list?.most ?? 1) - 1];
  const usual = { from: first, to: Math.min(last, first + 99) };
  const from = numberOf(params.get('from'), usual.from, first, last);
  const to = numberOf(params.get('to'), usual.to, from ?? first, last);
  const options = parts && optionsOf(parts.of.parameters, new Map([...params].filter(([name]) => !OWN.includes(name))));
  const key = JSON.stringify([options, list?.name, to]);
  useLayoutEffect(() => {
    if (!list || !options || from === null || to === null) return undefined;
    const abort = new AbortController();
    const client = clientOf(game.family);
    /** @type {Ask} */
    const ask = (question, about, changed = {}) =>
      client.ask({ game: parts?.of.solver ?? '', options: { ...options, ...changed }, ask: question, about }, abort.signal);
    /** @returns {Promise<NonNullable<typeof told>>} */
    const tell = async () => {
      const { values: own, period = null, rule: of = '', proved = [] } = await list.tell(ask, to - first + 1, options);
      const weights = await list.weights?.tell(ask, to);
      const all = Array.from(own, BigInt);
      return {
        key,
        values: all,
        period: list.is_set ? null : periodOfList(all, first, period),
        rule: of,
        proved,
        weights: weights ? Array.from(weights, Number) : null,
      };
    };
    tell().then(
      setTold,
      (reason) =>
        !abort.signal.aborted && setRefused({ key, why: reason instanceof Refused ? problemText(reason.refusal) : String(reason) }),
    );
    return () => abort.abort();
  }, [key, list]);
  const asked = [...params].filter(([one]) => !OWN.includes(one) && parts?.of.parameters[one]);
  const start = parts?.lists[0]?.start;
  useLayoutEffect(() => {
    if (start && asked.length === 0) router.replaceNow(router.linkWith(start));
  }, [start]);
  const known = told?.key === key ? told : null;
  const values = useMemo(() => known?.values.slice((from ?? first) - first) ?? [], [known, from]);
  const found = useMemo(
    () =>
      known && list
        ? findingsOf(known.values, {
            from: first,
            is_set: list.is_set ?? false,
            period: known.period,
            proved: known.proved,
          })
        : [],
    [known],
  );
  /** The rule in one line. */
  const whole = known?.rule ?? '';
  const rule = whole.length > LONGEST_RULE ? `${whole.slice(0, LONGEST_RULE)}…` : whole;
  const name = list ? [game.route, rule, list.name].filter(Boolean).join(' ') : '';
  const shown = list && known && from !== null ? written(values, { format, name, from, period: known.period }) : '';
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  if (!parts || !list) return null;
  const why = refused.key === key ? refused.why : '';
  const ends = known !== null && to !== null && first + known.values.length - 1 < to ? first + known.values.length - 1 : null;
  const notes = notesOfLink({ link: router.link, parameters: { ...parts.of.parameters, ...ownParameters(parts.lists) } });
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
      <p>
        {text('values-of')} <a href={router.linkTo(game.route, Object.fromEntries(asked))}>{text(game.name)}</a>
        {rule !== '' && <>, {quoted(rule)}</>}
      </p>
      <div class="row">
        {parts.lists.length > 1 && (
          <Choice
            name="list"
            label={text('values')}
            among={parts.lists.map(({ name: value }) => ({ value, text: text(`values-${value}`) }))}
            chosen={list.name}
            choose={(value) => {
              setFormula('');
              change({ list: value, from: null, to: null });
            }}
          />
        )}
        {
          /** @type {const} */ (['from', 'to']).map((one) => (
            <label key={one}>
              {text(`values-${one}`)}{' '}
              <input
                class="number"
                name={one}
                inputMode="numeric"
                value={params.get(one) ?? String(usual[one])}
                onChange={(event) => change({ [one]: event.currentTarget.value.trim() || null })}
              />
            </label>
          ))
        }
        <Choice
          name="as"
          label={text('values-as')}
          among={FORMATS.map((value) => ({ value, text: text(`values-as-${value}`) }))}
          chosen={format}
          choose={(value) => change({ as: value })}
        />
      </div>
      {(from === null || to === null || why !== '') && (
        <p class="wrong" role="alert">
          {why ||
            text('values-range', {
              from: quoted(params.get('from') ?? String(usual.from)),
              to: quoted(params.get('to') ?? String(usual.to)),
              least: first,
              most: last,
            })}
        </p>
      )}
      {shown !== '' && (
        <>
          <pre class="values-shown" tabIndex={0} aria-label={text(`values-${list.name}`)}>
            {shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown}
          </pre>
          <div class="row">
            <button
              type="button"
              class="primary"
              onClick={() => saveFile(`${game.route}-${list.name}.${ENDINGS[format]}`, shown, 'text/plain;charset=utf-8')}
            >
              {text('values-save', { count: values.length })}
            </button>
          </div>
          {ends !== null && <p>{text('values-ends', { last: ends, to: to ?? 0 })}</p>}
          <section aria-label={text('values-found')}>
            <h2>{text('values-found')}</h2>
            {found.length === 0 && <p class="soft">{text('values-found-none', { last: ends ?? to ?? 0 })}</p>}
            <ul class="values-found">
              {found.map(({ id, args, proved, formula: own }) => (
                <li key={JSON.stringify([id, args])}>
                  <b class={proved ? 'values-proved' : 'values-seen'}>
                    {text(proved ? 'values-proved' : 'values-seen', { last: Number(args.last) })}
                  </b>{' '}
                  {text(id, { ...args, ...(args.name ? { name: text(`values-sequence-${args.name}`) } : {}) })}{' '}
                  {own && laboratory && (
                    <button
                      type="button"
                      onClick={() => {
                        setFormula(own);
                        field.current?.focus();
                      }}
                    >
                      {text('values-try')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <Groups
            values={values}
            list={{ from: from ?? first, is_set: list.is_set ?? false }}
            weights={known?.weights ?? null}
            own={list.weights?.name}
          />
          {laboratory && options && known && (
            <Formula
              key={list.name}
              {...{ router, formula, setFormula, field }}
              valueAt={(n) => String(known.values[n - first] ?? '')}
              kind={list.is_nimber ? 'nimber' : list.is_set ? 'set' : 'value'}
              ruleOf={async (typed) =>
                (list.is_nimber ? await ruleWith(game, options, first, ends ?? to ?? first, typed) : null) ??
                ruleOfValues(known.values, { from: first, is_set: list.is_set ?? false }, typed)
              }
              askLaboratory={async (rule, abort) => {
                const { Page } = await partsOf(laboratory);
                const asked = optionsOf(Page.of.parameters, new Map([['rule', rule]]));
                return clientOf(laboratory.family).ask({ game: Page.of.solver, options: asked, ask: 'verdict', about: undefined }, abort);
              }}
            />
          )}
        </>
      )}
    </>
  );
}
