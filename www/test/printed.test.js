/** Prints beside what is true: the tables of the solver, the steps of both sides, and the first cell that differs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellNamed, cellOf, nameOfPrint, printedLesson, printOf, shownValue } from '../features/compare/printed.js';
import { sharedSteps } from '../features/compare/shared_steps.js';
import { paramsOf } from '../features/compare/side_links.js';
import { COMPARED as DYNAMIC_NIM } from '../games/dynamic_nim/compared.js';
import { COMPARED as SUBTRACTION } from '../games/sums/subtraction/compared.js';
import { COMPARED as WYTHOFF } from '../games/wythoff/compared.js';
import { optionsOf } from '../game_page/parameters.js';
import { testedOf } from './solver.js';

/** @import { Compared, PrintedTable } from '../features/compare/types.js' */

/** A print, the link's own parameters, the cell that differs, and what both sides say of it. @type {[Compared, string, Record<string, string>, string, string, string, string][]} */
const PRINTS = [
  [DYNAMIC_NIM, 'dynamic-nim', { n: '24', k: '2' }, 'cap', '3,1', 'N', 'P'],
  [DYNAMIC_NIM, 'dynamic-nim', { n: '24', k: '1' }, 'cap', '4,2', 'N', 'P'],
  [WYTHOFF, 'wythoff', { a: '2', b: '1' }, 'smaller', '1,0', 'P', 'N'],
  [SUBTRACTION, 'subtraction', { set: '2-6', heaps: '10' }, 'all', '4', 'P', 'N'],
  [SUBTRACTION, 'subtraction', { set: '1-6', heaps: '12' }, 'mex', '3', '2', '3'],
];

for (const [compared, route, own, name, cell, printed, correct] of PRINTS)
  test(`${route} ${JSON.stringify(own)}: the print “${name}” goes wrong at ${cell}`, () => {
    const params = new Map(Object.entries({ ...own, left: `printed-${name}` }));
    const print = printOf(params, compared);
    assert.ok(print);
    assert.equal(nameOfPrint(print), `printed-${name}`);
    const { parameters } = testedOf(route);
    // Both sides show the game itself by a method of its own.
    for (const side of /** @type {const} */ (['left', 'right']))
      assert.ok(parameters.method?.among?.includes(paramsOf(params, side, compared).method ?? ''));
    const options = optionsOf(parameters, params);
    const table = /** @type {PrintedTable} */ (
      new (testedOf(print.elsewhere ? 'nim' : route).Game)(print.elsewhere?.question.options ?? options).printed(print.aboutOf(options))
    );
    const last = table.printed.length - 1;
    assert.equal(table.differs, true);
    assert.equal(cellOf(print, table, last), cell);
    assert.deepEqual(
      [table.printed[last], table.correct[last]].map((value) => shownValue(print, value ?? 0)),
      [printed, correct],
    );
    assert.deepEqual(table.printed.slice(0, last), table.correct.slice(0, last));
    const [left, right] = [printedLesson(print, table, 'left'), printedLesson(print, table, 'right')];
    const steps = sharedSteps(left, right, cellNamed);
    // The sides go by turns, cell by cell, and stop there.
    assert.equal(steps.stepCount, 2 * (last + 1));
    assert.deepEqual(steps.doneAt(steps.stepCount), { left: last + 1, right: last + 1 });
    assert.equal(steps.captionOf(steps.stepCount, false).args.differs, 'yes');
    assert.equal(steps.captionOf(1, false).args.differs, last === 0 ? 'yes' : 'no');
    for (let cursor = 0; cursor <= left.stepCount; cursor += 1) assert.equal(left.cursorOf(left.atOf(cursor)), cursor);
    assert.equal(left.cursorOf('nowhere'), null);
  });

test('a link that names no print, or one that there is not, compares methods', () => {
  assert.equal(printOf(new Map([['left', 'rows']]), DYNAMIC_NIM), null);
  assert.equal(printOf(new Map([['left', 'printed-else']]), DYNAMIC_NIM), null);
  assert.equal(printOf(new Map([['left', 'printed-cap']]), WYTHOFF), null);
});
