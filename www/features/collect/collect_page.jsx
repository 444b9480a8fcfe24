/** `#/collect`: result codes of a class, pasted as lines “name code”, as a table by question, and as a file. */
import { useMemo, useState } from 'preact/hooks';
import { LEVELS } from '../../formats/ask_parameters.js';
import { answerName, answersTo, collected, csvOf, rightOf } from '../../formats/results/table.js';
import { aboutLesson, aboutSeries } from '../../formats/results/series.js';
import { wordsOf } from '../../shell/games.js';
import { Header } from '../../shell/header.jsx';
import { boardLink, isAsking } from '../../formats/lesson/link.js';
import { own_lesson } from '../../formats/lesson/own_lesson.js';
import { parseLesson } from '../../formats/lesson/parse.js';
import { titleOf } from '../../formats/lesson/prose.jsx';
import { Button } from '../../ui/controls.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { MistakeList } from '../../ui/mistake_list.jsx';
import { writeToTab, readFromTab } from '../../ui/tab_storage.js';
import { parseLink } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { saveFile } from '../../ui/save_file.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { kindName } from '../../game_page/question/names.js';
import { offered } from '../../game_page/question/questions.js';
import '../../shell/plain_text.css';
import './collect.css';

/** @import { Topic } from './types.js' */
/** @import { Result } from '../../formats/results/code.js' */
/** @import { Group } from '../../formats/results/types.js' */
/** @import { FamilyGame, Site } from '../../shell/types.js' */

/** The key of what codes are about. @param {Pick<Group, 'is_series' | 'about'>} group */
const keyOf = ({ is_series, about }) => `${is_series} ${about}`;

/**
 * A built-in or own lesson.
 * @param {Site['games']} games @param {string} words @param {Record<string, string>} link
 * @returns {[string, Topic]}
 */
function topicOfLesson(games, words, link) {
  const { title, sections } = parseLesson(words);
  const questions = sections.flatMap((section, index) => (isAsking(section) ? [{ section, number: index + 1 }] : []));
  return [
    keyOf({ is_series: false, about: aboutLesson(words) }),
    {
      title: () => titleOf(title),
      wordsOf(question) {
        const { section } = questions[question - 1] ?? {};
        const { route, params } = parseLink(section ? boardLink(section) : '');
        const game = games.find((one) => one.route === route);
        return game ? [text(game.name), kindName(params.get('ask') ?? '')].join(' · ') : '';
      },
      linkOf: (question) => ({ route: 'lesson', params: { ...link, s: String(questions[question - 1]?.number ?? 1) } }),
    },
  ];
}

/** All that codes can be about, as far as it is known here. @param {Site} site @returns {Promise<ReadonlyMap<string, Topic>>} */
async function topicsOf({ games, questionsOf, loadLessons }) {
  /** @type {Map<string, Topic>} */
  const topics = new Map();
  const addSeries = async (/** @type {FamilyGame} */ game) => {
    for (const kind of offered(await questionsOf(game)))
      for (const level of LEVELS)
        topics.set(keyOf({ is_series: true, about: aboutSeries(game.route, kind, level) }), {
          title: () => [text(game.name), kindName(kind), text(`ask-level-${level}`)].join(' · '),
          linkOf: (question) => ({ route: game.route, params: { ask: kind, 'ask-seed': String(question), 'ask-level': level } }),
        });
  };
  await Promise.all(games.map(addSeries));
  /** @param {string} words @param {Record<string, string>} link */
  const addLesson = (words, link) => topics.set(...topicOfLesson(games, words, link));
  for (const [id, load] of Object.entries(await loadLessons())) addLesson(await load(), { id });
  if (own_lesson.value.trim() !== '') addLesson(own_lesson.value, { own: '1' });
  return topics;
}

/** Mistakes that are listed, and cells of the table of the pupils. */
const [MOST_MISTAKES, MOST_CELLS] = [100, 10_000];

/** What was pasted stays in this window, over a reload, and nowhere else. */
const KEPT = 'collected';

const loadScan = () => import('./scan.jsx').then(({ Scan }) => Scan);

