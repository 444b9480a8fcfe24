/** Problems that a search finds by their numbers: each leads somewhere, and none stands twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PROBLEMS } from '../features/judge/records.js';
import { FINDS } from '../games/lab/finds.js';
import { JUDGED } from '../shell/problems.js';
import { findGames } from '../../scripts/games.mjs';

test('every problem that a search finds by its number leads somewhere, and none stands twice', async () => {
  const [names, routes] = [JUDGED.flatMap((problem) => problem.names), (await findGames()).map((game) => game.route)];
  assert.equal(new Set(names).size, names.length);
  for (const { names: called, route, find, judge } of JUDGED) {
    assert.ok((route === undefined) !== (find === undefined), called[0]);
    if (route) assert.ok(routes.includes(route), route);
    if (find)
      assert.ok(
        FINDS.some(({ id }) => id === find),
        find,
      );
    if (judge)
      assert.ok(
        PROBLEMS.some(({ id }) => id === judge),
        judge,
      );
  }
});

test('every problem of a judge is found by its number', () => {
  const judged = new Set(JUDGED.flatMap(({ judge }) => judge ?? []));
  for (const { id, judges } of PROBLEMS) if (judges.length > 0) assert.ok(judged.has(id), id);
});
