/** The series of answers: its tally, and answers from before a reload. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSeries } from '../game_page/question/series.js';

/** @import { SeriesEntry } from '../game_page/question/types.js' */

/** @param {number | null} seed @param {SeriesEntry['result']['status']} status @returns {SeriesEntry} */
const entry = (seed, status) => ({ kind: 'outcome', level: 'usual', seed, result: { status, given: '' } });

test('an answer from before a reload counts, unless the question was answered again', () => {
  const series = createSeries();
  series.add(entry(2, 'right'));
  series.add(entry(null, 'shown'));
  series.restore([entry(1, 'wrong'), entry(2, 'wrong')]);
  assert.deepEqual(series.entries.value, [entry(1, 'wrong'), entry(2, 'right'), entry(null, 'shown')]);
  assert.deepEqual(series.tally.value, { asked: 3, right: 1 });
});
