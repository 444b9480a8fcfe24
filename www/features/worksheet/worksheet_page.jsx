/**
 * `#/worksheet?game=nim&ask=outcome&seed=1&count=6&variants=2&key=1`: questions on paper. Each is put to a page of its game, out of sight,
 * which draws its board; then it is shown its answer, for the key: what stands there is what that page's verdict says. The same link gives
 * the same sheet.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LEVELS } from '../../formats/ask_parameters.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { addressOf as pictureAddress, composed } from '../../formats/picture/compose.js';
import { quiet, takeShot, trimmed } from '../../formats/picture/take.js';
import { addressOf } from '../../formats/address.js';
import { QrCode } from '../../formats/qr.jsx';
import { formatLink, quoted } from '../../ui/link.js';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { rich, text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { createRouter } from '../../ui/router.js';
import { runsOf } from '../../ui/runs.js';
import { language, recall } from '../../ui/settings.js';
import { useMessages } from '../../ui/use_messages.js';
import { kindName, nameOf } from '../../game_page/question/names.js';
import { Question } from '../../game_page/question/question.jsx';
import { offered } from '../../game_page/question/questions.js';
import '../../shell/desk.css';
import '../../formats/picture/still.css';
import './worksheet.css';

/** @import { Item } from './types.js' */
/** @import { Asking } from '../../game_page/question/asking.js' */
/** @import { Questions } from '../../game_page/question/types.js' */
/** @import { Page } from '../../game_page/state.js' */
/** @import { Live } from '../../game_page/types.js' */
/** @import { FamilyGame } from '../../shell/games.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {FamilyGame} Game */

/** Questions of a sheet, sheets of one kind, and seeds: the least, the most, and what a link says that says nothing. */
const NUMBERS = /** @type {const} */ ({ seed: [0, 999_999_900, 1], count: [1, 12, 6], variants: [1, 4, 1] });

/** Words as they are read: fields with what is in them. @param {Element | null} element @returns {string} */
function wordsIn(element) {
  if (!element || element.matches('button, ul, [aria-hidden=true]')) return '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return element.value || element.placeholder;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent ?? '';
  const parts = [...element.childNodes].map((node) => (node instanceof Element ? wordsIn(node) : (node.textContent ?? '')));
  return parts.join('').replace(/[^\S\n]+/g, ' ');
}

/** What a link says of the sheet, and what of it is wrong. @param {ReadonlyMap<string, string>} params @param {readonly Game[]} games */
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
  const [seed, count, variants] = [number('seed'), number('count'), number('variants')];
  return {
    game,
    kind: params.get('ask') ?? 'outcome',
    level: level ?? 'usual',
    seed,
    count,
    variants,
    has_key: params.get('key') !== '0',
    wrong,
    notes,
  };
}

/** How long nothing of a board may change before it is drawn, and how long that is waited for. */
const [REST_MS, PATIENCE_MS] = [120, 20_000];

/** Waits until a board is there and stays as it is: parts of a page come later than their answers. @param {HTMLElement} root @param {{isBusy: () => boolean}} session @param {AbortSignal} abort */
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

