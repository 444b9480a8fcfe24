/** Lessons as texts: what is read of them, what is wrong and at which line, and that nothing is lost on the way through links and files. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonWithin, withLesson } from '../formats/lesson/as_page.js';
import { cutLesson, LIMITS, parseLesson, withMoved, withoutNotes, withSection } from '../formats/lesson/parse.js';
import { oneOf } from '../game_page/question/questions.js';
import { seededRandom } from '../play/seeded_random.js';
import { inflated, packed } from '../ui/packed.js';

const WALLS = `# Walls of Dynamic Nim
zh: # 动态减法博弈的墙

## #/dynamic-nim?n=24&k=2&at=11
next: steps
The ray of row 11 looks for a **wall** that stops it.
zh: 第 11 行的射线寻找能挡住它的**墙**。
note: let them vote before the key

## #/dynamic-nim?n=24&k=2
ask: outcome
What about 12?
zh: 那么 12 呢？
`;

test('sections have their links, kinds, notes and prose in both languages', () => {
  const { title, sections, mistakes, remarks } = parseLesson(WALLS);
  assert.deepEqual([mistakes, remarks], [[], []]);
  assert.deepEqual(title, { en: 'Walls of Dynamic Nim', zh: '动态减法博弈的墙' });
  assert.deepEqual(
    sections.map(({ link, line, next, ask, play }) => ({ link, line, next, ask, play })),
    [
      { link: '#/dynamic-nim?n=24&k=2&at=11', line: 4, next: 'steps', ask: null, play: null },
      { link: '#/dynamic-nim?n=24&k=2', line: 10, next: 'steps', ask: 'outcome', play: null },
    ],
  );
  assert.equal(sections[0]?.note.en, 'let them vote before the key');
  const { sections: own } = parseLesson('# A\n## #/nim\nnote: both\nzh: note: 等等\n第一\n');
  assert.deepEqual(own[0]?.note, { en: 'both', zh: '等等' });
  assert.deepEqual(own[0]?.prose.zh, [{ kind: 'paragraph', spans: [{ kind: 'text', text: '第一' }] }]);
  assert.ok(!JSON.stringify(sections.map(({ prose }) => prose)).includes('vote'));
  assert.deepEqual(sections[1]?.prose.zh, [{ kind: 'paragraph', spans: [{ kind: 'text', text: '那么 12 呢？' }] }]);
});

test('a mistake is reported with its line and what may stand there; the rest of the lesson is shown', () => {
  /** @param {string} text */
  const told = (text) => parseLesson(text).mistakes.map(({ line, id }) => `${line} ${id}`);
  assert.deepEqual(told('## #/nim\nx'), ['1 lesson-title']);
  assert.deepEqual(told('# A\nno section'), ['1 lesson-empty']);
  assert.deepEqual(told('# A\n## nowhere\nx\n## #/nim\nask: who\nnext: soon\nplay: me'), [
    '2 lesson-link',
    '5 lesson-wrong-ask',
    '6 lesson-wrong-next',
    '7 lesson-wrong-play',
  ]);
  const { sections, remarks } = parseLesson('# A\n## nowhere\nx\n## #/nim\nhint: try\nzh: 试');
  assert.deepEqual([sections.length, remarks], [1, [{ line: 5, id: 'lesson-like', args: { value: 'hint' } }]]);
  // What may have been meant otherwise; a whole address; a section without a link.
  const meant = parseLesson(
    '# A\n## https://example.org/m/#/nim?heaps=1\nAsk: outcome\nask：move\nplay : person\nZH: 试\nask: next\nplay: person\n##\nx',
  );
  assert.equal(meant.sections[0]?.link, '#/nim?heaps=1');
  assert.deepEqual(
    meant.remarks.map(({ line, id, args }) => [line, id, args.value]),
    [
      [3, 'lesson-meant', 'ask'],
      [4, 'lesson-meant', 'ask'],
      [5, 'lesson-meant', 'play'],
      [6, 'lesson-meant', 'zh'],
      [2, 'lesson-ask-and-play', undefined],
    ],
  );
  assert.deepEqual(
    meant.mistakes.map(({ line, id }) => [line, id]),
    [[9, 'lesson-link']],
  );
  const broken = parseLesson(
    '# A\n##/nim?heaps=1\nask: outcome\nask: move\n[words](nim)\n**bold\n备注：x\n## /race\n[good](#/nim) **bold**',
  );
  assert.deepEqual(
    broken.sections.map(({ link, ask, ask_line, line }) => [link, ask, ask_line, line]),
    [
      ['#/nim?heaps=1', 'move', 4, 2],
      ['#/race', null, 0, 8],
    ],
  );
  assert.deepEqual(
    broken.remarks.map(({ line, id }) => [line, id]),
    [
      [4, 'lesson-twice'],
      [5, 'lesson-markup'],
      [6, 'lesson-markup'],
      [7, 'lesson-meant'],
    ],
  );
  assert.equal(withoutNotes(WALLS).includes('vote'), false);
  assert.deepEqual(
    parseLesson(withoutNotes('# A\n## #/nim\nzh: note: 等\n第一')).sections[0]?.prose.zh,
    parseLesson('# A\n## #/nim\nzh: note: 等\n第一').sections[0]?.prose.zh,
  );
  const many = `# A\n${'## #/nim\nx\n'.repeat(201)}`;
  assert.deepEqual([told(many), parseLesson(many).sections.length], [['1 lesson-sections'], 200]);
  assert.deepEqual(told(`# A\n## #/nim\n${'x'.repeat(LIMITS.characters)}`), ['1 lesson-long']);
  for (const text of ['', '\u0000', '<script>alert(1)</script>', '## ', '# ', 'deflate.!!'])
    assert.ok(parseLesson(text).mistakes.length > 0, text);
});

