/** A search for games, examples, pages and terms: the arrow keys move through the results, Enter opens one. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { between, firstId, text } from '../ui/messages.js';
import { useLoaded } from '../ui/use_loaded.js';
import { useMessages } from '../ui/use_messages.js';
import { Entry } from './entry.jsx';
import { withExamples, withoutStep, wordsOf } from './games.js';
import { READY } from './built_in_lessons.js';
import { JUDGE_PROBLEMS } from './judge_problems.js';
import { nearTo } from './near.js';
import { formsOf, TERMS } from './terms.jsx';
import './finder.css';

/** @import { ComponentChild, RefObject } from 'preact' */
/** @import { ExampledGame, FamilyGame, Router } from './types.js' */

/** What a search may find of a game. @typedef {{id: string, why?: string, game: FamilyGame, params: Record<string, string>}} Findable */

/** Games, then their examples, then what else they let a search find. @param {readonly ExampledGame[]} games @returns {Promise<Findable[]>} */
const entriesOf = async (games) => [
  ...games.map((game) => ({ id: game.name, why: game.summary, game, params: withoutStep(game.examples[0]?.params ?? {}) })),
  ...games.flatMap((game) => game.examples.map(({ id, params }) => ({ id, why: `${id}-why`, game, params }))),
  ...(await Promise.all(games.map(async (game) => (await game.loadFinds()).map((find) => ({ ...find, game }))))).flat(),
];

/**
 * Pages that belong to no game, and the built-in lessons: the further ones by their titles, the first walks by their games.
 * @param {readonly FamilyGame[]} games
 * @returns {{route: string, params: Record<string, string>, name: string, also: string}[]} also: other words by which they are found
 */
const pagesAndLessons = (games) => [
  { route: 'words', params: {}, name: text('how-words'), also: text('way-words-also') },
  ...['lesson', 'worksheet', 'collect', 'judge', 'values', 'check', 'compare', 'why'].map((route) => ({
    route,
    params: {},
    name: text(`way-${route}`),
    also: text(`way-${route}-also`),
  })),
  ...games.map((game) => ({
    route: 'lesson',
    params: { id: `first-${game.route}` },
    name: `${text('way-lesson')} · ${text(game.name)}`,
    also: `${text(`${game.route}-also`)} ${text('way-learn')}`,
  })),
  ...READY.map((id) => {
    const also = firstId(`lesson-ready-${id}-also`, '');
    return { route: 'lesson', params: { id }, name: `${text('way-lesson')} · ${text(`lesson-ready-${id}`)}`, also: also && text(also) };
  }),
];

/** @param {{params: Record<string, string>}} page a page, or a built-in lesson */
const isLesson = ({ params }) => Object.keys(params).length > 0;

/**
 * The pages that an unknown route may have meant, the most likely first: it is one of their names, or nearly one.
 * @param {string} route @param {readonly FamilyGame[]} games
 */
export function pagesNear(route, games) {
  const wanted = plain(route.replaceAll(/[-_]/g, ' '));
  const all = [
    ...games.map((game) => ({ route: game.route, params: {}, name: text(game.name), names: [game.route, ...namesOf([game])] })),
    ...pagesAndLessons([]).map(({ name, also, ...page }) => ({
      ...page,
      name,
      names: [...(isLesson(page) ? [] : [page.route]), name, ...also.split(SEPARATORS)].map(plain),
    })),
  ];
  for (const near of [
    [wanted],
    nearTo(
      wanted,
      all.flatMap(({ names }) => names),
    ),
  ]) {
    const found = all.filter(({ names }) => near.some((name) => name !== '' && names.includes(name)));
    if (found.length > 0) return found.slice(0, MOST_NEAR);
  }
  return [];
}

/** Pages that are offered for an unknown route. */
const MOST_NEAR = 3;

/** Between the names of one thing in a message. */
const SEPARATORS = /[,;，；] */;

/** Chinese letters. */
const HAN = /\p{Script=Han}/u;

/** Spaces between Chinese and other letters. */
const BESIDE_HAN = /(?<=\p{Script=Han}) +(?=\w)|(?<=\w) +(?=\p{Script=Han})/gu;

/** Between the name of a judge and the number of a problem. */
const BEFORE_NUMBER = /(?<=[a-z]{2})(?=\d)/gi;