/** Draws one question and reads its answer, out of sight. @param {{hash: string, game: Game, room_size: [number, number] | undefined, loadQuestions: (game: any) => Promise<Questions>, Live: Live, done: (item: Item | string) => void}} props done: with the question, or why it cannot be asked */
function Maker({ hash, game, room_size, loadQuestions, Live, done }) {
  const room = useRef(/** @type {HTMLDivElement | null} */ (null));
  const router = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), [hash]);
  const seen = useRef(/** @type {unknown} */ (null));
  const work = useRef(new AbortController());
  // Where another sheet is asked for, this question is none of it.
  useLayoutEffect(() => () => work.current.abort(), []);
  /** @param {Asking} asking @param {Page} page */
  function begin(asking, page) {
    if (seen.current === asking) return;
    seen.current = asking;
    const { signal } = work.current;
    const stop = effect(() => {
      const problem = asking.problem.value;
      if (!problem && !asking.is_posed.value) return;
      queueMicrotask(() => {
        stop();
        if (problem) done(text(problem.id, problem.args));
        else drawn(asking, page, signal).then(done, (reason) => signal.aborted || done(String(reason)));
      });
    });
  }
  /** @param {Asking} asking @param {Page} page @param {AbortSignal} signal @returns {Promise<Item>} */
  async function drawn(asking, page, signal) {
    const root = /** @type {HTMLElement} */ (room.current);
    await atRest(root, page.session, signal);
    const shot = await takeShot({ session: page.session, theme: 'light', abort: signal, page: root, paper: '#ffffff' });
    const { wanted } = asking.ask.peek();
    const step = asking.step.peek();
    const position = asking.position.peek();
    const asked = step ? step.says : { id: wanted?.kind === 'number' ? `ask-number-${wanted.name}` : `ask-${wanted?.kind}`, args: {} };
    const outcomes = ['N', 'P', ...(asking.has_draws ? ['draw'] : [])];
    const choices = wanted?.kind === 'outcome' ? outcomes : (step?.among ?? []).map(({ value }) => value);
    const item = {
      picture: composed(trimmed(shot), []),
      position,
      rule: wordsIn(root.querySelector('.rule > span')),
      says: [rich(asked.id, asked.args), ' ', position !== '' && <b>{position}</b>],
      among: choices.map((value) =>
        wanted?.kind === 'outcome' && value !== 'draw' ? `${value}: ${text(`ask-outcome-${value}`)}` : nameOf(asking, value),
      ),
    };
    const right = step?.right.map((value) => nameOf(asking, value));
    await asking.reveal();
    await quiet(page.session, signal);
    const told = (right ?? asking.answer.peek()?.right.map((value) => nameOf(asking, value)) ?? []).join(' / ');
    const verdict = root.querySelector('output[name=verdict] > span:last-of-type')?.textContent?.trim() ?? '';
    const caption = root.querySelector('.caption')?.textContent?.trim() ?? '';
    signal.throwIfAborted();
    // Of a number the verdict says nothing.
    return { ...item, answer: told, why: step ? caption : wanted?.kind === 'number' ? '' : verdict };
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
          router={router}
          game={game}
          loadQuestions={loadQuestions}
          Live={Live}
          panel={(asking, _, page) => {
            queueMicrotask(() => begin(asking, page));
            return null;
          }}
          guide={{ at_once: false, is_one_of_many: true, next: () => {}, previous: () => {} }}
        />
      )}
    </div>
  );
}

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly Game[]} props.games
 * @param {(game: any) => Promise<Questions>} props.questionsOf
 * @param {Live} props.Live
 */
