/** Names that are nearly what was typed. */

/** The most names that are offered. */
const MOST = 3;
/** Words of so many letters may differ by one edit, longer ones by two. */
const [SHORT, LONG] = [3, 6];

/**
 * How many letters are to be added, left out, replaced, or exchanged with the next one, to make one word the other.
 * @param {string} one @param {string} other
 */
export function distance(one, other) {
  const [a, b] = [[...one], [...other]];
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  a.forEach((letter, i) => {
    const next = [i + 1];
    b.forEach((wanted, j) => {
      const [above, corner, left] = [row[j + 1] ?? 0, row[j] ?? 0, next[j] ?? 0];
      const is_exchanged = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === wanted;
      next.push(Math.min(above + 1, left + 1, corner + (letter === wanted ? 0 : 1), is_exchanged ? (before[j - 1] ?? 0) + 1 : Infinity));
    });
    [before, row] = [row, next];
  });
  return row[b.length] ?? 0;
}

/** Every two Chinese letters that stand side by side. @param {string} words */
const pairsOf = (words) => new Set([...words.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair));

/**
 * The names that are spelt almost as what was typed: one edit away, two for long words. Numbers are never guessed.
 * @param {string} typed @param {readonly string[]} names
 */
function misspelt(typed, names) {
  const length = [...typed].length;
  if (length < SHORT || /^\d+$/.test(typed)) return [];
  const most = length < LONG ? 1 : 2;
  const measured = names.map((name) => ({ name, edits: distance(typed, name) }));
  return measured.filter(({ name, edits }) => edits <= most && [...name].length >= SHORT).sort((a, b) => a.edits - b.edits);
}

/**
 * The names that share pairs of Chinese letters with what was typed, the most pairs first, then the shortest.
 * @param {string} typed @param {readonly string[]} names
 */
function related(typed, names) {
  const pairs = pairsOf(typed);
  const counted = names.map((name) => ({ name, shared: [...pairsOf(name)].filter((pair) => pairs.has(pair)).length }));
  return counted.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared || a.name.length - b.name.length);
}

/**
 * The names nearest to what was typed: spelt almost like it, or else, in Chinese, with two letters in common.
 * @param {string} typed @param {readonly string[]} names in the letters of what was typed
 */
export function nearTo(typed, names) {
  const all = [...new Set(names)];
  const near = misspelt(typed, all);
  return (near.length > 0 ? near : related(typed, all)).slice(0, MOST).map(({ name }) => name);
}
