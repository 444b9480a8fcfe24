/**
 * `#/judge?problem=poj-3922`: a judge's problem about one of the games. The page answers its input, every case with a link to its board,
 * makes input of rising size, and compares a program's output with the answers: the smallest wrong case first. It runs no program.
 */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { seededRandom } from '../../play/seeded_random.js';
import { Button, Select, ShortField, Wrong } from '../../ui/controls.jsx';
import { createFileInput } from '../../ui/file_input.js';
import { quoted } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { saveFile } from '../../ui/save_file.js';
import { readFromTab, recordOf, writeToTab } from '../../ui/tab_storage.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { Work } from '../../shell/work.jsx';
import { Answers, Smallest } from './answers.jsx';
import { compare, drawn, MOST } from './judge.js';
import { PROBLEMS } from './records.js';
import { useAnswers } from './use_answers.js';
import '../../shell/desk.css';
import '../../shell/plain_text.css';
import './judge.css';

/** @import { Problem } from './types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */
/** @import { Problem as Refusal } from '../../solver/types.js' */

/** @param {Problem} problem @param {readonly FamilyGame[]} games */
function titleOf({ judges, title, game }, games) {
  const name = text(games.find(({ route }) => route === game)?.name ?? 'games');
  return judges.length > 0
    ? `${judges.map(([judge, number]) => `${judge} ${number}`).join(' = ')} · ${title}`
    : text('judge-own', { name });
}

/** @param {Site} site */
export function JudgePage(site) {
  const { router, games } = site;
  useMessages(wordsOf(games));
  const wanted = router.link.value.params.get('problem') ?? PROBLEMS[0]?.id ?? '';
  const problem = PROBLEMS.find(({ id }) => id === wanted);
  const game = games.find(({ route }) => route === problem?.game);
  return (
    <div class="page desk judge">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('judge')}</h1>
        <p class="soft">{text('judge-why')}</p>
        <Select
          aria-label={text('judge-problem')}
          among={[
            ...(problem ? [] : [{ value: wanted, text: text('judge-choose') }]),
            ...PROBLEMS.map((one) => ({ value: one.id, text: titleOf(one, games) })),
          ]}
          chosen={wanted}
          choose={(value) => router.push(router.linkWith({ problem: value }))}
        />
        {problem && game ? (
          <Desk key={problem.id} {...site} problem={problem} game={game} />
        ) : (
          <Wrong words={text('judge-none', { value: quoted(wanted) })} />
        )}
      </main>
    </div>
  );
}

/** The result of a comparison as a sentence. @param {ReturnType<typeof compare>} compared @param {number} count of cases */
function sentenceOf({ wrong, more, after, is_cut, line }, count) {
  if (line) {
    const { is_missing, is_within } = line;
    const place = is_within ? 'within' : line.after === 0 ? 'start' : 'after';
    const number = line.after + Number(is_within);
    // The case of a missing line is wrong in any case.
    if (is_missing) return text('judge-line-missing', { place, number, wrong: wrong.length - 1, count });
    return text('judge-line-extra', { place, number, wrong: wrong.length, count });
  }
  if (wrong.length === 0) return text(more > 0 ? 'judge-all-more' : 'judge-all-right', { count, more, after });
  return text(is_cut ? 'judge-some-cut' : 'judge-some-wrong', { wrong: wrong.length, count });
}