/**
 * Small letters without accents: “misère” is found by “Misere”, “SG 函数” by “SG函数”, POJ 1067 by “poj1067”, 博弈 by 博奕, and Luogu and
 * Nim by their Chinese names.
 * @param {string} words
 */
const plain = (words) =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('洛谷', 'Luogu ')
    .replaceAll('奕', '弈')
    .replaceAll('尼姆', 'Nim')
    .replace(BESIDE_HAN, '')
    .replace(BEFORE_NUMBER, ' ')
    .trim()
    .toLowerCase();

/** A word offered by itself has at least so many letters. */
const LEAST_PART = 4;

/** What may follow the name of any game. */
const ANY_GAME = /(?<=\S)(游戏|博弈|问题)/g;

/** Words that tell nothing of what is looked for. */
const SMALL_WORDS = new Set('a an and at do does for how i in is of on the to what who with you'.split(' '));

/** The words of what was typed, without the small ones, unless there are no others. @param {string} typed */
function piecesOf(typed) {
  const pieces = plain(typed)
    .replaceAll(ANY_GAME, '')
    .split(/[\s,，、?？]+/);
  const telling = pieces.filter((piece) => !SMALL_WORDS.has(piece));
  return telling.some((piece) => piece !== '') ? telling : pieces;
}

/** Whether the words contain every piece of what was typed. @param {string} typed @param {readonly string[]} words */
function matches(typed, words) {
  const among = plain(words.join(' '));
  return piecesOf(typed).every((piece) => among.includes(piece));
}

/** The judges. */
const JUDGES = new Set(JUDGE_PROBLEMS.flatMap(({ names }) => names.map((name) => plain(name.split(' ')[0] ?? ''))));

/** A problem that is found, by one of its names. @typedef {{name: string} & typeof JUDGE_PROBLEMS[number]} FoundProblem */

/** The problems whose numbers are typed, or all of a judge. @param {string} typed @returns {FoundProblem[]} */
const problemsNumbered = (typed) =>
  /\d{3}/.test(typed) || JUDGES.has(plain(typed))
    ? JUDGE_PROBLEMS.flatMap((problem) => problem.names.filter((name) => matches(typed, [name])).map((name) => ({ name, ...problem })))
    : [];

/** The contest before a title: “[SHOI2002] ”. */
const CONTEST = /^(?:\[.*?\]|【.*?】) ?/;

/**
 * The problems of a title: those that are called just so, and those with the words in their titles.
 * @param {string} typed @returns {{named: FoundProblem[], others: FoundProblem[]}}
 */
function problemsTitled(typed) {
  const found = JUDGE_PROBLEMS.filter(({ title }) => matches(typed, [title])).map((problem) => ({
    name: `${problem.names[0]} ${problem.title}`,
    ...problem,
  }));
  const isNamed = (/** @type {FoundProblem} */ { title }) => plain(title.replace(CONTEST, '')) === plain(typed);
  return { named: found.filter(isNamed), others: found.filter((one) => !isNamed(one)) };
}

/** What games are called, whole and word by word. @param {readonly FamilyGame[]} games */
const namesOf = (games) =>
  games
    .flatMap(({ name, route }) => [text(name), ...text(`${route}-also`).split(SEPARATORS)])
    // A Chinese name is offered whole.
    .flatMap((called) => (HAN.test(called) ? [called] : [called, ...called.split(/\s+|’s\b/)]))
    .map(plain);

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly FamilyGame[]} props.games
 * @param {(games: readonly ExampledGame[]) => ComponentChild} [props.whileEmpty] shown while nothing is typed: by default the
 *   games
 */
