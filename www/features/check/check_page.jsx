/**
 * `#/check?game=dynamic-nim&list=f&k=2`: where a pasted table goes wrong. The other parameters are the game's own, but for `from`, the
 * index of the first value, and `form`, how the text is read. The text itself is never in the link.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GameSelect } from '../../shell/game_select.jsx';
import { Header } from '../../shell/header.jsx';
import { wordsOf } from '../../shell/games.js';
import { nameOfHash } from '../../shell/verdict_attributes.js';
import { Work } from '../../shell/work.jsx';
import { notesOfLink } from '../../game_page/notes.js';
import { optionsOf, shownOf } from '../../game_page/parameters.js';
import { askOf } from '../../solver/ask_of.js';
import { Refused } from '../../solver/protocol.js';
import { Choice } from '../../ui/choice.jsx';
import { Button, ShortField, Wrong } from '../../ui/controls.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { TEXT_CHARACTERS, tooLong } from '../../ui/field_limits.js';
import { createFileInput, dropTarget } from '../../ui/file_input.js';
import { quoted } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { readFromTab, writeToTab } from '../../ui/tab_storage.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { CellBoard } from './cell_board.jsx';
import { checkTable } from './check_table.js';
import { NoTable } from './read_table.js';
import { attributeOf, mistakeWords, placeWords, readingWords, signOf } from './words.js';
import '../../shell/desk.css';
import '../../shell/plain_text.css';
import './check.css';

/** @import { RefObject } from 'preact' */
/** @import { Signal } from '@preact/signals' */
/** @import { Found, Subject } from './check_table.js' */
/** @import { Form, Grid } from './types.js' */
/** @import { List } from '../values/types.js' */
/** @import { Definition, Parameters } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The parameters of a link that are this page's own and not the game's. */
const OWN = ['game', 'list', 'from', 'form'];

/** The index of a first value, as links have it. */
const FROM = /^\d{1,9}$/;

/** @type {readonly Form[]} */
const FORMS = ['values', 'indexed', 'set', 'grid'];

/** What a learner stores in this window is no longer than this. */
const KEPT = 200_000;

/**
 * @typedef {object} Own
 * @property {(game: FamilyGame) => Promise<readonly List[]>} listsOf
 * @property {(game: FamilyGame) => Promise<readonly Grid[]>} gridsOf
 */

/** @typedef {Site & Own} Props games: those that have tables */

/** @param {Props} props */
export function CheckPage(props) {
  const { router, games, listsOf, gridsOf, partsOf } = props;
  useMessages(wordsOf(games));
  const route = router.link.value.params.get('game') ?? games[0]?.route ?? '';
  const game = games.find((one) => one.route === route);
  const parts = useLoaded(() => game && Promise.all([listsOf(game), gridsOf(game), partsOf(game)]), [game]);
  return (
    <div class="page desk check">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('check')}</h1>
        {!game && (
          <>
            <Wrong words={text('check-none', { value: quoted(route) })} />
            <GameSelect {...{ games, route, router }} page="check" />
          </>
        )}
        {game && parts && <Desk key={game.route} {...props} game={game} subjects={subjectsOf(parts[1], parts[0])} of={parts[2].Page.of} />}
      </main>
    </div>
  );
}

/** Grids first: they are what a DP fills. @param {readonly Grid[]} grids @param {readonly List[]} lists @returns {Subject[]} */
const subjectsOf = (grids, lists) => [...grids.map((grid) => ({ list: null, grid })), ...lists.map((list) => ({ list, grid: null }))];

/** @param {Subject} subject */
const nameOf = ({ list, grid }) => (grid ?? list).name;

/** The parameters of the page itself. @param {readonly Subject[]} subjects @returns {Parameters} */
const ownParameters = (subjects) => ({
  game: {},
  list: { form: new RegExp(`^(${subjects.map(nameOf).join('|')})$`) },
  from: { form: FROM },
  form: { form: new RegExp(`^(${FORMS.join('|')})$`) },
});

