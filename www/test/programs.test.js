/**
 * The programs in step with the boards. Each listing in Python is run line by line: the marked lines with their values are the solver's
 * steps. Those in C++ have the same markers, and print the same.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { findGames, imported } from '../../scripts/games.mjs';
import { linesOf, partsOf, withComments, withoutMarkers } from '../game_page/code/listing.js';
import { programNamed } from '../game_page/code/program_named.js';
import { seededRandom } from '../play/seeded_random.js';
import { openPage } from './page.js';
import { linked } from './solver.js';

/** @import { FoundGame } from '../../scripts/games.mjs' */
/** @import { Ending, Program, Programs } from '../game_page/code/types.js' */
/** @import { ProgramTest, ProgramTests } from './programs/types.js' */

const HERE = join(import.meta.dirname, 'programs');

/** Everywhere else two programs are run. */
const RUNS_ALL = Boolean(process.env.MEXPLORER_LONG ?? process.env.CI);
const SHORT = ['dynamic-nim walls', 'wythoff stars'];

/** The most lines of a listing. */
const MOST_LINES = 120;
/** The translations of all comments in a folder of listings. */
const TRANSLATIONS = 'comments.zh.json';
/** The widest line of a translation, in Latin letters; a Chinese one is as wide as two. */
const MOST_WIDTH = 46;
/** So many positions have their outputs compared. */
const POSITIONS = 200;
/** Random numbers that are the same in every run. */
const SEED = 43;

/** @type {Record<Ending, string>} */
const COMMENTS = { cpp: '// ', py: '# ' };
const ENDINGS = /** @type {Ending[]} */ (Object.keys(COMMENTS));

/** The first of some commands that there is. @param {readonly string[]} commands */
const found = (commands) => commands.find((command) => spawnSync(command, ['--version']).status === 0);

const PYTHON = found(['python3', 'python']);
const COMPILER = found(['c++', 'g++', 'clang++']);

/** @typedef {{route: string, name: string, program: Program, listing: (ending: Ending) => string, tests: ProgramTest}} Tested */

/** In a game's own folder, or in that of its family. @param {FoundGame} game @param {string} file */
const fileOf = ({ folder }, file) => [join(folder, file), join(folder, '..', file)].find(existsSync) ?? join(folder, file);

/** The programs that the page of a game names. @param {FoundGame} game */
async function namesOf({ route }) {
  const { page } = await openPage(`#/${route}`);
  const { programs = [] } = page;
  page.destroy();
  return programs;
}

/** @param {FoundGame} game @returns {Promise<Tested[]>} */
async function programsOf(game) {
  const { route } = game;
  const names = await namesOf(game);
  if (names.length === 0) return [];
  /** @type {{PROGRAMS: Programs}} */
  const { PROGRAMS } = await imported(fileOf(game, 'programs.js'));
  /** @type {{TESTS: ProgramTests}} */
  const { TESTS } = await imported(join(HERE, `${game.name}.js`));
  return names.map((name) => ({
    route,
    name,
    program: PROGRAMS[name] ?? assert.fail(`The game ${route} has no program ${name} in its programs.js.`),
    listing: (ending) => fileOf(game, `programs/${name}.${ending}`),
    tests: TESTS[name] ?? assert.fail(`The program ${name} of ${route} has no tests in www/test/programs/${game.name}.js.`),
  }));
}

const GAMES = await findGames();
const PROGRAMS = (await Promise.all(GAMES.map(programsOf))).flat();

const BUILT = mkdtempSync(join(tmpdir(), 'programs-'));
after(() => rmSync(BUILT, { recursive: true }));

/** @param {Tested} of @param {Ending} ending */
const sourceOf = ({ listing }, ending) => readFileSync(listing(ending), 'utf8');

/** The markers of a listing, in their order. @param {string} source */
const markersOf = (source) => linesOf(source).flatMap(({ kind, shown }) => (kind === undefined ? [] : [{ kind, shown }]));

/** @param {Tested} of @param {string} query */
const hashOf = ({ route, name, tests }, query) => `#/${route}?${[tests.method ?? `method=${name}`, query].filter(Boolean).join('&')}`;

