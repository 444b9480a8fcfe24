/**
 * `#/worksheet?game=nim&ask=outcome&seed=1&count=6&variants=2&key=1`: questions on paper. Each is put to an invisible page of its game, which
 * draws the board and then reveals the answer for the key. The same link gives the same sheet.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LEVELS } from '../../formats/ask_parameters.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { composed, dataAddress } from '../../formats/picture/compose.js';
import { quiet, takeShot, trimmed } from '../../formats/picture/take.js';
import { addressHere } from '../../formats/address.js';
import { QrCode } from '../../formats/qr.jsx';
import { Button, Checkbox, Select, ShortField } from '../../ui/controls.jsx';
import { formatLink, quoted } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { rich, text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { createRouter } from '../../ui/router.js';
import { runsOf } from '../../ui/runs.js';
import { entryAt } from '../../ui/entry_at.js';
import { until } from '../../ui/until.js';
import { language } from '../../ui/settings.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { choicesOf, kindName, nameOf } from '../../game_page/question/names.js';
import { Question } from '../../game_page/question/question.jsx';
import { offered } from '../../game_page/question/questions.js';
import '../../shell/desk.css';
import '../../formats/picture/still.css';
import './worksheet.css';

/** @import { ComponentProps, RefObject } from 'preact' */
/** @import { Item } from './types.js' */
/** @import { Asking } from '../../game_page/question/asking.js' */
/** @import { Page } from '../../game_page/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The numbers of a link: questions of a sheet, sheets, the first seed. Each with its least, its greatest and its default. */
const NUMBERS = /** @type {const} */ ({ count: [1, 12, 6], variants: [1, 4, 1], seed: [0, 999_999_900, 1] });

/** The text of an element, with the values of fields. @param {Element | null} element @returns {string} */
function wordsIn(element) {
  if (!element || element.matches('button, ul, [aria-hidden=true]')) return '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return element.value || element.placeholder;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  const parts = [...element.childNodes].map((node) => (node instanceof Element ? wordsIn(node) : (node.textContent ?? '')));
  return parts.join('').replace(/[^\S\n]+/g, ' ');
}

/**
 * The sheet of a link, and what is wrong with the link.
 * @param {ReadonlyMap<string, string>} params @param {readonly FamilyGame[]} games
 */
function readSheet(params, games) {
  /** @type {string[]} */
  const wrong = [];
  const route = params.get('game') ?? 'nim';
  const game = games.find((one) => one.route === route);
  if (!game) wrong.push(text('lesson-no-game', { value: quoted(route), games: games.map((one) => one.route).join(', ') }));
  /** @param {keyof typeof NUMBERS} name */
  const number = (name) => {
    const [least, most, usual] = NUMBERS[name];
    const typed = params.get(name) ?? String(usual);
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
    if (value >= least && value <= most) return value;
    wrong.push(text('worksheet-number', { what: text(`worksheet-${name}`), value: quoted(typed), least, most }));
    return usual;
  };
  const level = LEVELS.find((one) => one === (params.get('level') ?? 'usual'));
  const notes = level ? [] : [text('note-setting', { name: 'level', value: quoted(params.get('level') ?? '') })];
  const kind = params.get('ask') ?? 'outcome';
  const numbers = { seed: number('seed'), count: number('count'), variants: number('variants') };
  return { game, kind, level: level ?? 'usual', ...numbers, has_key: params.get('key') !== '0', wrong, notes };
}

/** How long a board must not change before it is drawn, and the longest wait for that. */
const [REST_MS, PATIENCE_MS] = [120, 20_000];

/**
 * Waits until a board is there and at rest: parts of a page come later than their answers.
 * @param {HTMLElement} root @param {{isBusy: () => boolean}} session @param {AbortSignal} abort
 */
async function atRest(root, session, abort) {
  const began = performance.now();
  let changed = began;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    do await quiet(session, abort);
    while ((!root.querySelector('.stage .board') || performance.now() - changed < REST_MS) && performance.now() - began < PATIENCE_MS);
  } finally {
    observer.disconnect();
  }
}