/** @param {Subject} subject */
const titleOf = ({ list, grid }) => text(grid ? `check-${grid.name}` : `values-${list.name}`);

/** What a link asks for. @param {ReadonlyMap<string, string>} params @param {readonly Subject[]} subjects @param {Parameters} parameters */
function wantedOf(params, subjects, parameters) {
  const subject = subjects.find((one) => nameOf(one) === params.get('list')) ?? entryAt(subjects, 0);
  const start = subject.list?.start ?? entryAt(subjects, 0).list?.start ?? {};
  const named = [...params].filter(([name]) => !OWN.includes(name) && Object.hasOwn(parameters, name));
  const of_game = new Map(named.length > 0 ? named : Object.entries(start));
  const typed = params.get('from') ?? '';
  return {
    subject,
    of_game,
    options: optionsOf(parameters, of_game),
    form: FORMS.find((one) => one === params.get('form')) ?? null,
    from: FROM.test(typed) ? Number(typed) : null,
    typed_from: typed,
  };
}

/** @param {Props & {game: FamilyGame, subjects: readonly Subject[], of: Definition<any>}} props */
function Desk(props) {
  const { game, subjects, of, router } = props;
  const { params } = router.link.value;
  const wanted = wantedOf(params, subjects, of.parameters);
  const { subject, of_game, form, typed_from } = wanted;
  const stored = `check ${game.route} ${nameOf(subject)}`;
  const [table, setTable] = useState(() => readFromTab(stored) ?? '');
  const { found, wrong, error, setWrong, work, is_working } = useCheck(table, wanted, props);
  // For those who come back from the board.
  useEffect(() => writeToTab(stored, table.length <= KEPT ? table : ''), [table]);
  /** @type {RefObject<HTMLTextAreaElement | null>} */
  const area = useRef(null);
  /** Selects a place of the text. @param {Found['at']} at */
  function select(at) {
    const [field, from] = [area.current, at?.offset ?? 0];
    field?.focus();
    field?.setSelectionRange(from, from + (at?.length ?? 1));
  }
  const files = createFileInput({ read: setTable, refuse: (problem) => setWrong(problemText(problem)) });
  const notes = notesOfLink({ link: router.link, parameters: { ...of.parameters, ...ownParameters(subjects) } });
  const judged = found?.judged ?? null;
  return (
    <>
      {table.trim() === '' && <p class="soft">{text('check-why')}</p>}
      {notes.map((note) => (
        <p key={note} class="soft">
          {note}
        </p>
      ))}
      <div class="row check-rule">
        <GameSelect {...{ games: props.games, router }} route={game.route} page="check" />
        <Fields {...{ game, of, router, subject, of_game }} />
        {subjects.length > 1 && (
          <Choice
            name="list"
            label={text('check-table')}
            among={subjects.map((one) => ({ value: nameOf(one), text: titleOf(one) }))}
            chosen={nameOf(subject)}
            choose={(value) => router.replaceNow(router.linkWith({ list: value, from: null, form: null }))}
          />
        )}
        <a href={router.linkTo(game.route, Object.fromEntries(of_game))}>{text('check-board')}</a>
      </div>
      <div class="check-desk" {...dropTarget(files.take)}>
        <section>
          {subjects.length === 1 && <h2>{titleOf(subject)}</h2>}
          {table.trim() === '' && (
            <p class="soft">
              {text(`check-how-${subject.grid ? subject.grid.name : subject.list.is_set ? 'set' : 'values'}`, { game: game.route })}
            </p>
          )}
          <LongText
            area={area}
            class="plain-text"
            name="table"
            rows={10}
            aria-label={text('check-paste')}
            placeholder={text('check-paste')}
            value={table}
            change={setTable}
            take={setTable}
          />
        </section>
        <section class="check-found" aria-label={text('check-verdict')}>
          <output
            name="verdict"
            class="check-verdict"
            role="status"
            data-state={is_working ? 'working' : wrong && !error ? 'error' : 'ready'}
            data-for={nameOfHash(router.hash.value)}
            data-check={error ? `error:${error.line},${error.column}` : judged ? attributeOf(judged) : undefined}
          >
            {judged && found && (
              <Verdict
                {...{ found, subject, router, showPlace: found.at && !tooLong(table, TEXT_CHARACTERS) ? () => select(found.at) : null }}
              />
            )}
            {!judged && !wrong && !is_working && (table.trim() === '' ? text('check-empty') : text('check-form-none'))}
          </output>
          <Wrong words={wrong} />
          {judged?.kind === 'wrong' && <CellBoard {...props} {...{ subject, of_game, options: wanted.options, judged }} />}
        </section>
        <section class="check-more">
          <div class="row">
            <label class="file-of">
              {text('check-open')} <input type="file" onChange={(event) => void files.load(event.currentTarget.files?.[0])} />
            </label>
            <Work session={work} />
          </div>
          <Reading {...{ router, subject, form, from: typed_from }} />
        </section>
      </div>
    </>
  );
}

