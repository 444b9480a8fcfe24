/** Tables of the laboratory by loops written for each game: the same moves, looked at one by one, all of them. */

/**
 * @typedef {(side: number) => Uint8Array} Loops the labels of all positions below a side, 0 for N, 1 for P, 4 if there is no position
 */

/** Two heaps of Nim. @type {Loops} */
export function nim(side) {
  const labels = new Uint8Array(side * side);
  for (let a = 0; a < side; a += 1) {
    for (let b = 0; b < side; b += 1) {
      let wins = false;
      for (let t = 1; t <= a; t += 1) if (labels[(a - t) * side + b] === 1) wins = true;
      for (let t = 1; t <= b; t += 1) if (labels[a * side + b - t] === 1) wins = true;
      labels[a * side + b] = wins ? 0 : 1;
    }
  }
  return labels;
}

/** Wythoff's game. @type {Loops} */
export function wythoff(side) {
  const labels = new Uint8Array(side * side);
  for (let a = 0; a < side; a += 1) {
    for (let b = 0; b < side; b += 1) {
      let wins = false;
      for (let t = 1; t <= a; t += 1) if (labels[(a - t) * side + b] === 1) wins = true;
      for (let t = 1; t <= b; t += 1) if (labels[a * side + b - t] === 1) wins = true;
      for (let t = 1; t <= Math.min(a, b); t += 1) if (labels[(a - t) * side + b - t] === 1) wins = true;
      labels[a * side + b] = wins ? 0 : 1;
    }
  }
  return labels;
}

/** Dynamic Nim with k = 2: a pile, and the most that may be taken. @type {Loops} */
export function dynamicNim(side) {
  const labels = new Uint8Array(side * side).fill(4);
  for (let m = 0; m < side; m += 1) {
    for (let n = 0; n <= m; n += 1) {
      let wins = false;
      for (let x = 1; x <= Math.min(m, n); x += 1) if (labels[(m - x) * side + Math.min(Math.floor(2 * x), m - x)] === 1) wins = true;
      labels[m * side + n] = wins ? 0 : 1;
    }
  }
  return labels;
}
