/** A page within a page of others: what it tells and what it never tells, and a lesson as a SCORM package in a fake system. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { resultsOf } from '../formats/results/code.js';
import { reportOf } from '../formats/embed/use_host.js';
import { scormOf } from '../formats/lesson/scorm.js';
import { createSplice } from '../formats/embed/splice.js';

/** @import { Result } from '../formats/results/code.js' */

/** @param {string} said a letter a result */
const results = (said) =>
  Array.from(
    said,
    (letter) =>
      /** @type {Result} */ ({ status: { r: 'right', w: 'wrong', s: 'shown' }[letter] ?? 'none', given: letter === 'w' ? 'P' : '' }),
  );

/** @param {string} said */
const ofLesson = (said) => ({ is_series: false, about: 7, first: 0, results: results(said) });

/** A window in a frame, and what its host hears. */
function framed() {
  /** @type {any[]} */
  const heard = [];
  /** @type {((event: any) => void)[]} */
  const listeners = [];
  const host = { postMessage: (/** @type {any} */ message) => heard.push(structuredClone(message)) };
  const own = /** @type {any} */ ({
    parent: host,
    addEventListener: (/** @type {string} */ _, /** @type {any} */ listen) => listeners.push(listen),
    document: { documentElement: { scrollHeight: 640 } },
  });
  let ids = 0;
  const splice = createSplice(own, () => `id${(ids += 1)}`);
  /** @param {any} data @param {any} [source] */
  const say = (data, source = host) => listeners.forEach((listen) => listen({ source, data }));
  return {
    heard,
    splice,
    say,
    answer: (/** @type {unknown} */ state) => say({ subject: 'SPLICE.getState.response', message_id: heard[0].message_id, state }),
  };
}

test('it asks for its state and says nothing more before the first answer, and nothing to a host that is silent', () => {
  const { heard, splice, answer, say } = framed();
  assert.deepEqual(
    heard.map(({ subject }) => subject),
    ['SPLICE.getState'],
  );
  say({ subject: 'SPLICE.getState.response', message_id: heard[0].message_id }, {});
  say({ subject: 'SPLICE.getState.response', message_id: 'another' });
  say(null);
  splice.report(reportOf(ofLesson('r-w')));
  assert.equal(heard.length, 1, 'a host that has not answered hears nothing');
  answer(null);
  assert.deepEqual(
    heard.map(({ subject }) => subject),
    ['SPLICE.getState', 'SPLICE.reportScoreAndState', 'lti.frameResize'],
  );
  const [, report, resize] = heard;
  assert.equal(report.score, 1 / 3);
  assert.deepEqual(resultsOf(report.state.code), ofLesson('r-w'));
  assert.equal(report.state.done, false);
  assert.equal(resize.height, 640);
  assert.equal(new Set(heard.map(({ message_id }) => message_id)).size, 3);
  assert.ok(heard.every((message) => typeof message.message_id === 'string'));
  splice.report(reportOf(ofLesson('r-w')));
  assert.equal(heard.length, 3, 'the same is told once');
  splice.report(reportOf(ofLesson('rsw')));
  assert.equal(heard[3].state.done, true);
});

test('a stored state comes back, and is not sent again', () => {
  const kept = reportOf(ofLesson('rw-')).state;
  const { heard, splice, answer } = framed();
  /** @type {any[]} */
  const taken = [];
  splice.restoring((found) => taken.push(found));
  answer(kept);
  assert.deepEqual(taken, [ofLesson('rw-')]);
  splice.report(reportOf(ofLesson('rw-')));
  assert.equal(heard.length, 1);
  splice.report(reportOf(ofLesson('rwr')));
  assert.equal(heard[1].score, 2 / 3);
  // Whoever comes later gets it, too.
  splice.restoring((found) => taken.push(found));
  assert.equal(taken.length, 2);
  for (const strange of [undefined, 7, 'x', {}, { code: 5 }, { code: 'AAAA' }, []]) {
    const other = framed();
    other.splice.restoring(() => assert.fail('no state'));
    other.answer(strange);
  }
});

test('a state has at most a kilobyte, also of two hundred wrong answers; a series is judged by what was asked', () => {
  const long = {
    ...ofLesson(''),
    results: Array.from({ length: 200 }, () => ({ status: /** @type {const} */ ('wrong'), given: '1,2,3,4,5,6,7,8,9,10,11' })),
  };
  const { state } = reportOf(long);
  assert.ok(JSON.stringify(state).length <= 1024);
  const read = resultsOf(state.code);
  assert.ok(typeof read !== 'string' && read.results.length === 200 && read.results.every(({ status }) => status === 'wrong'));
  assert.equal(reportOf({ is_series: true, about: 1, first: 4, results: results('r--w') }).score, 1 / 2);
  assert.equal(reportOf(ofLesson('r--w')).score, 1 / 4);
});

/**
 * A learning management system as SCORM 1.2 has it: it knows its calls, the elements it was told, and who calls out of turn.
 * @param {Record<string, string>} [kept]
 */
