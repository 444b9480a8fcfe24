/** Certificates of periods, as the app writes them: a program of Python without any code of the app accepts them, and none that is spoilt. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { certificateText, secondsOf } from '../games/sums/certificate/file.js';
import { solverOf } from '../../scripts/games.mjs';
import './solver.js';

const CHECKER = join(import.meta.dirname, '..', '..', 'docs', 'check_period.py');
const PYTHON = ['python3', 'python'].find((command) => spawnSync(command, ['--version']).status === 0);
/** Elsewhere only what takes a second. */
const RUNS_ALL = Boolean(process.env.MEXPLORER_LONG ?? process.env.CI);

const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
after(() => rmSync(folder, { recursive: true }));

const { Sum } = await solverOf('sums');

/** @param {Record<string, string>} options @param {string} [named] another kind than that of the game */
function certificateOf(options, named) {
  const game = new Sum({ heaps: '1', rule: 'normal', ...options });
  while (game.advance('timeline', 'period') < 1);
  const certificate = game.certificate(named ?? game.timeline('period').parts[0].kind);
  game.free();
  return certificate;
}

/** What the checker says. @param {string} text */
function verdictOn(text) {
  const path = join(folder, 'one.json');
  writeFileSync(path, text);
  const { status, stdout, stderr } = spawnSync(PYTHON ?? '', [CHECKER, path], { encoding: 'utf8' });
  return { is_proved: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** @type {[options: Record<string, string>, preperiod: number, period: number][]} */
const GAMES = [
  [{ code: '0.77' }, 71, 12],
  [{ code: '0.07' }, 53, 34],
  [{ code: '4.4' }, 72, 12],
  [{ code: '0.137' }, 52, 34],
  [{ set: '2-6' }, 0, 8],
  [{ set: '1,3,4' }, 0, 7],
];

test(
  'a program of its own accepts certificates, and refuses every one that is spoilt',
  { skip: !PYTHON && 'Python is not installed' },
  async () => {
    for (const [options, preperiod, period] of GAMES) {
      const kind = JSON.stringify(options);
      const certificate = certificateOf(options);
      assert.ok(certificate, kind);
      assert.deepEqual([certificate.preperiod, certificate.period], [preperiod, period], kind);
      const text = await certificateText(kind, certificate);
      const it = JSON.parse(text);
      const { is_proved, said } = verdictOn(text);
      assert.ok(is_proved, `${kind}: ${said}`);
      assert.match(said, new RegExp(`g\\(n \\+ ${it.period}\\) = g\\(n\\) for all n >= ${it.preperiod}`));
      for (const spoilt of [
        { period: it.period + 1 },
        { period: 2 * it.period, values: 4 * it.values },
        { preperiod: it.preperiod + 1, values: it.values + 2 },
        { values: it.values - 1 },
        { sha256: it.sha256.replace(/^./, (/** @type {string} */ digit) => (digit === '0' ? '1' : '0')) },
        { moves: { ...it.moves, 9: 3 } },
        { format: 'period certificate 2' },
      ])
        assert.match(verdictOn(JSON.stringify({ ...it, ...spoilt })).said, /^Refused: /, `${kind} ${JSON.stringify(spoilt)}`);
      assert.ok(secondsOf(certificate) < 10);
    }
  },
);

test('beyond 20,000 values the rare heaps are checked', { skip: !(PYTHON && RUNS_ALL) && 'in CI, with Python' }, async () => {
  const certificate = certificateOf({ code: '0.127' });
  assert.deepEqual([certificate.preperiod, certificate.period], [46_578, 4]);
  const text = await certificateText('0.127', certificate);
  const it = JSON.parse(text);
  assert.equal(it.values, 93_167);
  assert.ok(verdictOn(text).is_proved);
  assert.match(verdictOn(JSON.stringify({ ...it, rare: it.rare.slice(1) })).said, /^Refused: other heaps are rare/);
});

test('what has no certificate', () => {
  /** @type {Record<string, string>[]} */
  const without = [{ code: '4.[3]' }, { code: '0.8' }, { code: '4!.0' }, { set: '!2' }];
  for (const options of without) assert.equal(certificateOf(options), undefined);
  assert.equal(certificateOf({ set: '2-6' }, 'subtraction:2-7'), undefined);
});

test('0.354: preperiod 10,061,916 and period 1,180', { skip: !RUNS_ALL && 'in CI' }, () => {
  const certificate = certificateOf({ code: '0.354' });
  assert.deepEqual([certificate.preperiod, certificate.period, certificate.bytes.length / 2], [10_061_916, 1180, 20_126_195]);
  assert.ok(certificate.rare.length < 140);
});