/** @param {Site} site */
export function CollectPage(site) {
  const { router, games } = site;
  useMessages(['collect', 'ask', ...wordsOf(games)]);
  const [pasted, setPasted] = useState(() => readFromTab(KEPT) ?? '');
  const { groups, mistakes } = useMemo(() => collected(pasted), [pasted]);
  const has_groups = groups.length > 0;
  const topics = useLoaded(() => (has_groups ? topicsOf(site) : undefined), [has_groups]);
  /** @param {string} changed */
  const change = (changed) => {
    setPasted(changed);
    writeToTab(KEPT, changed);
  };
  return (
    <div class="page collect">
      <Header router={router} />
      <main tabIndex={-1}>
        <h1>{text('collect-title')}</h1>
        <p>{text('collect-how')}</p>
        <LongText
          name="codes"
          class="plain-text"
          rows={6}
          aria-label={text('collect-lines-label')}
          placeholder={text('collect-example')}
          value={pasted}
          change={change}
        />
        <p class="row">
          <span class="soft">{text('collect-forged')}</span>
          {pasted !== '' && <Button words={text('collect-clear')} onClick={() => change('')} />}
        </p>
        <div role="status">{mistakes.length > 0 && <MistakeList mistakes={mistakes} most={MOST_MISTAKES} class="wrong" />}</div>
        <Lazy load={loadScan} with={{ pasted, change }} />
        {groups.map((group) => (
          <Table key={keyOf(group)} group={group} router={router} topic={topics?.get(keyOf(group))} />
        ))}
      </main>
    </div>
  );
}

/** @param {Result | undefined} result */
const markOf = (result) => (result ? { right: '✓', wrong: answerName(result.given), shown: '?', none: '–' }[result.status] : '–');

/** @param {{group: Group, topic: Topic | undefined, router: Site['router']}} props */
function Table({ group, topic, router }) {
  const { pupils, questions } = group;
  const title = topic?.title() ?? text(group.is_series ? 'collect-unknown-series' : 'collect-unknown-lesson');
  return (
    <section>
      <h2>{title}</h2>
      {!topic && !group.is_series && <p class="soft">{text('collect-unknown-why')}</p>}
      <p class="row">
        <span>{text('collect-count', { count: pupils.length })}</span>
        <Button
          words={text('collect-csv')}
          onClick={() =>
            saveFile(
              'results.csv',
              // The mark by which tables know the letters.
              `\uFEFF${csvOf(group, { name: text('collect-name'), right: text('collect-right') })}`,
              'text/csv;charset=utf-8',
            )
          }
        />
      </p>
      <table class="collected">
        <thead>
          <tr>
            {['question', 'right', 'wrong', 'shown', 'commonest'].map((column) => (
              <th key={column} scope="col">
                {text(`collect-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => {
            const { right, wrong, shown, commonest } = answersTo(group, question);
            const link = topic?.linkOf(question);
            return (
              <tr key={question}>
                <th scope="row">
                  {link ? <a href={router.linkTo(link.route, link.params)}>{question}</a> : question}{' '}
                  <span class="soft">{topic?.wordsOf?.(question)}</span>
                </th>
                <td>
                  <meter min={0} max={pupils.length} value={right} /> {right}
                </td>
                <td>{wrong}</td>
                <td>{shown}</td>
                <td>{commonest && text('collect-times', { given: answerName(commonest[0]), count: commonest[1] })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Pupils group={group} />
    </section>
  );
}

/** Every pupil's answers: made when they are unfolded, and no more cells than can be laid out at once. @param {{group: Group}} props */
function Pupils({ group: { pupils, questions } }) {
  const [is_open, setOpen] = useState(false);
  const shown = pupils.slice(0, Math.max(10, Math.floor(MOST_CELLS / Math.max(1, questions.length))));
  return (
    <details open={is_open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('collect-pupils')}</summary>
      {is_open && (
        <>
          <p class="soft">{text('collect-legend')}</p>
          <table class="collected">
            <thead>
              <tr>
                <th scope="col">{text('collect-name')}</th>
                {questions.map((question) => (
                  <th key={question} scope="col">
                    {question}
                  </th>
                ))}
                <th scope="col">{text('collect-right')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((pupil) => (
                <tr key={pupil.line}>
                  <th scope="row">{pupil.name || text('collect-nobody', { line: pupil.line })}</th>
                  {questions.map((question) => (
                    <td key={question}>{markOf(pupil.results.get(question))}</td>
                  ))}
                  <td>{text('collect-of', { right: rightOf(pupil), count: questions.length })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {shown.length < pupils.length && <p class="soft">{text('collect-shown-pupils', { count: shown.length, all: pupils.length })}</p>}
        </>
      )}
    </details>
  );
}