function fakeSystem(kept = {}) {
  /** @type {Record<string, string>} */
  const values = { 'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': '', ...kept };
  const elements = /^cmi\.(core\.(lesson_status|score\.(raw|min|max)|session_time|exit)|suspend_data)$/;
  let state = 'new';
  let commits = 0;
  const API = {
    LMSInitialize(/** @type {string} */ empty) {
      assert.deepEqual([empty, state], ['', 'new']);
      state = 'running';
      return 'true';
    },
    LMSGetValue(/** @type {string} */ name) {
      assert.equal(state, 'running');
      return values[name] ?? '';
    },
    LMSSetValue(/** @type {string} */ name, /** @type {unknown} */ value) {
      assert.equal(state, 'running');
      assert.match(name, elements);
      assert.equal(typeof value, 'string');
      values[name] = String(value);
      return 'true';
    },
    LMSCommit(/** @type {string} */ empty) {
      assert.deepEqual([empty, state], ['', 'running']);
      commits += 1;
      return 'true';
    },
    LMSFinish(/** @type {string} */ empty) {
      assert.deepEqual([empty, state], ['', 'running']);
      state = 'over';
      return 'true';
    },
  };
  return {
    API,
    values,
    get state() {
      return state;
    },
    get commits() {
      return commits;
    },
  };
}

test('a title may hold anything: the manifest is XML all the same', () => {
  const title = 'a ]]> b \u0001 \uffff \ud800 & "c" <d>';
  const files = unzipSync(scormOf({ id: 'x', title, page: '' }));
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  // What XML 1.0 allows, as its production 2 has it.
  assert.match(manifest, /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
  assert.doesNotMatch(manifest, /\]\]>/);
  assert.match(manifest, /<title>a \]\]&gt; b  {2}\ufffd &amp; &quot;c&quot; &lt;d&gt;<\/title>/);
});

test('a SCORM package: its files, and its page in a system that stores its results', () => {
  const page = '<!doctype html><p>Walls 墙</p>';
  const zip = scormOf({ id: 'walls', title: 'Walls & <rays>', page });
  assert.deepEqual(zip, scormOf({ id: 'walls', title: 'Walls & <rays>', page }));
  const files = unzipSync(zip);
  assert.equal(strFromU8(files['lesson.html'] ?? new Uint8Array()), page);
  const manifest = strFromU8(files['imsmanifest.xml'] ?? new Uint8Array());
  assert.match(manifest, /<title>Walls &amp; &lt;rays&gt;<\/title>/);
  for (const [, name = ''] of manifest.matchAll(/<file href="([^"]+)"/g)) assert.ok(files[name], name);
  assert.match(manifest, /adlcp:scormtype="sco" href="index.html"/);
  assert.match(strFromU8(files['index.html'] ?? new Uint8Array()), /<iframe src="lesson\.html".*\n<script src="wrapper\.js">/);

  /** Runs the package's page in a frame of a system. @param {ReturnType<typeof fakeSystem>} system */
  function run(system) {
    /** @type {Record<string, (event: any) => void>} */
    const listeners = {};
    /** @type {any[]} */
    const heard = [];
    const frame = { postMessage: (/** @type {any} */ message) => heard.push(structuredClone(message)) };
    const top = { API: system.API, parent: null };
    const own = {
      parent: { parent: top },
      document: { querySelector: () => ({ contentWindow: frame }) },
      addEventListener: (/** @type {string} */ name, /** @type {any} */ listen) => (listeners[name] = listen),
    };
    runInNewContext(strFromU8(files['wrapper.js'] ?? new Uint8Array()), { window: own, Date, JSON, Math, String });
    return {
      heard,
      say: (/** @type {any} */ data, source = frame) => listeners.message?.({ source, data }),
      leave: () => listeners.pagehide?.({}),
    };
  }

  const system = fakeSystem();
  const first = run(system);
  assert.equal(system.values['cmi.core.lesson_status'], 'incomplete');
  first.say({ subject: 'SPLICE.getState', message_id: 'a' });
  assert.deepEqual(first.heard, [{ subject: 'SPLICE.getState.response', message_id: 'a', state: null }]);
  first.say({ subject: 'SPLICE.reportScoreAndState', message_id: 'x', score: 1, state: {} }, /** @type {any} */ ({}));
  assert.equal(system.values['cmi.core.score.raw'], undefined, 'another window is nobody');
  const { score, state } = reportOf(ofLesson('rw-'));
  first.say({ subject: 'SPLICE.reportScoreAndState', message_id: 'b', score, state });
  assert.deepEqual(
    ['raw', 'min', 'max'].map((name) => system.values[`cmi.core.score.${name}`]),
    ['33', '0', '100'],
  );
  assert.equal(system.values['cmi.core.lesson_status'], 'incomplete');
  assert.ok((system.values['cmi.suspend_data'] ?? '').length <= 1024);
  first.leave();
  first.leave();
  assert.equal(system.state, 'over');
  assert.match(system.values['cmi.core.session_time'] ?? '', /^\d{4}:\d\d:\d\d$/);

  const again = fakeSystem(system.values);
  const second = run(again);
  second.say({ subject: 'SPLICE.getState', message_id: 'c' });
  assert.deepEqual(resultsOf(second.heard[0].state.code), ofLesson('rw-'));
  second.say({ subject: 'SPLICE.reportScoreAndState', message_id: 'd', ...reportOf(ofLesson('rwr')) });
  assert.equal(again.values['cmi.core.lesson_status'], 'completed');
  assert.equal(again.values['cmi.core.score.raw'], '67');
  assert.ok(again.commits > 0);

  // Without a system it is only the lesson.
  runInNewContext(strFromU8(files['wrapper.js'] ?? new Uint8Array()), { window: { parent: null }, Date });
});