export function WorksheetPage({ router, games, questionsOf, Live }) {
  const { params } = router.link.value;
  const { game, kind, level, seed, count, variants, has_key, wrong, notes } = readSheet(params, games);
  const [kinds, setKinds] = useState(
    /** @type {{game: Game, kinds: string[], paper: [number, number] | undefined, tells_rule: boolean} | null} */ (null),
  );
  useMessages(wordsOf(games));
  useLayoutEffect(() => {
    let is_wanted = true;
    if (game)
      void questionsOf(game).then(
        (found) =>
          is_wanted &&
          setKinds({
            game,
            kinds: offered(found).filter((one) => !one.startsWith('perform')),
            paper: found.paper,
            tells_rule: found.tells_rule ?? false,
          }),
      );
    return () => {
      is_wanted = false;
    };
  }, [game]);
  const known = kinds?.game === game ? (kinds?.kinds ?? null) : null;
  const is_asked = known?.includes(kind) ?? false;
  if (known && !is_asked) wrong.push(text('ask-kind', { value: quoted(kind), kinds: known.join(', ') }));
  const total = count * variants;
  const name = [game?.route, kind, level, seed, language.current.value].join(' ');
  const [made, setMade] = useState(
    /** @type {{name: string, items: (Item | string)[], passed: number}} */ ({ name, items: [], passed: 0 }),
  );
  const { items, passed } = made.name === name ? made : { items: [], passed: 0 };
  const hashOf = (/** @type {number} */ index) =>
    formatLink(game?.route ?? '', [
      ['ask', kind],
      ['ask-seed', String(seed + index)],
      ['ask-level', level],
    ]);
  const goes_on = game !== undefined && is_asked && wrong.length === 0 && items.length < total;
  /** @param {Record<string, string | null>} changes */
  const change = (changes) => router.replaceNow(router.linkWith(changes));
  return (
    <div class="page desk worksheet">
      <Header router={router} />
      <main tabIndex={-1} data-made={items.length} data-wanted={wrong.length > 0 ? 0 : total}>
        <form class="worksheet-form" onSubmit={(event) => event.preventDefault()}>
          <h1>{text('worksheet')}</h1>
          <p class="soft">{text('worksheet-why')}</p>
          <div class="row">
            <Choose
              label={text('games')}
              value={game?.route ?? ''}
              among={games.map((one) => [one.route, text(one.name)])}
              change={(value) => change({ game: value, ask: null })}
            />
            <Choose
              label={text('ask-kind-label')}
              value={kind}
              among={(known ?? []).map((one) => [one, kindName(one)])}
              change={(value) => change({ ask: value })}
            />
            <Choose
              label={text('ask-level-label')}
              value={level}
              among={LEVELS.map((one) => [one, text(`ask-level-${one}`)])}
              change={(value) => change({ level: value })}
            />
            {
              /** @type {const} */ (['count', 'variants', 'seed']).map((one) => (
                <label key={one}>
                  {text(`worksheet-${one}`)}
                  <input
                    class="number"
                    name={one}
                    inputMode="numeric"
                    // What is being typed stays while questions are made.
                    key={params.get(one)}
                    defaultValue={params.get(one) ?? String(NUMBERS[one][2])}
                    onChange={(event) => change({ [one]: event.currentTarget.value.trim() || null })}
                  />
                </label>
              ))
            }
            <label class="worksheet-tick">
              <input type="checkbox" checked={has_key} onChange={(event) => change({ key: event.currentTarget.checked ? null : '0' })} />
              {text('worksheet-key')}
            </label>
            <button type="button" class="primary" disabled={goes_on || items.length === 0} onClick={() => window.print()}>
              {text('print')}
            </button>
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
            room_size={kinds?.paper}
            loadQuestions={questionsOf}
            Live={Live}
            done={(item) => {
              // What was asked is not asked again, on any of the sheets, where another seed has something else.
              const is_again = typeof item !== 'string' && items.some((one) => typeof one !== 'string' && isSame(one, item));
              if (is_again && passed < MOST_PASSED) setMade({ name, items, passed: passed + 1 });
              else setMade({ name, items: [...items, typeof item === 'string' ? item : { ...item, at: items.length + passed }], passed });
            }}
          />
        )}
        {game &&
          wrong.length === 0 &&
          Array.from({ length: variants }, (_, variant) => (
            <Sheet
              key={variant}
              game={game}
              kind={kind}
              has_rule={kinds?.tells_rule === false}
              letter={variants > 1 ? (LETTERS[variant] ?? '') : ''}
              items={items.slice(variant * count, (variant + 1) * count)}
              seeds={inShort(
                items.slice(variant * count, (variant + 1) * count).map((item, at) => seed + offsetOf(item, variant * count + at)),
              )}
              link={hashOf(offsetOf(items[variant * count], variant * count))}
            />
          ))}
        {game && has_key && wrong.length === 0 && items.length > 0 && (
          <section class="sheet sheet-key">
            <h2>{text('worksheet-answers', { game: text(game.name) })}</h2>
            {Array.from({ length: variants }, (_, variant) => (
              <div key={variant}>
                {variants > 1 && <h3>{LETTERS[variant]}</h3>}
                <ol>
                  {items.slice(variant * count, (variant + 1) * count).map((item, index) => (
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
        )}
      </main>
    </div>
  );
}

const LETTERS = 'ABCD';

/** How far the seed of a question is from the first one. @param {Item | string | undefined} item @param {number} usual */
const offsetOf = (item, usual) => (typeof item === 'object' ? (item.at ?? usual) : usual);

/** Ascending numbers in short: “5–8, 10”. @param {readonly number[]} numbers */
const inShort = (numbers) =>
  runsOf(numbers)
    .map(([from, to]) => (from === to ? from : `${from}–${to}`))
    .join(', ');

/** Seeds that are passed over in all. */
const MOST_PASSED = 60;

/** Whether two questions are one. @param {Item} one @param {Item} other */
const isSame = (one, other) => one.rule === other.rule && one.position === other.position && one.picture.svg === other.picture.svg;

/** @param {{label: string, value: string, among: (readonly [string, string])[], change: (value: string) => void}} props */
const Choose = ({ label, value, among, change }) => (
  <label>
    {label}
    <select aria-label={label} onChange={(event) => change(event.currentTarget.value)}>
      {among.map(([one, words]) => (
        <option key={one} value={one} selected={one === value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** What comes after the first sentence: what one can choose on the page. */
const LATER_SENTENCES = /^(.*?(?:\.|。))(?: |(?<=。)).*$/;

/** A sheet of questions. @param {{game: Game, kind: string, has_rule: boolean, letter: string, items: readonly (Item | string)[], seeds: string, link: string}} props has_rule: what the rule is stands above the questions; letter: of the variant; empty where there is one; link: of its first question */
function Sheet({ game, kind, has_rule, letter, items, seeds, link }) {
  const { address, is_reachable } = useMemo(() => addressOf(location.href, recall('hosted') ?? '', link), [link]);
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
              // With the last question: alone on a page it would say nothing.
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

/** Wider pictures stand above their question, in CSS pixels. */
const WIDE = 640;

/** @param {{item: Item}} props */
function Printed({ item: { picture, rule, says, among } }) {
  return (
    <div class={picture.width > WIDE ? 'sheet-item is-wide' : 'sheet-item'}>
      <img src={pictureAddress(picture.svg)} width={picture.width} height={picture.height} alt="" />
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