/**
 * The fields of the rule that the table belongs to: those that the link names, or else those that have a value.
 * @param {{game: FamilyGame, of: Definition<any>, router: Props['router'], subject: Subject, of_game: ReadonlyMap<string, string>}} props
 */
function Fields({ of, router, subject: { list, grid }, of_game }) {
  const { fields = [] } = grid ?? list;
  const here = fields.filter((name) => Object.hasOwn(of.parameters, name));
  const named = here.filter((name) => of_game.has(name));
  const shown = named.length > 0 ? named : here.filter((name) => (of.parameters[name]?.default ?? null) !== null);
  return shown.map((name) => (
    <ShortField
      key={name}
      label={text(`${of.words}-field-${name}`)}
      name={name}
      inputMode="text"
      value={shownOf(of.parameters[name] ?? {}, name, of_game)}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim();
        router.replaceNow(router.linkWith({ [name]: typed === '' ? null : (of.parameters[name]?.read?.(typed) ?? typed) }));
      }}
    />
  ));
}

/** How the text is to be read. @param {{router: Props['router'], subject: Subject, form: Form | null, from: string}} props */
function Reading({ router, subject: { list, grid }, form, from }) {
  const among = /** @type {readonly Form[]} */ (
    grid ? ['grid', 'indexed'] : list.is_set ? ['set', 'values', 'indexed'] : ['values', 'indexed']
  );
  return (
    <div class="row check-reading">
      <Choice
        name="form"
        label={text('check-form')}
        among={[{ value: '', text: text('check-form-any') }, ...among.map((value) => ({ value, text: text(`check-form-${value}`) }))]}
        chosen={form ?? ''}
        choose={(value) => router.replaceNow(router.linkWith({ form: value || null }))}
      />
      {form !== 'set' && form !== 'indexed' && (
        <ShortField
          label={text(grid ? 'check-from-grid' : 'check-from')}
          name="from"
          value={from}
          placeholder={text('check-from-any')}
          onChange={(event) => router.replaceNow(router.linkWith({ from: event.currentTarget.value.trim() || null }))}
        />
      )}
    </div>
  );
}

/**
 * @param {{found: Found, subject: Subject, router: Props['router'], showPlace: (() => void) | null}} props showPlace: selects the wrong
 *   value in the text
 */
