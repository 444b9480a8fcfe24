/**
 * What the solver does, in plain JavaScript, as well as it can be written: what `npm run bench` compares the solver with. The app
 * does not use it. A factor k is p / q, in lowest terms.
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
  for (let i = 0; ; ) {
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
