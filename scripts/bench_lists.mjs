// The app's part of `npm run bench` that is about long lists: a file is dropped on a page, and the page answers.

import { median } from './bench_numbers.mjs';
import { VIEWPORT } from '../www/bench/page_cost.js';

const RUNS = 3;

/** Numbers below a limit, the same every time. @param {number} count @param {number} limit */
function randomList(count, limit) {
  let state = 1;
  return Array.from({ length: count }, () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % limit).join('\n');
}

/** f(1), f(2), … of Dynamic Nim with k = 2, by the definition. @param {number} last */
function thresholds(last) {
  const f = [Infinity];
  for (let m = 1; m <= last; m += 1) {
    let take = 1;
    while (take < m && !((f[m - take] ?? 0) > 2 * take)) take += 1;
    f.push(take);
  }
  return f.slice(1).join(' ');
}

/**
 * As the problems have them. on: where the file is dropped; most_ms: the goal.
 * @type {{name: string, page: string, list: () => string, on?: string, most_ms?: number}[]}
 */
const LISTS = [
  { name: 'Nim, 500,000 heaps', page: '#/nim?heaps=3,4,5', list: () => randomList(500_000, 1_000_000_000) },
  { name: 'Moore’s Nim, 500,000 heaps', page: '#/nim?heaps=3,4,5&moore=3', list: () => randomList(500_000, 1_000_000_000) },
  { name: 'sum, 500,000 heaps of Nim', page: '#/sum?parts=nim:3+subtraction:2-6:17', list: () => randomList(500_000, 1_000_000_000) },
  { name: 'staircase, 100,000 stairs', page: '#/staircase?stairs=0,1', list: () => randomList(100_000, 1_000_000_000) },
  { name: 'parity piles, 100,000 piles', page: '#/parity-piles?piles=1,1', list: () => randomList(100_000, 1_000_000_000) },
  { name: 'beans, 100,000 bottles', page: '#/splitting?beans=1,0', list: () => randomList(100_000, 10) },
  {
    name: 'coins, 1,000,000 on 1,000,000,000 cells',
    page: '#/coins?m=1000000000&coins=1,3',
    // Runs of four, and three free cells behind each.
    list: () => Array.from({ length: 1_000_000 }, (_, index) => 1 + index + 3 * Math.floor(index / 4)).join('\n'),
  },
  {
    name: 'a table of 1,000,000 values, checked',
    page: '#/check?game=dynamic-nim&list=f&k=2',
    list: () => thresholds(1_000_000),
    on: 'textarea[name=table]',
    most_ms: 2_000,
  },
];

/** Drops a file with a text. @param {import('@playwright/test').Locator} on @param {string} text */
export async function dropFile(on, text) {
  const file = `new File([${JSON.stringify(text)}], 'dropped.txt')`;
  const data = await on.page().evaluateHandle(`(() => { const data = new DataTransfer(); data.items.add(${file}); return data; })()`);
  await on.dispatchEvent('drop', { dataTransfer: data });
}

/** Milliseconds from the drop to the answer, in the page. */
const ANSWERED = `new Promise((done) => {
  addEventListener('drop', ({ timeStamp }) => {
    const look = () => {
      const { state, for: hash = '', check } = document.querySelector('output[name=verdict]').dataset;
      if ((hash.includes('file=') || check) && state === 'ready') done(performance.now() - timeStamp);
      else setTimeout(look, 5);
    };
    look();
  }, { once: true });
})`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<{name: string, answers_ms: number[], answer_ms: number, most_ms: number}[]>} the middle one of every list
 */
export async function benchLists(browser, site) {
  const found = [];
  for (const { name, page: link, list, on = '.board', most_ms = 1_000 } of LISTS) {
    const text = list();
    /** @type {number[]} */
    const answers_ms = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: VIEWPORT });
      await page.goto(site + link);
      await page.locator('output[name=verdict][data-state=ready]').waitFor();
      const answered = page.evaluate(ANSWERED);
      await dropFile(page.locator(on).first(), text);
      answers_ms.push(Number(await answered));
      await page.close();
    }
    found.push({ name, answers_ms, answer_ms: median(answers_ms), most_ms });
  }
  return found;
}
