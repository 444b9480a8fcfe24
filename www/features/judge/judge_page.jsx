/**
 * `#/judge?problem=poj-3922`: a judge's problem whose game is here. Its input is answered, every case with its board; input of rising size is
 * made; and what a program wrote is compared with it, the smallest case that is wrong first. The program runs where it lives.
 */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { seededRandom } from '../../play/seeded_random.js';
import { Refused } from '../../solver/protocol.js';
import { writeToTab, readFromTab } from '../../ui/tab_storage.js';
import { createFileInput } from '../../ui/file_input.js';
import { quoted } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { saveFile } from '../../ui/save_file.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { Work } from '../../shell/work.jsx';
import { answered, casesOf, compared, drawn, linkOf, MOST, smallest } from './judge.js';
import { PROBLEMS } from './records.js';
import { Unread } from './reader.js';
import { entryAt } from '../../ui/entry_at.js';
import '../../shell/desk.css';
import '../../shell/plain_text.css';
import './judge.css';

/** @import { Case } from './judge.js' */
/** @import { Params } from './records.js' */
/** @import { Problem } from './types.js' */
/** @import { FamilyGame, Parts } from '../../shell/games.js' */
/** @import { Client } from '../../solver/types.js' */
/** @import { Router } from '../../ui/router.js' */

/** @typedef {FamilyGame} Game */

/** Cases that are listed at once. */
const LISTED = 100;

/** What is known of an input. @typedef {{input: string, problem: Problem, parameters: import('../../game_page/parameters.js').Parameters, cases: Case[]}} Answered */

/** @param {Problem} problem @param {readonly Game[]} games */
function titleOf({ judges, title, game }, games) {
  const name = text(games.find(({ route }) => route === game)?.name ?? 'games');
  return judges.length > 0
    ? `${judges.map(([judge, number]) => `${judge} ${number}`).join(' = ')} · ${title}`
    : text('judge-own', { name });
}

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {readonly Game[]} props.games
 * @param {(game: any) => Promise<Omit<Parts, 'client'>>} props.partsOf
 * @param {(family: string) => Client} props.clientOf
 */
export function JudgePage({ router, games, partsOf, clientOf }) {
  const { params } = router.link.value;
  useMessages(wordsOf(games));
  const wanted = params.get('problem') ?? PROBLEMS[0]?.id;
  const problem = PROBLEMS.find(({ id }) => id === wanted);
  return (
    <div class="page desk judge">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('judge')}</h1>
        <p class="soft">{text('judge-why')}</p>
        <select
          class="judge-problem"
          aria-label={text('judge-problem')}
          onChange={(event) => router.push(router.linkWith({ problem: event.currentTarget.value }))}
        >
          {!problem && <option selected>{text('judge-choose')}</option>}
          {PROBLEMS.map((one) => (
            <option key={one.id} value={one.id} selected={one === problem}>
              {titleOf(one, games)}
            </option>
          ))}
        </select>
        {problem ? (
          <Desk key={problem.id} {...{ problem, router, games, partsOf, clientOf }} />
        ) : (
          <p class="wrong" role="alert">
            {text('judge-none', { value: quoted(String(wanted)) })}
          </p>
        )}
      </main>
    </div>
  );
}