export function Finder({ router, games: all, whileEmpty }) {
  const games = useLoaded(() => Promise.all(all.map(withExamples)), [all]) ?? [];
  const entries = useLoaded(() => entriesOf(games), [games.length]) ?? [];
  // Who comes back from a result finds the search again.
  const [typed, setTyped] = useState(() => (whileEmpty ? router.kept() : ''));
  const is_ready = useMessages(wordsOf(all));
  /** @type {RefObject<HTMLElement | null>} */
  const list = useRef(null);
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);

  const wanted = typed.trim().slice(0, 100);
  const is_search = wanted !== '';
  /** Results appear together, once all that can be found has loaded: none moves under the pointer. */
  const is_loaded = is_ready && entries.length > 0;
  const isGame = (/** @type {Findable} */ { id, game }) => id === game.name;
  /** Other names of a game find the game, and not its examples too. @param {Findable} entry */
  const wordsOfEntry = (entry) => [
    text(entry.game.name),
    text(entry.id),
    entry.why ? text(entry.why) : '',
    ...(isGame(entry) ? [entry.game.route, text(`${entry.game.route}-also`)] : []),
  ];
  const found = is_search && is_loaded ? entries.filter((entry) => matches(wanted, wordsOfEntry(entry))) : [];
  /** Terms one of whose forms begins with what is typed. */
  const terms =
    is_search && is_loaded ? TERMS.filter((term) => formsOf(term).some((form) => form.toLowerCase().startsWith(wanted.toLowerCase()))) : [];
  const pages = is_search && is_loaded ? pagesAndLessons(all).filter(({ name, also }) => matches(wanted, [name, also])) : [];
  /**
   * The other name by which a result is found, where nothing that it shows tells why it is.
   * @param {readonly string[]} shown @param {string} also names
   */
  function foundBy(shown, also) {
    if (matches(wanted, shown)) return '';
    // A Chinese name that is typed is not told by a foreign one.
    const name = also.split(SEPARATORS).find((one) => matches(wanted, [one]) && (HAN.test(one) || !HAN.test(wanted)));
    return name ? text('search-also', { name }) : '';
  }
  /** A game, or one of its examples, as a result. @param {Findable} entry */
  const resultOf = ({ id, why: summary, game, params }) => {
    const is_game = id === game.name;
    const title = is_game ? text(id) : `${text(game.name)} · ${text(id)}`;
    const why = summary ? text(summary) : '';
    const found_by = is_game ? foundBy([title, why], text(`${game.route}-also`)) : '';
    return { href: router.linkTo(game.route, params), title, why: [why, found_by].filter(Boolean).join(between()) };
  };
  /** @param {{route: string, params: Record<string, string>, name: string, also?: string}} page */
  const resultOfPage = ({ route, params, name, also = '' }) => ({
    href: router.linkTo(route, params),
    title: name,
    why: foundBy([name], also),
  });
  /** The board of a problem, and its page where it has one. @param {FoundProblem} problem */
  function resultsOfProblem({ name, route, find, params = {}, judge, is_reduced = false }) {
    const entry = entries.find((one) => (find ? one.id === find : isGame(one) && one.game.route === route));
    // The summary of a game tells its usual rule.
    const why = find || Object.keys(params).length === 0 ? {} : { why: '' };
    const board = entry && { ...resultOf(find ? entry : { ...entry, params }), ...why, title: `${name} · ${text(entry.id)}` };
    const page = judge ? resultOfPage({ route: 'judge', params: { problem: judge }, name: `${name} · ${text('way-judge')}` }) : undefined;
    return (is_reduced ? [page, board] : [board, page]).filter((one) => one !== undefined);
  }
  const titled = problemsTitled(wanted);
  /** @param {readonly FoundProblem[]} some */
  const resultsOf = (some) => (is_search && is_loaded ? some.flatMap(resultsOfProblem) : []);
  const [problems, problems_named, problems_titled] = [
    resultsOf(problemsNumbered(wanted)),
    resultsOf(titled.named),
    resultsOf(titled.others),
  ];
  const allNames = () =>
    [
      ...namesOf(all),
      ...[
        ...entries.map(({ id }) => text(id)),
        ...pagesAndLessons(all).flatMap(({ name, also }) => [name, ...also.split(SEPARATORS)]),
        ...JUDGE_PROBLEMS.map(({ title }) => title.replace(CONTEST, '')),
      ].map(plain),
      // Chinese names are offered only for Chinese words.
    ].filter((name) => HAN.test(wanted) || !HAN.test(name));
  const all_found = found.length + pages.length + terms.length + problems.length + problems_named.length + problems_titled.length;
  /** Single words that find a game, where all of them together find nothing. */
  const parts = () => {
    const pieces = piecesOf(wanted).filter((piece) => piece.length >= LEAST_PART);
    return pieces.length > 1 ? pieces.filter((piece) => entries.some((entry) => matches(piece, wordsOfEntry(entry)))) : [];
  };
  const near = is_search && is_loaded && all_found === 0 ? [...new Set([...nearTo(plain(wanted), allNames()), ...parts()])] : [];

  /** Whether one of the names is the very one that is typed. @param {readonly string[]} names */
  const isWanted = (names) => names.some((name) => plain(name) === plain(wanted));
  /** What has the very name that is typed comes first. @param {Findable} entry */
  const isNamed = ({ id }) => isWanted([text(id)]);
  /** Of the games, those that are also called so. @param {Findable} entry */
  const isCalled = ({ game }) => isWanted([game.route, ...text(`${game.route}-also`).split(SEPARATORS)]);
  const games_found = found.filter((one) => isGame(one) && !isNamed(one));
  // A game’s first walk is found by all names of its game, and comes after the game.
  const named_pages = pages.filter(
    ({ params, name, also }) => !params.id?.startsWith('first-') && isWanted([name, ...also.split(SEPARATORS)]),
  );
  const is_game_called = found.some((one) => isGame(one) && (isNamed(one) || isCalled(one)));
  const groups = is_search
    ? [
        {
          name: 'search-named',
          results: [
            ...problems,
            ...found.filter(isNamed).map(resultOf),
            ...(is_game_called ? [] : problems_named),
            ...named_pages.map(resultOfPage),
          ],
        },
        { name: 'games', results: [...games_found.filter(isCalled), ...games_found.filter((one) => !isCalled(one))].map(resultOf) },
        { name: 'way-judge', results: [...(is_game_called ? problems_named : []), ...problems_titled] },
        { name: 'search-pages', results: pages.filter((page) => !named_pages.includes(page)).map(resultOfPage) },
        { name: 'examples', results: found.filter((one) => !isGame(one) && !isNamed(one)).map(resultOf) },
        {
          name: 'how-words',
          results: terms.map((term) => ({ href: router.linkTo('words'), title: `${text('how-words')} · ${formsOf(term)[0]}`, why: '' })),
        },
      ]
    : [{ name: 'games', results: entries.slice(0, games.length).map(resultOf) }];

  /** Enter was pressed before the results had loaded: the first opens as soon as it is there. @type {RefObject<boolean>} */
  const is_entered = useRef(false);
  useLayoutEffect(() => {
    if (!is_loaded || !is_entered.current) return;
    is_entered.current = false;
    list.current?.querySelector('a')?.click();
  }, [is_loaded]);

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const here = links.findIndex((link) => link === document.activeElement);
    if (event.isComposing) return;
    if (event.key === 'Enter' && here < 0 && is_search) {
      is_entered.current = !is_loaded;
      links[0]?.click();
    } else if (event.key === 'ArrowDown') links[Math.min(here + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && here > 0) links[here - 1]?.focus();
    else if (event.key === 'ArrowUp' && here === 0) field.current?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div class="finder" onKeyDown={onKeyDown}>
      <label class="search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          value={typed}
          placeholder={text('search')}
          aria-label={text('search')}
          onInput={(event) => {
            is_entered.current = false;
            setTyped(event.currentTarget.value);
          }}
        />
      </label>
      {!is_search && whileEmpty ? (
        whileEmpty(games)
      ) : (
        <nav ref={list} aria-label={text('games')} onClick={() => router.keep(typed)}>
          <p class="soft" role="status">
            {is_search && is_loaded && text('search-found', { count: all_found })}
            {near.length > 0 && <span>{text('search-near')}</span>}
            {near.map((name) => (
              <button key={name} type="button" onClick={() => setTyped(name)}>
                {name}
              </button>
            ))}
          </p>
          {is_loaded &&
            groups
              .filter(({ results }) => results.length > 0)
              .map(({ name, results }) => (
                <section key={name} aria-label={text(name)}>
                  {is_search && <h3>{text(name)}</h3>}
                  <ul class="examples">
                    {results.map(({ href, title, why }) => (
                      <Entry key={title} href={href} title={title} why={why} />
                    ))}
                  </ul>
                </section>
              ))}
        </nav>
      )}
      {/* Who finds nothing sees what there is, apart from the search. */}
      {is_search && is_loaded && all_found === 0 && near.length === 0 && whileEmpty && (
        <div class="instead">
          <h2>{text('home-doors')}</h2>
          {whileEmpty(games)}
        </div>
      )}
    </div>
  );
}