/**
 * Draws a question that is put to a page, and reads its answer.
 * @param {Asking} asking @param {Page} page @param {HTMLElement} root @param {AbortSignal} signal
 * @returns {Promise<Item>}
 */
async function drawn(asking, page, root, signal) {
  await atRest(root, page.session, signal);
  const shot = await takeShot({ session: page.session, theme: 'light', abort: signal, page: root, paper: '#ffffff' });
  const { wanted } = asking.ask.peek();
  const step = asking.step.peek();
  const position = asking.position.peek();
  const wording = step ? step.says : { id: wanted?.kind === 'number' ? `ask-number-${wanted.name}` : `ask-${wanted?.kind}`, args: {} };
  const item = {
    picture: composed(trimmed(shot), []),
    position,
    rule: wordsIn(root.querySelector('.rule > span')),
    says: [rich(wording.id, wording.args), ' ', position !== '' && <b>{position}</b>],
    among: choicesOf(asking).map(({ value, words }) =>
      wanted?.kind === 'outcome' && value !== 'draw' ? `${value}: ${words}` : nameOf(asking, value),
    ),
  };
  const right = step?.right;
  await asking.reveal();
  await quiet(page.session, signal);
  const answer = (right ?? asking.answer.peek()?.right ?? []).map((value) => nameOf(asking, value)).join(' / ');
  const verdict = root.querySelector('output[name=verdict] > span:last-of-type')?.textContent?.trim() ?? '';
  const caption = root.querySelector('.caption')?.textContent?.trim() ?? '';
  signal.throwIfAborted();
  // The verdict says nothing about a number.
  return { ...item, answer, why: step ? caption : wanted?.kind === 'number' ? '' : verdict };
}

/**
 * Draws one question, invisibly.
 * @param {Pick<Site, 'questionsOf' | 'Live'> & {hash: string, game: FamilyGame, room_size: [number, number] | undefined, done: (item: Item | string) => void}} props done: gets the question, or why it cannot be asked
 */
function Maker({ hash, room_size, done, ...question }) {
  /** @type {RefObject<HTMLDivElement | null>} */
  const room = useRef(null);
  const router = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  /** @type {RefObject<Asking | null>} */
  const begun = useRef(null);
  const work = useRef(new AbortController());
  // Another sheet does not need this question.
  useLayoutEffect(() => () => work.current.abort(), []);
  /** @param {Asking} asking @param {Page} page */
  async function begin(asking, page) {
    const root = room.current;
    if (!root || begun.current === asking) return;
    begun.current = asking;
    const { signal } = work.current;
    const phase = await until(() => (asking.phase.value === 'posing' ? null : asking.phase.value), signal);
    if (phase === null) return;
    const problem = asking.problem.peek();
    if (problem) done(text(problem.id, problem.args));
    else drawn(asking, page, root, signal).then(done, (reason) => signal.aborted || done(String(reason)));
  }
  return (
    <div
      class="worksheet-room"
      ref={room}
      style={room_size && { '--width': `${room_size[0]}px`, '--height': `${room_size[1]}px` }}
      aria-hidden="true"
      inert
    >
      {router && (
        <Question
          {...question}
          router={router}
          panel={(asking, _, page) => {
            queueMicrotask(() => void begin(asking, page));
            return null;
          }}
          guide={{ at_once: false, is_one_of_many: true, next: () => {}, previous: () => {} }}
        />
      )}
    </div>
  );
}

