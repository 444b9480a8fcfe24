/** What the lesson Why XOR? states: its questions are won and lost as it says, and its claims stand or fall as it says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseLink } from '../../ui/link.js';
import { factsOf } from '../lesson_facts.js';
import { linked } from '../solver.js';

const { sections, mistakes } = factsOf('why-xor');

test('its boards answer as the lesson says', () => {
  assert.deepEqual(mistakes, []);
  assert.deepEqual(
    sections.map(({ link }) => {
      const verdict = linked(link).verdict();
      return parseLink(link).route === 'nim' ? verdict.outcome : `${verdict.judged} ${verdict.at || verdict.tried}`;
    }),
    ['N', 'tried 30', 'tried 30', 'tried 1', 'tried 8', 'tried 16', 'refuted 1,1', 'P', 'refuted 1,2', 'tried 1048576', 'P', 'N'],
  );
});

test('its table is the one that it goes on to fill', () => {
  const { subject } = linked('#/why?about=xor&part=2&claim=').timeline();
  const numbers = Array.from({ length: 64 }, (_, place) => Math.floor(place / 8) ^ (place % 8));
  assert.deepEqual([...subject.numbers], numbers);
});
