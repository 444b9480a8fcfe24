/**
 * What the solver does, in plain JavaScript, as well as it can be written: what `npm run bench` compares the solver with. The app
 * does not use it. First Dynamic Nim, where a factor k is p / q, in lowest terms; then Wythoff's game.
 */

/**
 * All thresholds up to a pile, by the stack, as `walls` of the solver finds them. Of the forms that were tried this is the fastest:
 * signed integers, and a take that grows in place of a row that shrinks.
 * @param {Int32Array} f is filled: f(m) at index m from 1 on, one longer than the pile
 * @param {number} p @param {number} q
 */
export function fillThresholds(f, p, q) {
  for (let m = 1; m < f.length; m += 1) {
    let take = 1;
    while (take !== m) {
      const wall = /** @type {number} */ (f[m - take]);
      if (p * take < q * wall) break;
      take += wall;
    }
    f[m] = take;
  }
}

/**
 * The losing piles up to a pile, ascending.
 * @param {bigint} pile at least 1
 * @param {bigint} p @param {bigint} q at most p: with k below 1 the list would end
 */
export function losingPiles(pile, p, q) {
  const members = [1n];
  let last = 1n;
  let reach = p;
  for (let i = 0; ;) {
    const height = q * last;
    while (reach < height) {
      i += 1;
      reach = p * /** @type {bigint} */ (members[i]);
    }
    last += /** @type {bigint} */ (members[i]);
    if (last > pile) return members;
    members.push(last);
  }
}

/**
 * All winning takes of a full pile at the start of a game, where not everything may be taken; written out and ascending.
 * @param {bigint} pile at least 1
 * @param {bigint} p @param {bigint} q at most p
 */
export function winningTakes(pile, p, q) {
  const members = losingPiles(pile, p, q);
  /** @type {bigint[]} */
  const digits = [];
  let rest = pile;
  for (let i = members.length - 1; rest > 0n; i -= 1) {
    const member = /** @type {bigint} */ (members[i]);
    if (member > rest) continue;
    digits.push(member);
    rest -= member;
  }
  const takes = [];
  let take = 0n;
  for (let j = digits.length - 1; j > 0; j -= 1) {
    take += /** @type {bigint} */ (digits[j]);
    if (p * take < q * /** @type {bigint} */ (digits[j - 1])) takes.push(String(take));
  }
  return takes;
}

/**
 * The whole part of a square root: that of the leading digits in doubles, then Newton, from above and twice the digits a turn.
 * @param {bigint} square
 */
export function wholeRoot(square) {
  if (square === 0n) return 0n;
  const cut = BigInt(Math.max(0, square.toString(16).length * 4 - 100) & ~1);
  let root = (BigInt(Math.floor(Math.sqrt(Number(square >> cut)))) + 2n) << (cut >> 1n);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** a_i, the smaller pile of star i. @param {bigint} i */
export const lowerOf = (i) => (i + wholeRoot(5n * i * i)) >> 1n;

/**
 * All positions that a winning move leads to, ascending; null for a losing position. One square root, and a product for every
 * multiple of the golden ratio, as the solver does it.
 * @param {bigint} a @param {bigint} b
 * @returns {[string, string][] | null}
 */
export function winningTargets(a, b) {
  const places = BigInt((a > b ? a : b).toString(16).length * 4 + 64);
  const golden = lowerOf(1n << places);
  /** @param {bigint} i as `lowerOf`: where the places leave it open, the exact root decides */
  const lower = (i) => {
    const product = golden * i;
    const floor = product >> places;
    return floor === (product + i) >> places ? floor : lowerOf(i);
  };
  /** The other pile of the star with this one. @param {bigint} pile */
  const partner = (pile) => {
    // So many lower values are among 1, …, pile; the others are upper ones.
    const lowers = lower(pile + 1n) - pile - 1n;
    return lower(lowers) === pile ? pile + lowers : lowers;
  };
  const [in_row, in_column, index] = [partner(b), partner(a), a > b ? a - b : b - a];
  if (in_row === a) return null;
  const least = lower(index);
  /** @type {[bigint, bigint][]} */
  const targets = [];
  if (in_row < a) targets.push([in_row, b]);
  if (in_column < b) targets.push([a, in_column]);
  if (least < (a < b ? a : b)) targets.push(a < b ? [least, least + index] : [least + index, least]);
  // No two are in one column.
  return targets.sort(([x], [y]) => (x < y ? -1 : 1)).map(([x, y]) => [String(x), String(y)]);
}

/** A number that is there; it is inlined. @param {Int32Array} array @param {number} index */
const read = (array, index) => /** @type {number} */ (array[index]);

/**
 * The Grundy values of all positions with both piles up to n, by rows, as the solver finds them: every line keeps the values it has as
 * bits, and which of its words are full; the mex is the first zero of three words. JavaScript has words of 32 bits: a line to
 * n = 2000 has 127 of them, and 4 more say which are full. Taking arrays apart inside the loops would cost a tenth.
 * @param {number} n
 */
export function grundyValues(n) {
  const side = n + 1;
  // The last word stays empty, for no value is above 2n.
  const words = ((2 * n) >> 5) + 2;
  const groups = (words + 31) >> 5;
  const [lines, diagonals] = [new Int32Array(side * words), new Int32Array(side * words)];
  const [full_of_lines, full_of_diagonals] = [new Int32Array(side * groups), new Int32Array(side * groups)];
  const values = new Uint16Array(side * side);
  for (let b = 0; b < side; b += 1) {
    const row = b * words;
    const row_full = b * groups;
    for (let a = 0; a <= b; a += 1) {
      const column = a * words;
      const column_full = a * groups;
      const diagonal = (b - a) * words;
      const diagonal_full = (b - a) * groups;
      let word = 0;
      let used = -1;
      for (let group = 0; used === -1; group += 1) {
        let full =
          read(full_of_lines, row_full + group) | read(full_of_lines, column_full + group) | read(full_of_diagonals, diagonal_full + group);
        while (full !== -1) {
          const next = ~full & (full + 1);
          word = (group << 5) + 31 - Math.clz32(next);
          used = read(lines, row + word) | read(lines, column + word) | read(diagonals, diagonal + word);
          if (used !== -1) break;
          full |= next;
        }
      }
      const bit = ~used & (used + 1);
      const value = (word << 5) + 31 - Math.clz32(bit);
      const group = word >> 5;
      const is_full = 1 << (word & 31);
      if ((lines[row + word] = read(lines, row + word) | bit) === -1)
        full_of_lines[row_full + group] = read(full_of_lines, row_full + group) | is_full;
      if ((lines[column + word] = read(lines, column + word) | bit) === -1)
        full_of_lines[column_full + group] = read(full_of_lines, column_full + group) | is_full;
      if ((diagonals[diagonal + word] = read(diagonals, diagonal + word) | bit) === -1)
        full_of_diagonals[diagonal_full + group] = read(full_of_diagonals, diagonal_full + group) | is_full;
      values[b * side + a] = value;
      values[a * side + b] = value;
    }
  }
  return values;
}
