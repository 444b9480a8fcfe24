/**
 * What every game is held to, from its table in e2e/games/, as far as it takes no browser: the state of its page on its real solver. The
 * same tables are gone through in a browser, some of them for one game and in the long run for all.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTRACTS, OWN_NOTES } from '../e2e/contract.js';
import { attributesOf } from '../shell/verdict_attributes.js';
import { notesOfLink, notesOfStep } from '../game_page/notes.js';
import { problemText } from '../ui/problem.js';
import { lessonOf } from './lessons.js';
import { openPage, settle } from './page.js';
import { linked } from './solver.js';
import { inLanguage, LANGUAGES, said } from './words.js';

/** @import { Data, Words } from '../e2e/contract.js' */

/** @typedef {Awaited<ReturnType<typeof openPage>>['page']} Page */

/** The attributes of the verdict that there are. @param {any} verdict */
const dataOf = (verdict) => Object.fromEntries(Object.entries(attributesOf(verdict)).filter(([, value]) => value !== null));

/** Attributes as a table has them. @param {Data} data */
const written = ({ movesTotal, ...data }) => (movesTotal === undefined ? data : { ...data, 'moves-total': movesTotal });

/** @param {string} sentence @param {Words} words @param {string} where */
function says(sentence, words, where) {
  assert.ok(typeof words === 'string' ? sentence.includes(words) : words.test(sentence), `${where}: ${sentence}`);
}

