/** A search among the games and their examples: what is typed filters them, the arrows walk them, Enter opens. */
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { useMessages } from '../ui/use_messages.js';
import { withoutStep, wordsOf } from './games.js';
import { READY } from './built_in_lessons.js';
import { formsOf, TERMS } from './terms.jsx';
import { useExamples } from './use_examples.js';
import './finder.css';

/** @import { ComponentChild } from 'preact' */
/** @import { ExampledGame, FamilyGame, Router } from './types.js' */

/** @typedef {ExampledGame} Game */

/** Results that are shown. */
const MOST = 12;

/** @param {readonly Game[]} games */
const entriesOf = (games) => [
  ...games.map((game) => ({ id: game.name, why: game.summary, game, params: withoutStep(game.examples[0]?.params ?? {}) })),
  ...games.flatMap((game) => game.examples.map(({ id, params }) => ({ id, why: `${id}-why`, game, params }))),
];

/** What else there is to be found, by what it is called. */
const pagesAndLessons = () => [
  .../** @type {const} */ (['lesson', 'worksheet', 'judge', 'values']).map((route) => ({
    route,
    params: /** @type {Record<string, string>} */ ({}),
    name: text(`way-${route}`),
    also: text(`way-${route}-also`),
  })),
  ...READY.map((id) => ({ route: 'lesson', params: { id }, name: `${text('way-lesson')} · ${text(`lesson-ready-${id}`)}`, also: '' })),
];

/** Whether all that was typed stands in the words. @param {string} typed @param {readonly string[]} words */
function matches(typed, words) {
  const among = words.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((piece) => among.includes(piece));
}

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly FamilyGame[]} props.games
 * @param {(games: readonly Game[]) => ComponentChild} [props.whileEmpty] what stands there while nothing is typed: by default the games
 */
export function Finder({ router, games: all, whileEmpty }) {
  const games = useExamples(all);
  const [typed, setTyped] = useState('');
  const is_ready = useMessages(wordsOf(all));
  const list = useRef(/** @type {HTMLElement | null} */ (null));

  const wanted = typed.trim().slice(0, 100);
  /** What else a game is called finds the game, and not its examples too. @param {ReturnType<typeof entriesOf>[number]} entry */
  const wordsOfEntry = ({ id, why, game }) => [
    text(game.name),
    text(id),
    text(why),
    ...(id === game.name ? [text(game.summary.replace('summary', 'also'))] : []),
  ];
  const found = wanted === '' ? [] : entriesOf(games).filter((entry) => matches(wanted, wordsOfEntry(entry)));
  /** The words of the field that are asked for, by the beginning of one of their forms. */
  const terms =
    wanted === '' ? [] : TERMS.filter((term) => formsOf(term).some((form) => form.toLowerCase().startsWith(wanted.toLowerCase())));
  /** Pages that are no game's, and lessons by their titles. */
  const pages = wanted === '' ? [] : pagesAndLessons().filter(({ name, also }) => matches(wanted, [name, also]));
  const shown = wanted === '' ? entriesOf(games).slice(0, games.length) : found.slice(0, MOST);

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const here = links.findIndex((link) => link === document.activeElement);
    if (event.isComposing) return;
    if (event.key === 'Enter' && here < 0 && wanted !== '') links[0]?.click();
    else if (event.key === 'ArrowDown') links[Math.min(here + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp' && here > 0) links[here - 1]?.focus();
    else if (event.key === 'ArrowUp' && here === 0)
      event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector('input')?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div class="finder" onKeyDown={onKeyDown}>
      <label class="search">
        <Icon name="search" />
        <input
          type="search"
          value={typed}
          placeholder={text('search')}
          aria-label={text('search')}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {wanted === '' && whileEmpty ? (
        whileEmpty(games)
      ) : (
        <nav ref={list} aria-label={text('games')}>
          <p class="soft" role="status">
            {wanted !== '' && text('search-found', { count: found.length + pages.length + terms.length })}
          </p>
          {is_ready && (
            <ul class="examples">
              {shown.map(({ id, why, game, params }) => (
                <li key={id}>
                  <a href={router.linkTo(game.route, params)}>
                    <strong>
                      {id !== game.name && `${text(game.name)} · `}
                      {text(id)}
                    </strong>
                    <span>{text(why)}</span>
                  </a>
                </li>
              ))}
              {pages.map(({ route, params, name }) => (
                <li key={name}>
                  <a href={router.linkTo(route, params)}>
                    <strong>{name}</strong>
                  </a>
                </li>
              ))}
              {terms.map((term) => (
                <li key={term}>
                  <a href={router.linkTo('words')}>
                    <strong>{`${text('how-words')} · ${formsOf(term)[0]}`}</strong>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
      )}
    </div>
  );
}
