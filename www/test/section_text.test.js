/** The cards of the editor: what they read of a lesson's text, what they write into it, and that all else stays. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import * as of from '../features/editor/section_text.js';
import { cutLesson, parseLesson } from '../formats/lesson/parse.js';
import { oneOf } from '../game_page/question/questions.js';
import { seededRandom } from '../play/seeded_random.js';

const GAMES = join(import.meta.dirname, '../games');
const SHIPPED = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.lesson.md'))
  .map((path) => readFileSync(join(GAMES, path), 'utf8'));

/** @type {of.Part[]} */
const PARTS = ['all', 'en', 'zh'];

/** A section in which every part is written as it was read. @param {string} section */
function rewritten(section) {
  let text = of.withSetting(of.withLink(section, of.linkIn(section)), 'ask', of.settingIn(section, 'ask'));
  for (const part of PARTS) text = of.withNote(of.withWords(text, part, of.wordsIn(text, part)), part, of.noteIn(text, part));
  return text;
}

/** What a section means, wherever it stands. @param {string} section */
function meaningOf(section) {
  const { sections } = parseLesson(`# T\n${section}`);
  assert.equal(sections.length, 1, section);
  return { ...sections[0], line: 0, ask_line: 0 };
}

test('the text of every lesson, read into cards and written from them, is the same text', () => {
  assert.ok(SHIPPED.length > 20);
  for (const text of SHIPPED) {
    const { head, sections } = cutLesson(text);
    const titled = PARTS.reduce((now, part) => of.withTitle(now, part, of.titleIn(now, part)), head);
    assert.equal([titled, ...sections.map(rewritten)].join(''), text);
  }
});

test('the parts of a card taken out and put in again mean the same', () => {
  for (const section of SHIPPED.flatMap((text) => cutLesson(text).sections)) {
    let bare = of.withSetting(section, 'ask', '');
    for (const part of PARTS) bare = of.withNote(of.withWords(bare, part, ''), part, '');
    for (const part of PARTS) assert.deepEqual([of.wordsIn(bare, part), of.noteIn(bare, part)], ['', '']);
    let again = of.withSetting(bare, 'ask', of.settingIn(section, 'ask'));
    for (const part of PARTS) again = of.withNote(of.withWords(again, part, of.wordsIn(section, part)), part, of.noteIn(section, part));
    assert.deepEqual(meaningOf(again), meaningOf(section));
  }
});

const SECTION = '## #/nim?heaps=3,4\n\nnext: at-once\nWho wins?\n\nTwo paragraphs.\nzh: 谁赢？\nzh: note: 等一等\nplay: gentle\n\n';

test('a part is written in its place, and what the card does not show stays', () => {
  assert.equal(of.withWords(SECTION, 'all', 'Who loses?'), SECTION.replace('Who wins?\n\nTwo paragraphs.', 'Who loses?'));
  assert.equal(of.withWords(SECTION, 'zh', '谁输？\n想一想。'), SECTION.replace('谁赢？', '谁输？\n想一想。'));
  assert.equal(of.withLink(SECTION, '#/race'), SECTION.replace('#/nim?heaps=3,4', '#/race'));
  assert.equal(of.withSetting(SECTION, 'ask', 'move'), SECTION.replace('next:', 'ask: move\nnext:'));
  assert.equal(of.withSetting(of.withSetting(SECTION, 'ask', 'move'), 'ask', 'outcome'), of.withSetting(SECTION, 'ask', 'outcome'));
  assert.equal(of.withSetting(of.withSetting(SECTION, 'ask', 'move'), 'ask', ''), SECTION);
  assert.deepEqual([of.notePart(SECTION, 'en'), of.notePart(SECTION, 'zh'), of.noteIn(SECTION, 'zh')], ['zh', 'zh', '等一等']);
  assert.equal(of.withNote(SECTION, 'zh', '不等\n了'), SECTION.replace('等一等', '不等 了'));
  assert.equal(of.noteIn(of.withNote(SECTION, 'all', 'wait'), 'all'), 'wait');
  const noted = of.withNote(of.withNote(SECTION, 'zh', ''), 'zh', '再等');
  assert.deepEqual(meaningOf(noted), meaningOf(SECTION.replace('等一等', '再等')));
});

