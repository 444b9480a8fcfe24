/** Names that every object of the language has are words like any other in links and in what is pasted: nothing is found by them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames } from '../../scripts/games.mjs';
import { PARAMETERS as OF_GRAPH } from '../games/graphs/graph/parameters.js';
import { familyOf } from '../games/race/families.js';
import { formOf } from '../games/rows/turning/declaration.js';
import { askOf, wantedOf } from '../formats/ask_parameters.js';
import { codeOf, resultsOf } from '../formats/results/code.js';
import { answerName, answersTo, collected, csvOf } from '../formats/results/table.js';
import { moduleOf } from '../shell/games.js';
import { linkOf } from '../features/judge/judge.js';
import { PROBLEMS } from '../features/judge/records.js';
import { parseLesson } from '../formats/lesson/parse.js';
import { notesOfLink, notesOfStep } from '../game_page/notes.js';
import { namesOf } from '../game_page/parameters.js';
import { setupOf } from '../play/parameters.js';
import { changedLink, parseLink, SHARED_NAMES } from '../ui/link.js';
import { rich, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { unknownSettings } from '../ui/settings.js';
import { openPage, openQuestion, settle } from './page.js';
import { GAMES, testedOf } from './solver.js';
import { said } from './words.js';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** What an object of the language is called in a sentence. */
const FOREIGN = /\[object|native code|undefined|⟨/;

test('as a value of any parameter of any game: it is judged, noted or refused, and the page goes on', async () => {
  for (const [route, { parameters }] of Object.entries(GAMES)) {
    const { page, browser } = await openPage(`#/${route}`);
    for (const parameter of [...namesOf(parameters), ...SHARED_NAMES]) {
      for (const name of NAMES) {
        const link = `#/${route}?play=person&${parameter}=${name}`;
        browser.navigate(parameter === 'play' ? `#/${route}?play=${name}` : link);
        await settle();
        assert.notEqual(page.session.state.value, 'working', link);
        const { problem } = page.session;
        const sentences = [
          ...notesOfLink(page),
          ...notesOfStep(page, 'nim').filter((note) => !note.includes('nim-note-at')),
          ...(problem.value ? [problemText(problem.value)] : []),
        ];
        for (const sentence of sentences) assert.doesNotMatch(sentence, FOREIGN, link);
        const [lesson, cursor] = [page.lesson.value, page.cursor.value];
        if (lesson) assert.doesNotMatch(said(lesson.captionOf(cursor, false)), FOREIGN, link);
        if (lesson) assert.doesNotMatch(text(lesson.code.id, lesson.code.args), FOREIGN, link);
        browser.navigate(`#/${route}`);
        await settle();
      }
    }
    page.destroy();
  }
});

test('as a name of a parameter: it means nothing and is noted, and a link that is changed keeps it', async () => {
  for (const name of NAMES) {
    const link = `#/nim?heaps=3,4,5&${name}=1`;
    const { page } = await openPage(link);
    assert.equal(page.session.state.value, 'ready', link);
    assert.match(notesOfLink(page)[0] ?? '', new RegExp(`names ${name},`));
    page.destroy();
    const { params } = parseLink(changedLink(link, { at: '2' }));
    assert.deepEqual([...params.keys()].sort(), [name, 'at', 'heaps'].sort());
    assert.deepEqual([params.get(name), unknownSettings(params)], ['1', []]);
  }
});

test('as a question, a level, an opponent and in the lines of a lesson: there is none of that name', async () => {
  const games = await findGames();
  for (const name of NAMES) {
    const params = new Map([
      ['ask', name],
      ['ask-level', name],
      ['play', name],
      ['lang', name],
      ['theme', name],
    ]);
    assert.deepEqual([askOf(params).wanted, askOf(params).level, setupOf(params)], [null, 'usual', null]);
    assert.deepEqual(unknownSettings(params), [
      ['lang', name],
      ['theme', name],
    ]);
    const numbers = wantedOf(`number:${name}`);
    assert.equal(numbers?.name, /^[a-z]+$/.test(name) ? name : undefined);
    const { mistakes } = parseLesson(`# A\n## #/nim\nask: ${name}\nplay: ${name}\nnext: ${name}\n${name}: a`);
    assert.deepEqual(
      mistakes.map(({ id }) => id),
      ['lesson-wrong-ask', 'lesson-wrong-play', 'lesson-wrong-next'],
    );
    for (const { mistakes: found } of [parseLesson(name), parseLesson(`## #/${name}`)])
      for (const { id, args } of found) assert.doesNotMatch(text(id, args), FOREIGN);
  }
  for (const { route } of games) {
    const { questions: QUESTIONS } = testedOf(route);
    for (const kind of ['constructor', 'number:constructor', 'number:valueof']) {
      const { page, asking } = await openQuestion(`#/${route}?ask=${kind}&ask-seed=1&ask-level=${kind}`, QUESTIONS);
      for (let turn = 0; turn < 100 && !asking.problem.value; turn += 1) await settle();
      assert.equal(asking.problem.value?.id, 'ask-kind', `${route}, ${kind}`);
      asking.destroy();
      page.destroy();
    }
  }
});

test('as an answer in a result code: the table and the file show it as it was given', () => {
  for (const name of NAMES) {
    const code = codeOf({ is_series: false, about: 1, first: 0, results: [{ status: 'wrong', given: name }] });
    assert.deepEqual(/** @type {any} */ (resultsOf(code)).results, [{ status: 'wrong', given: name }]);
    const [group] = collected(`${name} ${code}`).groups;
    assert.ok(group);
    assert.equal(group.pupils[0]?.name, name);
    assert.equal(answerName(answersTo(group, 1).commonest?.[0] ?? ''), name);
    assert.ok(csvOf(group, { name: 'Name', right: 'Right' }).includes(`"${name}","${name}","0"`));
  }
});

test('in what is looked up by a text elsewhere: nothing is found', () => {
  for (const name of NAMES) {
    assert.equal(GAMES.nim && Object.hasOwn(GAMES, name), false);
    assert.equal(moduleOf({}, 'games', { family: name, route: name }, name), undefined);
    assert.equal(familyOf(name), null);
    assert.equal(familyOf(`${name}-1`), null);
    assert.equal(formOf({ turn: name }), '');
    assert.deepEqual(OF_GRAPH.rule?.follows?.(name, null), { at: null, method: null });
    assert.equal(
      PROBLEMS.find(({ id }) => id === name),
      undefined,
    );
    assert.equal(linkOf({ [name]: '1' }, GAMES.nim?.parameters ?? {}).size, 0);
    // A message that is not there shows its id.
    assert.deepEqual([text(name), rich(name).join('')], [`⟨${name}⟩`, `⟨${name}⟩`]);
    assert.equal(text('error-method', { typed: name, methods: name }), `There is no method “${name}”; the methods are ${name}.`);
  }
});