/** @param {Record<string, string>} params */
const queryOf = (params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** What is said at the current step. @param {Page} page */
function captionOf({ lesson, cursor, covered }) {
  const caption = lesson.value?.captionOf(cursor.value, covered.value);
  return caption ? said(caption) : '';
}

for (const {
  name,
  route,
  answers,
  wrong,
  places,
  no_places,
  step_name,
  notes,
  steps,
  seek,
  covered,
  change,
  play,
  examples,
} of CONTRACTS) {
  /** @param {string} query */
  const hash = (query) => `#/${route}?${query}`;

  /** What is done with the page of a link. @param {string} query @param {(opened: Awaited<ReturnType<typeof openPage>>) => unknown} look */
  async function onPage(query, look) {
    const opened = await openPage(hash(query));
    await look(opened);
    opened.page.destroy();
  }

  test(`${name}: the attributes of every link's verdict`, () => {
    for (const [query, data] of answers) assert.deepEqual(dataOf(linked(hash(query)).verdict()), written(data), query);
  });

  test(`${name}: hide=1 covers the answer and the words of a step until the user asks for them`, async () => {
    const [won, data] = answers[0] ?? assert.fail(name);
    await onPage(`${won}&hide=1`, ({ page }) => {
      assert.equal(page.covered.value, true);
      page.uncover();
      assert.equal(page.covered.value, false);
      assert.deepEqual(dataOf(page.solution.value?.verdict), written(data));
    });
    for (const [query, words] of covered) await onPage(`${query}&hide=1`, ({ page }) => says(captionOf(page), words, query));
  });

  test(`${name}: a wrong link is an error with its sentence in both languages; the example or the last good board stays`, async () => {
    const [from] = wrong.fields;
    for (const [query, sentence] of wrong.linked) {
      await onPage(query, async ({ page }) => {
        await settle();
        assert.equal(page.session.state.value, 'error', query);
        const problem = page.session.problem.value ?? assert.fail(query);
        says(problemText(problem), sentence, query);
        for (const language of LANGUAGES)
          assert.doesNotMatch(
            inLanguage(language, () => problemText(problem)),
            /undefined|⟨|^.{0,8}$/,
          );
        says(`${page.cursor.value} of ${page.lesson.value?.stepCount}`, wrong.count, query);
      });
    }
    await onPage(String(from?.from), async ({ page, browser }) => {
      browser.navigate(hash(String(wrong.linked[0]?.[0])));
      await settle();
      assert.equal(page.session.state.value, 'error');
      says(`${page.cursor.value} of ${page.lesson.value?.stepCount}`, String(from?.count), name);
    });
  });

  test(`${name}: a place of a link is its step, and stepping rewrites it to one that is found again`, async () => {
    for (const [query, at, step, next, words] of places) {
      await onPage(`${query}&${step_name}=${at}`, async ({ page, browser }) => {
        assert.deepEqual([page.cursor.value, page.state.value.invalid_at], [step, null], at);
        if (words !== undefined) says(captionOf(page), words, at);
        page.player.step(1);
        browser.pass(1000);
        assert.ok(browser.location.hash.endsWith(`${step_name}=${next}`), browser.location.hash);
        const caption = captionOf(page);
        const again = await openPage(browser.location.hash);
        assert.deepEqual([again.page.cursor.value, captionOf(again.page)], [step + 1, caption]);
        again.page.destroy();
        page.player.step(-1);
        browser.pass(1000);
        assert.ok(browser.location.hash.endsWith(`${step_name}=${at}`), browser.location.hash);
        assert.equal(browser.entries.length, 1);
      });
    }
  });

  test(`${name}: an unknown place gets a note and opens the first step; the answer stays`, async () => {
    for (const [query, none] of no_places) {
      for (const at of none) {
        await onPage(`${query}&${step_name}=${at}`, ({ page }) => {
          // What cannot be decoded is the text that it is.
          assert.deepEqual([page.cursor.value, page.state.value.invalid_at, page.session.state.value], [0, at, 'ready'], at);
          for (const language of LANGUAGES)
            inLanguage(language, () => assert.match(notesOfStep(page, name.replaceAll('_', '-')).join(), /^[^⟨]*[“”][^⟨]*$/));
        });
      }
    }
  });

  test(`${name}: unknown names, repeated names and invalid values get notes; the answer stays`, async () => {
    const [won, data] = answers[0] ?? assert.fail(name);
    const strange = `${won}&${won.split('&')[0]}&foo=1&__proto__=2&lang=fr&theme=pink`;
    // What a page's own elements note is read in a browser.
    const of_link = OWN_NOTES.includes(name) ? [] : notes;
    /** @type {[string, string[]][]} */
    const all = [[strange, ['foo, __proto__', '“fr”', '“pink”', 'more than once']], ...of_link];
    for (const [query, words] of all)
      await onPage(query, ({ page }) => {
        const noted = [...notesOfLink(page), ...notesOfStep(page, name.replaceAll('_', '-'))].join('\n');
        for (const word of words) says(noted, word, query);
        assert.equal(page.session.state.value, 'ready', query);
        if (query === strange) assert.deepEqual(dataOf(page.solution.value?.verdict), written(data));
      });
  });

  test(`${name}: every example opens without a note, and has steps or says why not`, async () => {
    for (const { id, params } of examples)
      await onPage(queryOf(params), ({ page }) => {
        assert.equal(page.session.state.value, 'ready', id);
        assert.deepEqual([...notesOfLink(page), ...notesOfStep(page, name)], [], id);
        assert.ok(page.solution.value?.timeline || page.solution.value?.refusal, id);
      });
  });

  test(`${name}: how many steps there are, the milestones, and the words of a step in the middle`, async () => {
    for (const [query, count] of steps) assert.equal((await lessonOf(hash(query))).stepCount, count, query);
    for (const [query, marks, middle, words] of seek) {
      const { milestones, captionOf: wordsOf } = await lessonOf(hash(query));
      let cursor = 0;
      for (const mark of marks) {
        cursor = milestones.next(cursor) ?? assert.fail(`${query}: no milestone after ${cursor}`);
        assert.equal(cursor, mark, query);
      }
      assert.equal(milestones.previous(cursor), marks.at(-2), query);
      says(said(wordsOf(middle, false)), words, query);
    }
  });

  test(`${name}: steps are one entry of the history, another position is a new one`, async () => {
    await onPage(change.from, async ({ page, browser }) => {
      says(`${page.cursor.value} of ${page.lesson.value?.stepCount}`, change.step, name);
      for (let step = 0; step < 41; step += 1) page.player.step(step % 2 === 1 ? -1 : 1);
      browser.pass(1000);
      assert.equal(browser.entries.length, 1);
      page.player.step(-1);
      browser.pass(1000);
      assert.deepEqual(browser.entries, [hash(change.from)]);
      const other = hash(String(answers[1]?.[0]));
      browser.navigate(other);
      await settle();
      assert.deepEqual([browser.entries.length, page.session.state.value], [2, 'ready']);
      assert.deepEqual(dataOf(page.solution.value?.verdict), written(answers[1]?.[1] ?? assert.fail(name)));
    });
  });

  test(`${name}: no move wins from a losing position, and the hint names the first winning move of a winning one`, async () => {
    for (const [query, is_won] of /** @type {const} */ ([
      [play.lost[0], false],
      [play.from, true],
    ])) {
      await onPage(`${query}&play=person&hide=1`, async ({ page }) => {
        await settle();
        const [answer] = page.match.play.value?.answers ?? [];
        assert.equal((answer?.winning.length ?? 0) > 0, is_won, query);
        assert.ok(answer?.best);
      });
    }
  });
}
