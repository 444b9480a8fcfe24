/**
 * `#/values?game=octal&code=0.07&list=nimber&from=0&to=200&as=c`: the values of a game's positions, or its losing positions, as a list for
 * other programs, and the patterns that are found in it.
 */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, ShortField, Wrong } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { saveFile } from '../../ui/save_file.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { GameSelect } from '../../shell/game_select.jsx';
import { Header } from '../../shell/header.jsx';
import { notesOfLink } from '../../game_page/notes.js';
import { optionsOf } from '../../game_page/parameters.js';
import { findingsOf } from './findings.js';
import { Formula, ruleWith } from './formula.jsx';
import { ENDINGS, FORMATS, written } from './format.js';
import { Groups } from './groups.jsx';
import { ownParameters, readList, useSolved } from './read_list.js';
import { ruleOfValues } from './table_rule.js';
import '../../shell/desk.css';
import './values.css';

/** @import { RefObject } from 'preact' */
/** @import { Finding } from './findings.js' */
/** @import { List, Solved } from './types.js' */
/** @import { Wanted } from './read_list.js' */
/** @import { Definition } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The most characters of the list that are shown. */
const SHOWN = 6000;

/**
 * @typedef {object} Own
 * @property {FamilyGame | undefined} laboratory where a formula is checked
 * @property {(game: FamilyGame) => Promise<readonly List[]>} listsOf
 */

/** @typedef {Site & Own} Props games: those that have lists */

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
        <GameSelect {...{ games, route, router }} page="values" />
        {game ? (
          parts && <Lists key={game.route} {...props} game={game} lists={parts[0]} of={parts[1].Page.of} />
        ) : (
          <Wrong words={text('values-none', { value: quoted(route) })} />
        )}
      </main>
    </div>
  );
}

/** The lists of a game, one of them on show. @param {Props & {game: FamilyGame, lists: readonly List[], of: Definition<any>}} props */
function Lists({ game, lists, of, laboratory, router, partsOf, withSolver }) {
  const wanted = readList(router.link.value.params, lists, of.parameters);
  const { list, first, last, from, to, typed, format, of_game } = wanted;
  const { solved, why } = useSolved(wanted, of, (work) => withSolver(game.family, work));
  const [formula, setFormula] = useState('');
  useLayoutEffect(() => {
    const { start } = entryAt(lists, 0);
    if (start && of_game.length === 0) router.replaceNow(router.linkWith(start));
  }, []);
  const rule = solved?.rule ?? '';
  const notes = notesOfLink({ link: router.link, parameters: { ...of.parameters, ...ownParameters(lists) } });
  const range = { from: quoted(typed.from), to: quoted(typed.to), least: first, most: last };
  return (
    <>
      {notes.map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
      <p>
        {text('values-of')} <a href={router.linkTo(game.route, Object.fromEntries(of_game))}>{text(game.name)}</a>
        {rule !== '' && <> · {quoted(rule)}</>}
      </p>
      <ListForm {...{ lists, router, list, typed, format }} forgetFormula={() => setFormula('')} />
      <Wrong words={why || (from === null || to === null ? text('values-range', range) : '')} />
      {solved && from !== null && to !== null && (
        <SolvedList {...{ wanted, from, to, solved, game, laboratory, router, partsOf, withSolver, formula, setFormula }} />
      )}
    </>
  );
}

/** Fields for the first and the last index. */
const FIRST_AND_LAST = /** @type {const} */ (['from', 'to']);

/** @typedef {{lists: readonly List[], forgetFormula: () => void}} FormProps */

/**
 * Which list, from where to where, and for which language.
 * @param {Pick<Site, 'router'> & Pick<Wanted, 'list' | 'typed' | 'format'> & FormProps} props
 */
function ListForm({ lists, router, list, typed, format, forgetFormula }) {
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  return (
    <div class="row">
      {lists.length > 1 && (
        <Choice
          name="list"
          label={text('values')}
          among={lists.map(({ name: value }) => ({ value, text: text(`values-${value}`) }))}
          chosen={list.name}
          choose={(value) => {
            forgetFormula();
            change({ list: value, from: null, to: null });
          }}
        />
      )}
      {FIRST_AND_LAST.map((end) => (
        <ShortField
          key={end}
          label={text(`values-${end}`)}
          name={end}
          value={typed[end]}
          onChange={(event) => change({ [end]: event.currentTarget.value.trim() || null })}
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
  );
}

/**
 * @typedef {object} SolvedProps
 * @property {Wanted} wanted
 * @property {number} from
 * @property {number} to
 * @property {Solved} solved
 * @property {FamilyGame} game
 * @property {FamilyGame | undefined} laboratory
 * @property {string} formula
 * @property {(formula: string) => void} setFormula
 */

/** The values, to be saved, and what is found in them. @param {Pick<Site, 'router' | 'partsOf' | 'withSolver'> & SolvedProps} props */
function SolvedList({ wanted, from, to, solved, game, laboratory, router, partsOf, withSolver, formula, setFormula }) {
  const { list, first, format, options } = wanted;
  const { is_set = false } = list;
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);
  const values = useMemo(() => solved.values.slice(from - first), [solved, from]);
  const found = useMemo(() => findingsOf(solved.values, { ...solved, from: first, is_set }), [solved]);
  const name = [game.route, solved.rule, list.name].filter(Boolean).join(' ');
  const shown = written(values, { format, name, from, period: solved.period });
  // The game may have fewer values than are asked for.
  const last = Math.min(to, first + solved.values.length - 1);
  /** @param {string} found_formula */
  function tryFormula(found_formula) {
    setFormula(found_formula);
    field.current?.focus();
  }
  const askLaboratory =
    laboratory &&
    (async (/** @type {string} */ rule, /** @type {AbortSignal} */ abort) => {
      const { Page } = await partsOf(laboratory);
      const about = { game: Page.of.solver, options: optionsOf(Page.of.parameters, new Map([['rule', rule]])) };
      return withSolver(laboratory.family, (client) => client.ask({ ...about, ask: 'verdict', about: undefined }, abort));
    });
  return (
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
      {last < to && <p>{text('values-ends', { last, to })}</p>}
      <Findings found={found} last={last} tryFormula={askLaboratory && tryFormula} />
      <Groups values={values} list={{ from, is_set }} weights={solved.weights} own={list.weights?.name} />
      {askLaboratory && (
        <Formula
          key={list.name}
          {...{ router, formula, setFormula, field }}
          valueAt={(n) => String(solved.values[n - first] ?? '')}
          kind={list.is_nimber ? 'nimber' : is_set ? 'set' : 'value'}
          ruleOf={async (typed) =>
            (list.is_nimber ? await ruleWith(game, options, first, last, typed) : null) ??
            ruleOfValues(solved.values, { from: first, is_set }, typed)
          }
          askLaboratory={askLaboratory}
        />
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
      {found.map(({ id, args, proved, formula, oeis }) => (
        <li key={JSON.stringify([id, args])}>
          <b class={proved ? 'values-proved' : 'values-seen'}>
            {text(proved ? 'values-proved' : 'values-seen', { last: Number(args.last) })}
          </b>{' '}
          {text(id, { ...args, ...(args.name ? { name: text(`values-sequence-${args.name}`) } : {}) })}{' '}
          {oeis && (
            <>
              <a href={`https://oeis.org/${oeis}`} target="_blank" rel="noopener noreferrer">
                {text('values-oeis', { number: oeis })}
              </a>{' '}
            </>
          )}
          {formula && tryFormula && <Button words={text('values-try')} onClick={() => tryFormula(formula)} />}
        </li>
      ))}
    </ul>
  </section>
);