/** @param {Parameters<typeof JudgePage>[0] & {problem: Problem}} props */
function Desk({ problem, router, games, partsOf, clientOf }) {
  const game = /** @type {Game} */ (games.find(({ route }) => route === problem.game));
  const kept_name = `judge ${problem.id}`;
  const kept = useMemo(() => /** @type {{input?: string, output?: string}} */ (JSON.parse(readFromTab(kept_name) ?? '{}')), [kept_name]);
  const [input, setInput] = useState(kept.input ?? '');
  const [output, setOutput] = useState(kept.output ?? '');
  // Who looks at a board comes back to the desk as it was.
  useEffect(() => writeToTab(kept_name, JSON.stringify({ input, output })), [input, output]);
  useEffect(() => {
    if (kept.input) void answer(kept.input);
  }, []);
  const [seed, setSeed] = useState('1');
  const [typed_count, setCount] = useState(/** @type {string | null} */ (null));
  const most = problem.most ?? MOST.cases;
  const count = typed_count ?? String(Math.min(20, most));
  const [known, setKnown] = useState(/** @type {Answered | null} */ (null));
  const [wrong, setWrong] = useState('');
  const progress = useSignal(/** @type {number | null} */ (null));
  const work = useRef(new AbortController());
  useLayoutEffect(() => () => work.current.abort(), []);
  const judged = known?.input === input ? known : null;
  const verdict = useMemo(() => (judged && output.trim() !== '' ? compared(judged.cases, output) : null), [judged, output]);

  /** @param {string} given */
  async function answer(given) {
    work.current.abort();
    const { signal } = (work.current = new AbortController());
    setWrong('');
    try {
      const cases = casesOf(problem, given);
      progress.value = 0;
      const { Page } = await partsOf(game);
      const { solver, parameters } = Page.of;
      const client = clientOf(game.family);
      const found = await answered(problem, cases, {
        parameters,
        verdictOf: (options) => client.ask({ game: solver, options, ask: 'verdict', about: undefined }, signal),
        progress: (part) => (progress.value = part),
        abort: signal,
      });
      setKnown({ input: given, problem, parameters, cases: found });
    } catch (reason) {
      if (signal.aborted) return;
      setWrong(saidOf(reason));
    } finally {
      if (work.current.signal === signal) progress.value = null;
    }
  }

  /** @param {string} given */
  function take(given) {
    setInput(given);
    void answer(given);
  }

  /** What is too long is told, and what was there stays. @param {(text: string) => void} change */
  const upToLimit = (change) => (/** @type {string} */ given) => {
    const [count, most] = [given.length, MOST.characters];
    setWrong(count > most ? text('judge-long', { count, most }) : '');
    if (count <= most) change(given);
  };

  const refuse = (/** @type {import('../../solver/types.js').Problem} */ problem_of_file) => setWrong(problemText(problem_of_file));

  const numbers = {
    seed: /^\d{1,9}$/.test(seed.trim()) ? Number(seed) : null,
    count: /^\d{1,4}$/.test(count.trim()) && Number(count) >= 1 && Number(count) <= most ? Number(count) : null,
  };
  // What is wrong comes first.
  const wrong_ones = new Set(verdict?.wrong.map(({ index }) => index));
  const all = (judged?.cases ?? []).map((_, index) => index);
  const order = [...wrong_ones, ...all.filter((index) => !wrong_ones.has(index))];
  const lines = judged?.cases.map(({ right }) => right).join('\n') ?? '';
  return (
    <>
      {problem.judges.some(([, , address]) => address !== '') && (
        <p class="soft">
          {text('judge-statement')}{' '}
          {problem.judges
            .filter(([, , address]) => address !== '')
            .map(([judge, number, address]) => (
              <span key={judge}>
                <a href={address} target="_blank" rel="noreferrer">
                  {judge} {number}
                </a>{' '}
              </span>
            ))}
        </p>
      )}
      {problem.judges.length === 0 && <p class="soft">{text(`judge-format-${problem.id}`)}</p>}
      <div class="judge-desk">
        <section>
          <h2>{text('judge-input')}</h2>
          <div class="row">
            <button type="button" onClick={() => take(problem.sample[0])}>
              {text(problem.judges.length > 0 ? 'judge-sample' : 'judge-sample-own')}
            </button>
            <label>
              {text('judge-count')}{' '}
              <input
                class="number"
                name="count"
                inputMode="numeric"
                value={count}
                onInput={(event) => setCount(event.currentTarget.value)}
              />
            </label>
            <label>
              {text('judge-seed')}{' '}
              <input class="number" name="seed" inputMode="numeric" value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
            </label>
            <button
              type="button"
              disabled={numbers.seed === null || numbers.count === null}
              onClick={() => take(problem.input(drawn(problem, numbers.count ?? 1, seededRandom(numbers.seed ?? 1, problem.id))))}
            >
              {text('judge-make')}
            </button>
          </div>
          {(numbers.seed === null || numbers.count === null) && <p class="wrong">{text('judge-make-wrong', { most })}</p>}
          <Typed name="input" label={text('judge-input')} value={input} change={upToLimit(setInput)} refuse={refuse} />
          <div class="row">
            <button type="button" class="primary" disabled={input.trim() === ''} onClick={() => void answer(input)}>
              {text('judge-answer')}
            </button>
            <button
              type="button"
              disabled={input.trim() === ''}
              onClick={() => saveFile(`${problem.id}.in`, `${input.trim()}\n`, 'text/plain')}
            >
              {text('judge-save-input')}
            </button>
            <Work session={/** @type {any} */ ({ progress, stop: () => work.current.abort() })} />
          </div>
          {wrong !== '' && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
        </section>
        <section>
          <h2>{text('judge-output')}</h2>
          <p class="soft">{text('judge-output-why')}</p>
          <Typed name="output" label={text('judge-output')} value={output} change={upToLimit(setOutput)} refuse={refuse} />
          <p role="status" class={verdict && (verdict.wrong.length > 0 || verdict.more > 0) ? 'wrong' : ''}>
            {verdict &&
              (verdict.wrong.length === 0
                ? text(verdict.more > 0 ? 'judge-all-more' : 'judge-all-right', {
                    count: judged?.cases.length ?? 0,
                    more: verdict.more,
                    after: verdict.after,
                  })
                : text(verdict.is_cut ? 'judge-some-cut' : 'judge-some-wrong', {
                    wrong: verdict.wrong.length,
                    count: judged?.cases.length ?? 0,
                  }))}
            {output.trim() !== '' && !judged && text('judge-first-answer')}
          </p>
          {judged && verdict && verdict.wrong.length > 0 && (
            <Smallest
              {...{
                judged,
                router,
                index: smallest(
                  problem,
                  judged.cases,
                  verdict.wrong.map(({ index }) => index),
                ),
                wrong: verdict.wrong,
              }}
            />
          )}
        </section>
      </div>
      {judged && (
        <section>
          <div class="row judge-head">
            <h2>{text('judge-answers')}</h2>
            <button type="button" onClick={() => saveFile(`${problem.id}.out`, `${lines}\n`, 'text/plain')}>
              {text('judge-save-output')}
            </button>
          </div>
          <table class="judge-cases">
            <thead>
              <tr>
                <th>{text('judge-case')}</th>
                <th>{text('judge-position')}</th>
                <th>{text('judge-right')}</th>
                {verdict && <th>{text('judge-given')}</th>}
              </tr>
            </thead>
            <tbody>
              {order.slice(0, LISTED).map((index) => {
                const { params, right } = entryAt(judged.cases, index);
                const given = verdict?.wrong.find((one) => one.index === index);
                return (
                  <tr key={index} class={given ? 'is-wrong' : ''}>
                    <td>{index + 1}</td>
                    <td>
                      <a href={router.linkTo(problem.game, Object.fromEntries(linkOf(params, judged.parameters)))}>{nameOf(params)}</a>
                    </td>
                    <td>
                      <pre>{right}</pre>
                    </td>
                    {verdict && <td>{given ? given.given || text('judge-missing') : '✓'}</td>}
                  </tr>
                );
              })}
            </tbody>
          </table>
          {judged.cases.length > LISTED && <p class="soft">{text('judge-listed', { count: LISTED, all: judged.cases.length })}</p>}
        </section>
      )}
    </>
  );
}

/** Why an input is not answered: as it is read, by the solver, or for no reason that there should be. @param {unknown} reason */
function saidOf(reason) {
  if (reason instanceof Unread)
    return text(reason.id, { ...reason.args, ...(reason.args.what ? { what: text(String(reason.args.what)) } : {}) });
  if (reason instanceof Refused) return problemText(reason.refusal);
  return text('judge-failed', { reason: String(reason) });
}

/** A case in short. @param {Params} params */
const nameOf = (params) =>
  quoted(
    Object.entries(params)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
  );

/** The smallest case that is wrong, on its way to its board. @param {{judged: Answered, router: Router, index: number, wrong: readonly {index: number, given: string}[]}} props */
function Smallest({ judged: { problem, parameters, cases }, router, index, wrong }) {
  const { params, right } = entryAt(cases, index);
  const given = wrong.find((one) => one.index === index)?.given ?? '';
  return (
    <div class="judge-smallest">
      <p>
        {text('judge-smallest', {
          number: index + 1,
          position: nameOf(params),
          right: right.replace('\n', ' '),
          given: given || text('judge-missing'),
        })}
      </p>
      <a class="button primary" href={router.linkTo(problem.game, Object.fromEntries(linkOf(params, parameters)))}>
        {text('judge-open')}
      </a>
    </div>
  );
}

/**
 * A text that is typed, pasted or dropped.
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.label
 * @param {string} props.value
 * @param {(value: string) => void} props.change
 * @param {(why: import('../../solver/types.js').Problem) => void} props.refuse
 */
function Typed({ name, label, value, change, refuse }) {
  const { load } = createFileInput({ too_large: 'file-large', read: change, refuse });
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const file = event.dataTransfer?.files[0];
        if (!file) return;
        event.preventDefault();
        void load(file);
      }}
    >
      <LongText class="plain-text" name={name} rows={10} aria-label={label} value={value} change={change} take={change} />
    </div>
  );
}
