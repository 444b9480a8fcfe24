/** Nim with few heaps as a rule of the laboratory: a line for every choice of heaps that a move may take from. */

/** Heaps, of how many of them a move may take, and positions of the table. */
const [HEAPS, LOOPS, POSITIONS] = [4, 3, 20_000];

/** Choices of at most so many of the first numbers, in order. @param {number} count @param {number} most @returns {number[][]} */
const choices = (count, most) =>
  Array.from({ length: 2 ** count - 1 }, (_, bits) => [...Array(count).keys()].filter((at) => ((bits + 1) >> at) & 1)).filter(
    (one) => one.length <= most,
  );

/** @type {import('../../../page/games.js').RuleOf} */
export function ruleOf({ heaps, max, moore, rule }) {
  const sizes = (heaps ?? '').split(',').filter(Boolean).map(Number);
  const from = Math.min(Number(moore ?? 1), sizes.length);
  const positions = sizes.reduce((product, size) => product * (size + 1), 1);
  if (sizes.length === 0 || sizes.length > HEAPS || from > LOOPS || !(positions <= POSITIONS) || rule === 'every') return null;
  const names = ['a', 'b', 'c', 'd'].slice(0, sizes.length);
  const takes = ['s', 't', 'u'];
  const lines = choices(sizes.length, from).map((chosen) => {
    const left = names.map((name, at) => (chosen.includes(at) ? `${name} - ${takes[chosen.indexOf(at)]}` : name));
    const loops = chosen.map((at, index) => `for ${takes[index]} in 1..${max ? `min(${max}, ${names[at]})` : names[at]}`);
    return `(${names.join(', ')}) -> (${left.join(', ')})   ${loops.join(' ')}`;
  });
  const table = `table (${sizes.map((size) => `0..${size}`).join(', ')})`;
  return { rule: [...lines, ...(rule === 'misere' ? ['last loses'] : []), table, `start (${sizes.join(', ')})`].join('\n') };
}