test('sections are added, moved and taken out, and the rest of the text stays', () => {
  const empty = withSection('', '#/nim?heaps=1', 'A lesson');
  assert.equal(empty, '# A lesson\n\n## #/nim?heaps=1\n');
  const two = withSection(WALLS, '#/race', 'unused');
  assert.ok(two.startsWith(WALLS.trimEnd()) && two.endsWith('\n\n## #/race\n'));
  const links = (/** @type {string} */ text) => parseLesson(text).sections.map(({ link }) => link);
  assert.deepEqual(links(withMoved(two, 2, 0)), ['#/race', '#/dynamic-nim?n=24&k=2&at=11', '#/dynamic-nim?n=24&k=2']);
  assert.deepEqual(links(withMoved(two, 0, null)), ['#/dynamic-nim?n=24&k=2', '#/race']);
  assert.equal(withMoved(two, 7, 0), two);
  // Those that do not read well are sections of the text, too.
  assert.deepEqual(
    parseLesson('# A\n##\n## #/nim\n## nowhere\n## #/race').sections.map(({ index }) => index),
    [1, 3],
  );
  assert.equal(cutLesson(two).head, '# Walls of Dynamic Nim\nzh: # 动态减法博弈的墙\n\n');
});

/** Pieces of lessons, and of what is none. */
const PIECES = (
  '# |## #/nim?heaps=3,4,5|## #/lab?rule=(n)%20-%3E%20(n%20-%201)|ask: outcome|ask: perform:3|next: at-once|next: steps|play: person|' +
  'note: 先等一等|zh: 中文 **墙**|en: words|- a list|plain words|\u202e|<b>|</script>|<!--|😀 ¬|`code`|[a link](#/nim)|'
).split('|');

test('a thousand random lessons come through link and file as they were', () => {
  const random = seededRandom(5);
  const page = '<!doctype html><html><head></head><body><script id="packed" type="text/plain">AAAA</script></body></html>';
  for (let round = 0; round < 1000; round += 1) {
    const text = Array.from({ length: 1 + random(40) }, () => oneOf(random, PIECES)).join(oneOf(random, ['\n', '\n\n', '\r\n', ' ']));
    assert.equal(inflated(packed(text, 0), LIMITS.characters), text);
    const html = withLesson(withLesson(page, 'another'), text);
    assert.equal(lessonWithin(html), text);
    assert.equal(html.split('id="lesson"').length, 2);
    const { sections, mistakes } = parseLesson(text);
    assert.ok(sections.length + mistakes.length > 0);
  }
});

test('earlier texts are brought back, what was typed since first, also after a reload', async () => {
  const kept = new Map();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
      setItem: (/** @type {string} */ name, /** @type {string} */ value) => kept.set(name, value),
    },
  });
  const own = await import('../formats/lesson/own_lesson.js');
  assert.ok(!own.canUndo());
  own.own_lesson.value = 'one';
  own.replaceLesson('two');
  own.own_lesson.value = 'two, typed';
  own.replaceLesson('three');
  const reloaded = await import(`../formats/lesson/own_lesson.js?${Date.now()}`);
  for (const { own_lesson, undo, canUndo } of [reloaded]) {
    const texts = [];
    for (; canUndo(); undo()) texts.push(own_lesson.value);
    assert.deepEqual([...texts, own_lesson.value], ['three', 'two, typed', 'two', 'one']);
  }
  // Too much is not kept.
  for (let round = 0; round < 50; round += 1) own.replaceLesson(`${round} ${'x'.repeat(100_000)}`);
  assert.ok((kept.get('mexplorer.lesson-before')?.length ?? 0) < 700_000);
});
