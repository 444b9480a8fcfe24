/** Runs of consecutive numbers. @param {readonly number[]} ascending @returns {[first: number, last: number][]} */
export function runsOf(ascending) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const number of ascending) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}
