/** A staircase of few stairs as a rule of the laboratory: the stones of every stair above the floor. */

/** Stairs, and positions of the table. */
const [STAIRS, POSITIONS] = [4, 100_000];

/** @type {import('../../../page/games.js').RuleOf} */
export function ruleOf({ stairs }) {
  const held = (stairs ?? '').split(',').slice(1).map(Number);
  const total = held.reduce((sum, count) => sum + count, 0);
  if (held.length === 0 || held.length > STAIRS || !((total + 1) ** held.length <= POSITIONS)) return null;
  const names = ['a', 'b', 'c', 'd'].slice(0, held.length);
  const lines = names.map((name, at) => {
    const left = names.map((one, index) => (index === at ? `${one} - t` : index === at - 1 ? `${one} + t` : one));
    return `(${names.join(', ')}) -> (${left.join(', ')})   for t in 1..${name}`;
  });
  const range = `0..${total}`;
  return {
    rule: [
      ...lines,
      ...(names.length > 1 ? [`board (${names.join(', ')}) if ${names.join(' + ')} <= ${total}`] : []),
      `table (${names.map(() => range).join(', ')})`,
      `start (${held.join(', ')})`,
    ].join('\n'),
  };
}