/** @param {Tested} of @param {string} query */
const asked = (of, query) => linked(hashOf(of, query));

/** The run that the steps of a program are of. @param {Tested} of @param {ReturnType<typeof linked>} position */
const runOf = ({ tests }, position) => (tests.runOf ? tests.runOf(position) : position.timeline());

/** What a program reads for a position. @param {Tested} of @param {ReturnType<typeof linked>} position */
function inputOf(of, position) {
  const { route, name, program } = of;
  // Few programs read something of their run.
  const run = program.inputOf.length > 2 ? runOf(of, position) : null;
  return (
    program.inputOf(position.options, 'cpp', run) ?? assert.fail(`${name} of ${route} does not read ${JSON.stringify(position.options)}`)
  );
}

/** The steps that marked lines stand for. @param {Tested} of @param {ReturnType<typeof linked>} position */
function stepsOf(of, position) {
  const { program, tests } = of;
  const run = runOf(of, position);
  const last = tests.lastOf?.(run) ?? run.stepCount ?? run.steps.stepCount;
  const steps = Array.from({ length: last + 1 }, (_, cursor) => program.stepOf(run, cursor));
  return steps.filter((step) => step !== null);
}

/** @param {string} listing @param {readonly {input: string, traced: boolean}[]} inputs @returns {{output: string, steps: unknown[]}[]} */
function python(listing, inputs) {
  const { stdout, stderr, status } = spawnSync(/** @type {string} */ (PYTHON), [join(HERE, 'trace.py'), listing], {
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  assert.equal(status, 0, stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A program that was compiled. @param {Tested} of */
function compiled(of) {
  const path = join(BUILT, `${of.route}-${of.name}`);
  const options = ['-O1', '-std=c++17', '-Wall', '-Wextra', '-Werror', '-o', path];
  const { status, stderr } = spawnSync(/** @type {string} */ (COMPILER), [...options, of.listing('cpp')], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return (/** @type {string} */ input) => {
    const run = spawnSync(path, { input, encoding: 'utf8' });
    assert.equal(run.status, 0, `${of.name}: ${input}`);
    return run.stdout;
  };
}

const WINNERS = { N: 'first', P: 'second', draw: 'draw' };

/** Who wins by what a program prints, and a winning move, against the verdict. @param {Tested} of @param {any} verdict @param {string} output */
function checkOutput({ tests }, verdict, output) {
  const [winner, move] = output.split('\n');
  assert.equal(winner, WINNERS[/** @type {keyof typeof WINNERS} */ (verdict.outcome)]);
  const moves = tests.movesOf?.(verdict) ?? verdict.moves;
  if (verdict.outcome === 'N' && moves.length > 0) assert.ok(moves.includes(move), `${move} of ${moves}`);
}

test('there is a listing in each language for every program that a page names, and no other', () => {
  /** By folder, what the pages of its games name. @type {Map<string, Set<string>>} */
  const named = new Map();
  for (const game of GAMES) {
    const folder = fileOf(game, 'programs');
    if (existsSync(folder) && !named.has(folder)) named.set(folder, new Set([TRANSLATIONS]));
  }
  for (const of of PROGRAMS)
    for (const ending of ENDINGS) {
      const path = of.listing(ending);
      assert.ok(existsSync(path), path);
      named.get(dirname(path))?.add(basename(path));
    }
  for (const [folder, files] of named) assert.deepEqual(readdirSync(folder).sort(), [...files].sort(), folder);
});

/** A line that is a comment, or a part of one. @param {string} line */
const isComment = (line) => /^\s*(?:#|\/\/) /.test(line);

/** What no translation may change. @param {string} source */
const codeOf = (source) => linesOf(source).filter(({ code }) => !isComment(code));

/** @param {string} line */
const widthOf = (line) => [...line].reduce((width, letter) => width + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

for (const folder of new Set(PROGRAMS.map((of) => dirname(of.listing('py')))))
  test(`${basename(dirname(folder))}: every comment has its Chinese, and the code stays as it is`, () => {
    /** @type {Record<string, string>} */
    const translations = JSON.parse(readFileSync(join(folder, TRANSLATIONS), 'utf8'));
    const unused = new Set(Object.keys(translations));
    for (const name of readdirSync(folder).filter((one) => one !== TRANSLATIONS)) {
      const source = readFileSync(join(folder, name), 'utf8');
      // Comments have lines of their own.
      const sign = name.endsWith('.py') ? /\s# |"""/ : /\/\/|\/\*/;
      for (const { code } of codeOf(source)) assert.doesNotMatch(code, sign, name);
      for (const { comment } of partsOf(source)) {
        if (comment === undefined) continue;
        assert.ok(translations[comment], `${name}: no translation of “${comment}”`);
        unused.delete(comment);
      }
      assert.deepEqual(codeOf(withComments(source, translations)), codeOf(source), name);
    }
    assert.deepEqual([...unused], [], 'translations of no comment');
    for (const words of Object.values(translations)) {
      assert.match(words, /\p{sc=Han}/u);
      for (const line of words.split('\n')) assert.ok(widthOf(line) <= MOST_WIDTH, `too wide: ${line}`);
    }
  });

for (const of of PROGRAMS) {
  const title = `${of.route} ${of.name}`;

  test(`${title}: short listings with the same markers, which stand for the steps of the page`, async () => {
    for (const ending of ENDINGS) {
      const source = sourceOf(of, ending);
      assert.ok(source.startsWith(COMMENTS[ending]), `${ending} begins with a comment`);
      assert.ok(source.trimEnd().split('\n').length <= MOST_LINES, ending);
      assert.ok(!withoutMarkers(source).includes('@'), ending);
    }
    const markers = markersOf(sourceOf(of, 'py'));
    assert.deepEqual(markersOf(sourceOf(of, 'cpp')), markers);
    assert.ok(of.tests.links.length >= 10);
    const steps = of.tests.links.flatMap((query) => stepsOf(of, asked(of, query)));
    const kinds = new Set(steps.map(({ kind }) => kind));
    assert.deepEqual([...kinds].sort(), [...new Set(markers.map(({ kind }) => kind))].sort(), 'every marker stands for a step');
    for (const { kind, values } of steps) assert.deepEqual(Object.keys(values), markers.find((one) => one.kind === kind)?.shown);
    // The page finds the program by its pseudo-code, and its steps there.
    const { page } = await openPage(hashOf(of, of.tests.links.at(-1) ?? ''));
    // Some steps are fetched when they are first asked for.
    for (let wait = 0; wait < 1000 && !page.lesson.value; wait += 1) await setTimeout(10);
    assert.equal(programNamed(page.lesson.value?.code.id ?? ''), of.name);
    page.destroy();
  });

  const is_left_out = !RUNS_ALL && !SHORT.includes(title) ? { skip: 'only with --long, and in CI' } : {};

  test(`${title}: in Python the marked lines and their values are the solver’s steps`, is_left_out, (t) => {
    if (!PYTHON) return t.skip('no Python');
    const positions = of.tests.links.map((query) => asked(of, query));
    const runs = python(
      of.listing('py'),
      positions.map((position) => ({ input: inputOf(of, position), traced: true })),
    );
    positions.forEach((position, index) => {
      const { output, steps } = runs[index] ?? assert.fail();
      assert.deepEqual(steps, stepsOf(of, position), of.tests.links[index]);
      checkOutput(of, position.verdict(), output);
    });
  });

  test(`${title}: the programs print the same, and what the solver says`, is_left_out, (t) => {
    if (!PYTHON) return t.skip('no Python');
    const random = seededRandom(SEED, title);
    const positions = Array.from({ length: POSITIONS }, () => asked(of, of.tests.position(random)));
    const inputs = positions.map((position) => inputOf(of, position));
    const runs = python(
      of.listing('py'),
      inputs.map((input) => ({ input, traced: false })),
    );
    positions.forEach((position, index) => checkOutput(of, position.verdict(), runs[index]?.output ?? ''));
    if (!COMPILER) return t.skip('no C++ compiler');
    const run = compiled(of);
    inputs.forEach((input, index) => assert.equal(run(input), runs[index]?.output, input));
  });
}
