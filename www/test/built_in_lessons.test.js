/** The built-in lessons: they read without a mistake in both languages, every link of theirs is answered, and every question can be put. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBoards } from '../../scripts/games.mjs';
import { READY } from '../shell/built_in_lessons.js';
import { cardOf, LEVELS } from '../formats/lesson/card.js';
import { parseLesson } from '../formats/lesson/parse.js';
import { changedLink, parseLink } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { openPage, openQuestion, settle } from './page.js';
import { testedOf } from './solver.js';
import { inLanguage } from './words.js';

/** @import { Language } from './words.js' */

const GAMES = join(import.meta.dirname, '../games');

/** @type {Map<string, string>} */
const TEXTS = new Map(
  readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.lesson.md'))
    .map((path) => [String(path.split(/[\\/]/).at(-1)).replace('.lesson.md', ''), readFileSync(join(GAMES, path), 'utf8')]),
);

const FOUND = await findBoards();

test('every game has its first walk, and what is more has a title in the list', () => {
  assert.deepEqual([...TEXTS.keys()].filter((name) => !name.startsWith('first-')).sort(), [...READY].sort());
  for (const { route, lesson, is_proof } of FOUND) {
    assert.ok(
      is_proof || TEXTS.has(`first-${route}`),
      `the game ${route} has no first walk (expected in its folder, first-${route}.lesson.md)`,
    );
    if (lesson) assert.ok(READY.includes(lesson), `${route}: ${lesson}`);
  }
  for (const name of READY) {
    const { title } = parseLesson(TEXTS.get(name) ?? '');
    for (const [language, own] of Object.entries(title)) {
      const told = inLanguage(/** @type {Language} */ (language), () => text(`lesson-ready-${name}`));
      assert.equal(told, own, name);
    }
  }
});

test('every lesson says in both languages what it is about, how hard it is, and which board is its picture', () => {
  for (const [name, words] of TEXTS) {
    const { about, level, minutes, link } = cardOf(words);
    assert.ok(about.en.length > 20 && about.en.length < 100 && about.en.endsWith('.'), `${name}: ${about.en}`);
    assert.ok(/[\u4e00-\u9fff]/.test(about.zh) && about.zh.length <= 35, `${name}: ${about.zh}`);
    assert.ok(LEVELS.includes(level) && minutes >= 2 && minutes <= 30 && link.startsWith('#/'), name);
  }
});

test('a card has what a lesson says of itself; what it does not say is counted, or taken as for beginners', () => {
  const sections = (/** @type {number} */ count) => '## #/nim?heaps=1\nask: outcome\none two\n## #/race\nthree\n'.repeat(count);
  const bare = cardOf(`# A\n${sections(1)}`);
  assert.deepEqual([bare.about, bare.level, bare.minutes, bare.link], [{ en: '', zh: '' }, 'beginner', 2, '#/nim?heaps=1']);
  const told = cardOf(`# A\nlevel: advanced\npicture: 2\nAbout it.\nzh: # 甲\n关于它。\n${sections(6)}`);
  assert.deepEqual(told.about, { en: 'About it.', zh: '关于它。' });
  assert.deepEqual([told.title, told.level, told.minutes, told.link], [{ en: 'A', zh: '甲' }, 'advanced', 10, '#/race']);
});

for (const [name, words] of TEXTS) {
  test(`${name}: its words are in both languages, its links are answered, its questions can be put`, async () => {
    const { sections, mistakes, remarks } = parseLesson(words);
    assert.deepEqual([mistakes, remarks], [[], []]);
    assert.doesNotMatch(words, /(^|\s|：)_[^_\s][^_\n]*_/m, 'emphasis in signs that lessons do not know');
    if (!name.startsWith('first-')) {
      assert.ok(sections.length >= 8 && sections.length <= 12, String(sections.length));
      assert.ok(sections.filter(({ ask }) => ask !== null).length >= 3, 'three questions');
    }
    assert.equal(sections.at(-1)?.next, 'at-once');
    for (const { link, line, ask, prose, note } of sections) {
      const where = `${name}, line ${line}`;
      for (const language of /** @type {const} */ (['en', 'zh'])) {
        const said = JSON.stringify(prose[language]);
        assert.ok(said.length > 60, where);
        assert.equal(/[\u4e00-\u9fff]/.test(said), language === 'zh', `${where} ${language}`);
        assert.ok(note[language] === '' || /[\u4e00-\u9fff]/.test(note[language]) === (language === 'zh'), `${where}, the note`);
      }
      const { route } = parseLink(link);
      const game = FOUND.find((one) => one.route === route) ?? assert.fail(where);
      if (ask === null) {
        const { page } = await openPage(link);
        for (let turn = 0; turn < 400 && page.session.state.value === 'working'; turn += 1) await settle();
        assert.equal(page.session.state.value, 'ready', `${where}: ${page.session.problem.value?.id}`);
        assert.equal(page.state.value.invalid_at, null, where);
        page.destroy();
        continue;
      }
      const { questions: QUESTIONS } = testedOf(game.route);
      const { page, asking } = await openQuestion(changedLink(link, { ask }), QUESTIONS);
      for (let turn = 0; turn < 400 && asking.phase.value === 'posing'; turn += 1) await settle();
      assert.deepEqual([asking.problem.value, asking.phase.value], [null, 'open'], where);
      assert.ok(page.covered.value, where);
      page.destroy();
      asking.destroy();
    }
  });
}
