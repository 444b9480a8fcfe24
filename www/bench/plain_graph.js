/** What the solver does for graphs, in plain JavaScript, as `plain.js` does for other games. */

/** A random graph as a text, the same every time: two vertices a line. @param {number} vertices @param {number} edges */
export function randomGraph(vertices, edges) {
  let state = 1n;
  const lines = [];
  const next = () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(vertices));
  };
  for (let edge = 0; edge < edges; edge += 1) lines.push(`${next()} ${next()}`);
  return lines.join('\n');
}

/** The edges of a text of two vertices a line: from and to, one edge after the other. @param {string} text */
export function readEdges(text) {
  const ends = [];
  let number = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 10;
    if (code >= 48 && code <= 57) number = (number < 0 ? 0 : number * 10) + code - 48;
    else if (number >= 0) {
      ends.push(number);
      number = -1;
    }
  }
  return Uint32Array.from(ends);
}

/** How lists begin, by the first of each pair, and the second ones. @param {number} count @param {Uint32Array} ends @param {0 | 1} by */
function listsBy(count, ends, by) {
  const starts = new Uint32Array(count + 1);
  for (let at = by; at < ends.length; at += 2) starts[(ends[at] ?? 0) + 1] = (starts[(ends[at] ?? 0) + 1] ?? 0) + 1;
  for (let vertex = 0; vertex < count; vertex += 1) starts[vertex + 1] = (starts[vertex + 1] ?? 0) + (starts[vertex] ?? 0);
  const next = starts.slice();
  const others = new Uint32Array(ends.length / 2);
  for (let at = 0; at < ends.length; at += 2) {
    const vertex = ends[at + by] ?? 0;
    others[next[vertex] ?? 0] = ends[at + 1 - by] ?? 0;
    next[vertex] = (next[vertex] ?? 0) + 1;
  }
  return { starts, others };
}

/**
 * The labels of all vertices, 0 for P, 1 for N, 2 for neither, with counters and the edges the other way round. An edge that comes twice is
 * counted twice, which changes nothing.
 * @param {Uint32Array} ends
 */
export function labelGraph(ends) {
  const count = ends.reduce((most, vertex) => Math.max(most, vertex + 1), 0);
  const { starts } = listsBy(count, ends, 0);
  const { starts: firsts, others } = listsBy(count, ends, 1);
  const labels = new Uint8Array(count).fill(2);
  const open = new Uint32Array(count);
  const queue = new Uint32Array(count);
  let length = 0;
  for (let vertex = 0; vertex < count; vertex += 1) {
    open[vertex] = (starts[vertex + 1] ?? 0) - (starts[vertex] ?? 0);
    if (open[vertex] === 0) {
      labels[vertex] = 0;
      queue[length++] = vertex;
    }
  }
  for (let next = 0; next < length; next += 1) {
    const vertex = queue[next] ?? 0;
    const is_p = labels[vertex] === 0;
    for (let at = firsts[vertex] ?? 0; at < (firsts[vertex + 1] ?? 0); at += 1) {
      const before = others[at] ?? 0;
      if (labels[before] !== 2) continue;
      if (!is_p) {
        open[before] = (open[before] ?? 0) - 1;
        if (open[before] !== 0) continue;
      }
      labels[before] = is_p ? 1 : 0;
      queue[length++] = before;
    }
  }
  return labels;
}
