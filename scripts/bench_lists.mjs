// The app's part of `npm run bench` that is about long lists: a file is dropped on a page, and the page answers.

import { median } from './bench_numbers.mjs';
import { VIEWPORT } from '../www/bench/page_cost.js';

const RUNS = 3;

/** Numbers below a limit, the same every time. @param {number} count @param {number} limit */
function randomList(count, limit) {
  let state = 1;
  return Array.from({ length: count }, () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % limit).join('\n');
}

/** As the problems have them. @type {{name: string, page: string, list: () => string}[]} */
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
      const { state, for: hash = '' } = document.querySelector('output[name=verdict]').dataset;
      if (hash.includes('file=') && state === 'ready') done(performance.now() - timeStamp);
      else setTimeout(look, 5);
    };
    look();
  }, { once: true });
})`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @returns {Promise<{name: string, answers_ms: number[], answer_ms: number}[]>} the middle one of every list
 */
export async function benchLists(browser, site) {
  const found = [];
  for (const { name, page: link, list } of LISTS) {
    const text = list();
    /** @type {number[]} */
    const answers_ms = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ viewport: VIEWPORT });
      await page.goto(site + link);
      await page.locator('output[name=verdict][data-state=ready]').waitFor();
      const answered = page.evaluate(ANSWERED);
      await dropFile(page.locator('.board').first(), text);
      answers_ms.push(Number(await answered));
      await page.close();
    }
    found.push({ name, answers_ms, answer_ms: median(answers_ms) });
  }
  return found;
}