test('an empty section gets its words below its link, another language below them', () => {
  assert.equal(of.withWords('## #/nim\n\n', 'all', 'Words.'), '## #/nim\n\nWords.\n\n');
  assert.equal(of.withWords('## #/nim', 'all', 'Words.'), '## #/nim\nWords.\n');
  const both = of.withWords('## #/nim\n\nWords.\n\n', 'zh', '文字。');
  assert.equal(both, '## #/nim\n\nWords.\nzh: 文字。\n\n');
  assert.equal(of.withWords(both, 'zh', ''), '## #/nim\n\nWords.\n\n');
});

test('titles are those of their language', () => {
  const head = '# Walls\nlevel: beginner\n\nzh: # 墙\n\n';
  assert.deepEqual([of.titlePart(head, 'en'), of.titlePart(head, 'zh')], ['all', 'zh']);
  assert.equal(of.withTitle(head, 'zh', '新的墙'), head.replace('墙', '新的墙'));
  assert.equal(of.withTitle(of.withTitle(head, 'all', ''), 'all', 'Rays'), head.replace('Walls', 'Rays'));
  assert.equal(of.withTitle('', 'all', 'Rays'), '# Rays\n\n');
});

/** @param {string} section @param {of.Part} part */
const linesIn = (section, part) =>
  of
    .wordsIn(section, part)
    .split('\n')
    .filter((line) => line.trim() !== '');

/** What may be typed into a field, markup among it. */
const TYPED = [
  'plain',
  '',
  '## #/race',
  'ask: move',
  'note: x',
  'zh: 中',
  'en:',
  '- item',
  '  two spaces',
  '##',
  'next: steps',
  '# a',
  'zh:note: y',
];

test('whatever is typed is text: it is read as it was typed, adds no section and changes nothing else', () => {
  const random = seededRandom(39);
  const lines = [...TYPED, 'ask: outcome', 'note: wait', 'zh: 文字', 'zh: note: 等', 'en: words', 'zh:'].filter(
    (line) => !line.startsWith('##'),
  );
  const some = (/** @type {readonly string[]} */ among, /** @type {number} */ most) =>
    Array.from({ length: random(most) }, () => oneOf(random, among)).join('\n');
  for (let round = 0; round < 3000; round += 1) {
    const section = `## #/nim\n${some(lines, 9)}${oneOf(random, ['\n', '\n\n', ''])}`;
    assert.equal(rewritten(section), section);
    const part = oneOf(random, PARTS);
    const words = some(TYPED, 5).replace(/^(\s*\n)+|\s+$/g, '');
    const changed = of.withWords(section, part, words);
    const where = JSON.stringify([section, part, words, changed]);
    assert.equal(of.wordsIn(changed, part), words, where);
    assert.equal(cutLesson(`# T\n${changed}`).sections.length, 1, where);
    for (const other of PARTS) {
      if (other !== part) assert.equal(of.wordsIn(changed, other), of.wordsIn(section, other), where);
      assert.equal(of.noteIn(changed, other), of.noteIn(section, other), where);
    }
    assert.equal(of.settingIn(changed, 'ask'), of.settingIn(section, 'ask'), where);
    const note = oneOf(random, TYPED).trim();
    const noted = of.withNote(section, part, note);
    assert.equal(of.noteIn(noted, part), note, where);
    for (const other of PARTS)
      assert.deepEqual(linesIn(noted, other), linesIn(section, other), JSON.stringify([section, part, note, noted]));
  }
});

test('where Next leads is written, changed and taken out, and nothing else', () => {
  const bare = '## #/nim?heaps=3,5\n\nWords.\n';
  const at_once = '## #/nim?heaps=3,5\n\nnext: at-once\nWords.\n';
  assert.equal(of.settingIn(bare, 'next'), '');
  assert.equal(of.withSetting(bare, 'next', 'at-once'), at_once);
  assert.equal(of.settingIn(at_once, 'next'), 'at-once');
  assert.equal(of.withSetting(at_once, 'next', ''), bare);
  assert.equal(parseLesson(`# A\n\n${at_once}`).sections[0]?.next, 'at-once');
});