/** @param {Site} props */
export function WorksheetPage({ router, games, questionsOf, Live }) {
  const { params } = router.link.value;
  const { game, kind, level, seed, count, variants, has_key, wrong, notes } = readSheet(params, games);
  useMessages(wordsOf(games));
  const questions = useLoaded(() => game && questionsOf(game), [game]);
  const kinds = questions && offered(questions).filter((one) => !one.startsWith('perform'));
  if (kinds && !kinds.includes(kind)) wrong.push(text('ask-kind', { value: quoted(kind), kinds: kinds.join(', ') }));
  const total = count * variants;
  const name = [game?.route, kind, level, seed, language.current.value].join(' ');
  const [made, setMade] = useState(
    /** @type {{name: string, items: (Item | string)[], passed: number}} */ ({ name, items: [], passed: 0 }),
  );
  const { items, passed } = made.name === name ? made : { items: [], passed: 0 };
  const goes_on = game !== undefined && kinds !== null && wrong.length === 0 && items.length < total;
  const sheets = wrong.length > 0 ? [] : Array.from({ length: variants }, (_, at) => items.slice(at * count, (at + 1) * count));
  /** The link of a question. @param {number} at how far its seed is from the first */
  const hashOf = (at) =>
    formatLink(game?.route ?? '', [
      ['ask', kind],
      ['ask-seed', String(seed + at)],
      ['ask-level', level],
    ]);
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  /** @param {Item | string} item */
  function add(item) {
    // No question twice on all sheets, as far as other seeds give others.
    const is_again = typeof item !== 'string' && items.some((one) => typeof one !== 'string' && isSame(one, item));
    if (is_again && passed < MOST_PASSED) setMade({ name, items, passed: passed + 1 });
    else setMade({ name, items: [...items, typeof item === 'string' ? item : { ...item, at: items.length + passed }], passed });
  }
  return (
    <div class="page desk worksheet">
      <Header router={router} />
      <main tabIndex={-1} data-made={items.length} data-wanted={wrong.length > 0 ? 0 : total}>
        <form class="worksheet-form" onSubmit={(event) => event.preventDefault()}>
          <h1>{text('worksheet')}</h1>
          <p class="soft">{text('worksheet-why')}</p>
          <div class="row">
            <Labelled
              label={text('games')}
              among={games.map((one) => ({ value: one.route, text: text(one.name) }))}
              chosen={game?.route}
              choose={(value) => change({ game: value, ask: null })}
            />
            <Labelled
              label={text('ask-kind-label')}
              among={(kinds ?? []).map((one) => ({ value: one, text: kindName(one) }))}
              chosen={kind}
              choose={(value) => change({ ask: value })}
            />
            <Labelled
              label={text('ask-level-label')}
              among={LEVELS.map((one) => ({ value: one, text: text(`ask-level-${one}`) }))}
              chosen={level}
              choose={(value) => change({ level: value })}
            />
            {Object.entries(NUMBERS).map(([one, [, , usual]]) => (
              <ShortField
                // Typing is not disturbed while questions are made.
                key={`${one} ${params.get(one)}`}
                label={text(`worksheet-${one}`)}
                name={one}
                defaultValue={params.get(one) ?? String(usual)}
                onChange={(event) => change({ [one]: event.currentTarget.value.trim() || null })}
              />
            ))}
            <Checkbox
              kind="worksheet-tick"
              label={text('worksheet-key')}
              checked={has_key}
              change={(checked) => change({ key: checked ? null : '0' })}
            />
            <Button words={text('print')} class="primary" disabled={goes_on || items.length === 0} onClick={() => window.print()} />
          </div>
          {wrong.length > 0 && (
            <div role="alert">
              <ul class="wrong">
                {wrong.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          )}
          {notes.map((one) => (
            <p key={one} class="soft">
              {one}
            </p>
          ))}
          <p role="status" class="soft">
            {goes_on && text('worksheet-making', { number: items.length + 1, count: total })}
          </p>
        </form>
        {goes_on && (
          <Maker
            key={`${name} ${items.length} ${passed}`}
            hash={hashOf(items.length + passed)}
            game={game}
            room_size={questions?.paper}
            questionsOf={questionsOf}
            Live={Live}
            done={add}
          />
        )}
        {game &&
          sheets.map((own, variant) => {
            const offsets = own.map((item, at) => offsetOf(item, variant * count + at));
            return (
              <Sheet
                key={variant}
                game={game}
                kind={kind}
                has_rule={questions !== null && !questions.says_rule}
                letter={variants > 1 ? entryAt(LETTERS, variant) : ''}
                items={own}
                seeds={inShort(offsets.map((offset) => seed + offset))}
                link={hashOf(offsets[0] ?? variant * count)}
              />
            );
          })}
        {game && has_key && wrong.length === 0 && items.length > 0 && <Key game={game} sheets={sheets} />}
      </main>
    </div>
  );
}

/** The answers of all sheets. @param {{game: FamilyGame, sheets: readonly (readonly (Item | string)[])[]}} props */
const Key = ({ game, sheets }) => (
  <section class="sheet sheet-key">
    <h2>{text('worksheet-answers', { game: text(game.name) })}</h2>
    {sheets.map((items, variant) => (
      <div key={variant}>
        {sheets.length > 1 && <h3>{LETTERS[variant]}</h3>}
        <ol>
          {items.map((item, index) => (
            <li key={index}>
              {typeof item === 'string' ? (
                item
              ) : (
                <>
                  {item.answer !== '' && <b>{item.answer}</b>} <span>{item.why}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
);

/** The names of the sheets. */
const LETTERS = 'ABCD';

/** How far the seed of a question is from the first one. @param {Item | string} item @param {number} usual */
const offsetOf = (item, usual) => (typeof item === 'object' ? (item.at ?? usual) : usual);

/** Ascending numbers in short: “5–8, 10”. @param {readonly number[]} numbers */
const inShort = (numbers) =>
  runsOf(numbers)
    .map(([from, to]) => (from === to ? from : `${from}–${to}`))
    .join(', ');

/** The most seeds that are skipped. */
const MOST_PASSED = 60;

/** Whether two questions are the same. @param {Item} one @param {Item} other */
const isSame = (one, other) => one.rule === other.rule && one.position === other.position && one.picture.svg === other.picture.svg;

/** @param {ComponentProps<typeof Select> & {label: string}} props */
const Labelled = ({ label, ...select }) => (
  <label>
    {label}
    <Select aria-label={label} {...select} />
  </label>
);

/** The sentences after the first, which are about choices on the page. */
const LATER_SENTENCES = /^(.*?(?:\.|。))(?: |(?<=。)).*$/;

/**
 * A sheet of questions.
 * @param {{game: FamilyGame, kind: string, has_rule: boolean, letter: string, items: readonly (Item | string)[], seeds: string, link: string}} props has_rule: what the rule is stands above the questions; letter: of the variant; empty where there is one; link: of its first question
 */
function Sheet({ game, kind, has_rule, letter, items, seeds, link }) {
  const { address, is_reachable } = addressHere(link);
  if (items.length === 0) return null;
  return (
    <section class="sheet">
      <header>
        <h2>
          {text(game.name)} · {kindName(kind)} {letter && <b class="sheet-letter">{letter}</b>}
        </h2>
        <p class="sheet-name">{text('worksheet-name')}</p>
      </header>
      {has_rule && (
        <p class="sheet-rule">
          {[1, 2, 3].map((number) => text(`${game.name.replace(/-name$/, '')}-how-${number}`).replace(LATER_SENTENCES, '$1')).join(' ')}
        </p>
      )}
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {typeof item === 'string' ? <p class="wrong">{item}</p> : <Printed item={item} />}
            {index === items.length - 1 && (
              // With the last question, so that it is never alone on a page.
              <footer>
                <p>
                  {text('worksheet-footer', { seeds })} {is_reachable && <span class="sheet-address">{address}</span>}
                </p>
                {is_reachable && <QrCode address={address} />}
              </footer>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Pictures wider than this, in CSS pixels, are above their question. */
const WIDE = 640;

/** @param {{item: Item}} props */
function Printed({ item: { picture, rule, says, among } }) {
  return (
    <div class={picture.width > WIDE ? 'sheet-item is-wide' : 'sheet-item'}>
      <img src={dataAddress(picture.svg)} width={picture.width} height={picture.height} alt="" />
      <div>
        <p class="soft">{rule}</p>
        <p>{says}</p>
        {among.length > 0 ? (
          <ul class="sheet-choices">
            {among.map((one) => (
              <li key={one}>☐ {one}</li>
            ))}
          </ul>
        ) : (
          <p class="sheet-line">{text('worksheet-answer')}</p>
        )}
        <p class="sheet-line">{text('worksheet-reason')}</p>
        <p class="sheet-line" />
      </div>
    </div>
  );
}