function Verdict({ found: { judged, at, reason, mistake, other, shape, as_win }, subject, router, showPlace }) {
  const { reading } = judged;
  const is_grid = subject.grid !== null;
  if (judged.kind === 'right')
    return (
      <>
        <strong>{text('check-right', { count: judged.count })}</strong>
        {judged.unjudged > 0 && <p>{text('check-unjudged', { count: judged.unjudged })}</p>}
        {shape && <p class="wrong">{text('check-shape', shapeWords(shape))}</p>}
        <p class="soft">{readingWords(reading, is_grid)}</p>
        {other && (
          <p class="check-mistake">
            {text('check-other', { from: other.from })} {mistakeWords(other.mistake)}{' '}
            <Button
              words={text('check-other-try', { from: other.from })}
              onClick={() => router.replaceNow(router.linkWith({ from: String(other.from) }))}
            />
          </p>
        )}
      </>
    );
  const { got, expected, before, place } = judged;
  return (
    <>
      <strong class="check-wrong">
        {text('check-wrong', { place: placeWords(subject, reading, place), got: got === '' ? '–' : quoted(got), expected })}
      </strong>
      <p>{text('check-before', { count: before })}</p>
      {reason && subject.grid && <p>{text(`check-reason-${subject.grid.name}`, reason)}</p>}
      {mistake && <p class="check-mistake">{mistakeWords(mistake)}</p>}
      {shape && <p class="wrong">{text('check-shape', shapeWords(shape))}</p>}
      <p class="soft">
        {text('check-line', { line: at?.line ?? 1, column: at?.column ?? 1 })}{' '}
        {showPlace && <Button words={text('check-show')} onClick={showPlace} />}
      </p>
      <p class="soft">{readingWords(reading, is_grid)}</p>
      {as_win && (
        <p class="soft">{text('check-as-win', { sign: signOf(reading), place: placeWords(subject, as_win.reading, as_win.place) })}</p>
      )}
    </>
  );
}

/**
 * The verdict on a text, which is judged as it arrives.
 * @param {string} table @param {ReturnType<typeof wantedOf>} wanted
 * @param {Pick<Props, 'withSolver'> & {game: FamilyGame, of: Definition<any>}} of
 */
function useCheck(table, { subject, options, form, from }, { withSolver, game, of }) {
  const none = { key: '', found: /** @type {Found | null} */ (null), error: /** @type {NoTable['place'] | null} */ (null) };
  const [answer, setAnswer] = useState(none);
  const [wrong, setWrong] = useState('');
  /** @type {Signal<number | null>} */
  const progress = useSignal(null);
  const work = useRef(new AbortController());
  const key = JSON.stringify([options, nameOf(subject), form, from, table]);
  useLayoutEffect(() => {
    work.current.abort();
    const { signal } = (work.current = new AbortController());
    setWrong('');
    progress.value = table.trim() === '' ? null : 0;
    withSolver(game.family, (client) =>
      checkTable(table, {
        subject,
        wanted: { form, from },
        ask: askOf(client, of.solver, options, signal),
        options,
        signal,
        progress: (part) => (progress.value = part),
      }),
    )
      .then(
        (found) => setAnswer({ key, found, error: null }),
        (reason) => {
          if (signal.aborted) return;
          setAnswer({ key, found: null, error: reason instanceof NoTable ? reason.place : null });
          setWrong(
            reason instanceof NoTable
              ? text(reason.id, quotedArgs(reason.args))
              : reason instanceof Refused
                ? problemText(reason.refusal)
                : String(reason),
          );
        },
      )
      .finally(() => {
        if (work.current.signal === signal) progress.value = null;
      });
    return () => work.current.abort();
  }, [key]);
  const is_known = answer.key === key;
  const stop = () => {
    work.current.abort();
    setAnswer({ key, found: null, error: null });
    setWrong(text('check-stopped'));
  };
  return {
    found: is_known ? answer.found : null,
    error: is_known ? answer.error : null,
    wrong,
    setWrong,
    work: { progress, stop },
    is_working: !is_known,
  };
}

/** @param {NonNullable<Found['shape']>} shape */
const shapeWords = ({ rows, columns, is: [own_rows, own_columns] }) => ({ rows, columns, own_rows, own_columns });

/** @param {Record<string, string | number>} args */
const quotedArgs = (args) => ('value' in args ? { ...args, value: quoted(String(args.value)) } : args);