/** @param {Site & {problem: Problem, game: FamilyGame}} props */
function Desk({ problem, game, router, partsOf, withSolver }) {
  const { known, wrong, setWrong, answer, work } = useAnswers({ problem, game, partsOf, withSolver });
  const name = `judge ${problem.id}`;
  const [saved] = useState(() => ({ input: '', output: '', ...recordOf(readFromTab(name)) }));
  const [input, setInput] = useState(saved.input);
  const [output, setOutput] = useState(saved.output);
  // For those who come back from a board.
  useEffect(() => writeToTab(name, JSON.stringify({ input, output })), [input, output]);
  useEffect(() => {
    if (saved.input) void answer(saved.input);
  }, []);
  const judged = known?.input === input ? known : null;
  const compared = useMemo(() => (judged && output.trim() !== '' ? compare(judged.cases, output) : null), [judged, output]);

  /** @param {string} changed */
  function take(changed) {
    setInput(changed);
    void answer(changed);
  }

  /** Changes a text, unless the new one is too long. @param {(text: string) => void} change */
  const upToLimit = (change) => (/** @type {string} */ changed) => {
    const [count, most] = [changed.length, MOST.characters];
    setWrong(count > most ? text('judge-long', { count, most }) : '');
    if (count <= most) change(changed);
  };
  /** @param {Refusal} why */
  const refuse = (why) => setWrong(problemText(why));

  return (
    <>
      <Statement problem={problem} />
      {problem.is_disguised && <p class="soft">{text(`judge-board-${problem.id}`)}</p>}
      <div class="judge-desk">
        <section>
          <h2>{text('judge-input')}</h2>
          <Make problem={problem} take={take} />
          <Typed name="input" label={text('judge-input')} value={input} change={upToLimit(setInput)} refuse={refuse} />
          <div class="row">
            <Button words={text('judge-answer')} class="primary" disabled={input.trim() === ''} onClick={() => void answer(input)} />
            <Button
              words={text('judge-save-input')}
              disabled={input.trim() === ''}
              onClick={() => saveFile(`${problem.id}.in`, `${input.trim()}\n`, 'text/plain')}
            />
            <Work session={work} />
          </div>
          <Wrong words={wrong} />
        </section>
        <section>
          <h2>{text('judge-output')}</h2>
          <p class="soft">{text('judge-output-why')}</p>
          <Typed name="output" label={text('judge-output')} value={output} change={upToLimit(setOutput)} refuse={refuse} />
          <p role="status" class={compared && (compared.wrong.length > 0 || compared.more > 0) ? 'wrong' : ''}>
            {judged && compared && sentenceOf(compared, judged.cases.length)}
            {output.trim() !== '' && !judged && text('judge-first-answer')}
          </p>
          {judged && compared && compared.wrong.length > 0 && <Smallest judged={judged} router={router} wrong={compared.wrong} />}
        </section>
      </div>
      {judged && <Answers judged={judged} router={router} wrong={compared?.wrong ?? null} />}
    </>
  );
}

/** Links to the problem's statement, or the format of our own input. @param {{problem: Problem}} props */
function Statement({ problem: { id, judges } }) {
  const stated = judges.filter(([, , address]) => address !== '');
  if (judges.length === 0) return <p class="soft">{text(`judge-format-${id}`)}</p>;
  if (stated.length === 0) return null;
  return (
    <p class="soft">
      {text('judge-statement')}{' '}
      {stated.map(([judge, number, address]) => (
        <span key={judge}>
          <a href={address} target="_blank" rel="noreferrer">
            {judge} {number}
          </a>{' '}
        </span>
      ))}
    </p>
  );
}

/** A typed whole number; null if it is out of bounds. @param {string} typed @param {number} least @param {number} most */
const wholeOf = (typed, least, most) => {
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : NaN;
  return value >= least && value <= most ? value : null;
};

/** The problem's sample, and input of rising size by a seed. @param {{problem: Problem, take: (input: string) => void}} props */
function Make({ problem, take }) {
  const { most = MOST.cases } = problem;
  const [typed_seed, setSeed] = useState('1');
  const [typed_count, setCount] = useState(String(Math.min(20, most)));
  const [seed, count] = [wholeOf(typed_seed, 0, Infinity), wholeOf(typed_count, 1, most)];
  const is_wrong = seed === null || count === null;
  return (
    <>
      <div class="row">
        <Button words={text(problem.judges.length > 0 ? 'judge-sample' : 'judge-sample-own')} onClick={() => take(problem.sample[0])} />
        <ShortField label={text('judge-count')} name="count" value={typed_count} onInput={(event) => setCount(event.currentTarget.value)} />
        <ShortField label={text('judge-seed')} name="seed" value={typed_seed} onInput={(event) => setSeed(event.currentTarget.value)} />
        <Button
          words={text('judge-make')}
          disabled={is_wrong}
          onClick={() => !is_wrong && take(problem.input(drawn(problem, count, seededRandom(seed, problem.id))))}
        />
      </div>
      {is_wrong && <p class="wrong">{text('judge-make-wrong', { most })}</p>}
    </>
  );
}

/**
 * A text that is typed, pasted or dropped.
 * @param {{name: string, label: string, value: string, change: (value: string) => void, refuse: (why: Refusal) => void}} props
 */
function Typed({ name, label, value, change, refuse }) {
  const { load } = createFileInput({ read: change, refuse });
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
