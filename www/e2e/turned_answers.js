/** A page as a whole, and the same page where the solver answers the contrary: what is covered must not show in it. */
import { drawn } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/** Everything that a page is: its elements with what they say, and the pixels of what is drawn. @param {Page} page */
export async function whole(page) {
  // What is drawn comes with the next frame.
  await drawn(page);
  const { html, pixels } = await page.evaluate(() => ({
    html: document.querySelector('.page.game')?.outerHTML ?? '',
    pixels: [...document.querySelectorAll('canvas')].filter((canvas) => canvas.checkVisibility()).map((canvas) => canvas.toDataURL()),
  }));
  // Which attribute came first tells nothing, nor does the seed of a new play, which is another one each time.
  return {
    html: html.replace(/;seed=\d+/g, '').replace(/(?: [\w:-]+="[^"]*")+/g, (all) => (all.match(/ [\w:-]+="[^"]*"/g) ?? []).sort().join('')),
    pixels,
  };
}

/** What every Worker answers says the contrary from here on: who wins, by which moves, the nimber, and the arrays that say
 * the same of all positions. @param {Page} page */
export const turnAnswers = (page) =>
  page.addInitScript(() => {
    const OTHER = /** @type {Record<string, string>} */ ({ N: 'P', P: 'N', A: 'B', B: 'A', draw: 'N' });
    const NONE = 0xffffffff;
    /**
     * By the name of an array, what stands at an index instead: of the same form, so that no view finds nonsense.
     * @type {Record<string, (value: number, at: number, all: Uint32Array) => number>}
     */
    const TURNED = {
      // The least take that wins is all or one.
      f: (value, row) => (row === 0 ? value : value === row ? 1 : row),
      // Every star but the first one row further down, the last at the top.
      stars: (value, at, all) => (at % 2 === 0 || at === 1 ? value : (value % Math.max(1, all.length / 2 - 1)) + 1),
      labels: (value) => [1, 0][value] ?? value,
      winners: (value) => [0, 2, 1][value] ?? value,
      values: (value) => (value >= NONE - 1 ? value : value ^ 1),
      nimbers: (value) => (value >= NONE - 1 ? value : value ^ 1),
      // The cells of the layers, the other way round.
      order: (_, at, all) => all[all.length - 1 - at] ?? 0,
    };
    /** @param {any} told */
    function turn(told) {
      if (told === null || typeof told !== 'object' || ArrayBuffer.isView(told)) return;
      for (const [name, value] of Object.entries(told)) {
        if (ArrayBuffer.isView(value) && TURNED[name]) told[name] = /** @type {Uint32Array} */ (value).map(TURNED[name]);
        else turn(value);
      }
      if ('outcome' in told && 'moves' in told) {
        told.outcome = OTHER[told.outcome] ?? told.outcome;
        if ('winner' in told) told.winner = OTHER[told.winner] ?? told.winner;
        if (typeof told.grundy === 'string') told.grundy = told.grundy === '0' ? '3' : '0';
        told.moves = [];
      }
      if (Array.isArray(told.winning)) {
        told.winning = told.winning.length > 0 ? [] : [told.moves?.[0] ?? told.careless].filter(Boolean);
        for (const one of told.moves ?? []) if (!one.ends) one.wins = !one.wins;
      }
    }
    const Own = window.Worker;
    window.Worker = class extends Own {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        super(url, options);
        // The first of its listeners: what it changes the others find.
        this.addEventListener('message', ({ data }) => {
          // The places of stars in a window: each one row further down.
          const places = data?.answer;
          if (places instanceof Uint32Array) places.set(places.map((value, at) => value + (at % 2)));
          turn(data?.answer);
        });
      }
    };
  });
