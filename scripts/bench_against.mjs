// npm run bench -- --against PATH: this checkout beside another one that was built, such as one of the commit before: first loads, steps,
// and questions to the solver. They are measured in turn, so whatever else the machine does slows both down. Prints medians and
// their ratio, and writes nothing.

import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median } from './bench_numbers.mjs';
import { QUESTIONS, openWorkers } from './bench_wasm.mjs';
import { FIRST_LINK, SLOW_DOWN, STEP_LINKS, hasAnswered, load, openMetered, opensLink, workOfSteps } from '../www/bench/page_cost.js';
import { ROOT } from './process.mjs';
import { SetupError } from './setup.mjs';
import { serveFolder } from './site_server.mjs';

const LOADS = 11;
/** Pages of a link: what is compiled, and when, differs from one to the next. */
const PAGES = 3;
/** Rounds of a page that count; one goes before them, in which it compiles its code. */
const ROUNDS = 5;
/** Every step moves on: the shortest run has 64. */
const STEPS_OF_ROUND = 10;
/** Workers of each checkout that a question to the solver is measured in. */
const WORKERS = 4;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} path of the other checkout
 * @throws {SetupError} when it was not built
 */
export async function benchAgainst(browser, path) {
  const checkouts = [ROOT, resolve(path)];
  const folders = checkouts.map((checkout) => join(checkout, 'dist'));
  for (const folder of folders) {
    if (!statSync(join(folder, 'index.html'), { throwIfNoEntry: false })) throw new SetupError(`there is no build in ${folder}.`);
  }
  const servers = await Promise.all(folders.map((folder) => serveFolder(folder)));
  try {
    const sites = servers.map(({ address }) => address);
    console.log(`${'median of each, in milliseconds'.padEnd(NAME_WIDTH)}      here     there   ratio`);
    await benchLoads(browser, sites);
    for (const link of STEP_LINKS) print(`a step, main thread: ${link.name}`, await benchSteps(browser, sites, link));
    await benchQuestions(browser, checkouts);
  } finally {
    for (const { close } of servers) close();
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string[]} sites */
async function benchLoads(browser, sites) {
  /** @type {import('../www/bench/page_cost.js').Load[][]} */
  const loads = sites.map(() => []);
  for (let turn = 0; turn < LOADS; turn += 1) {
    for (const [index, site] of inTurn(sites, turn)) loads[index]?.push(await load(browser, site + FIRST_LINK, hasAnswered, SLOW_DOWN));
  }
  for (const [name, kind] of /** @type {const} */ ([
    [`interactive, ${SLOW_DOWN} times slower`, 'ready_ms'],
    [`the same, main thread`, 'main_ms'],
    [`the same, all threads`, 'process_ms'],
  ])) {
    print(
      name,
      loads.map((of_site) => of_site.map((one) => one[kind])),
    );
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string[]} sites
 * @param {import('../www/bench/page_cost.js').StepLink} link
 * @returns {Promise<number[][]>} main-thread work of a step, by site and round
 */
async function benchSteps(browser, sites, link) {
  /** @type {number[][]} */
  const work_ms = sites.map(() => []);
  for (let time = 0; time < PAGES; time += 1) {
    const metered = [];
    for (const site of sites) metered.push(await openMetered(browser, opensLink(site, link)));
    for (const page of metered) await workOfSteps(page, STEPS_OF_ROUND);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, page] of inTurn(metered, time + round)) work_ms[index]?.push(await workOfSteps(page, STEPS_OF_ROUND));
    }
    for (const { page } of metered) await page.close();
  }
  return work_ms;
}

/** @param {import('@playwright/test').Browser} browser @param {readonly string[]} checkouts */
async function benchQuestions(browser, checkouts) {
  const { measure, close } = await openWorkers(browser, checkouts);
  for (const { what, package: folder, about } of QUESTIONS) {
    /** @type {number[][]} */
    const times = checkouts.map(() => []);
    for (let turn = 0; turn < WORKERS; turn += 1) {
      for (const [index] of inTurn(checkouts, turn)) times[index]?.push(...(await measure(index, folder, 'asked', about)).solver.times);
    }
    print(what, times);
  }
  await close();
}

/**
 * Each with its index, in alternating order, so that neither gains from coming second.
 * @template One
 * @param {readonly One[]} all
 * @param {number} turn
 */
const inTurn = (all, turn) => (turn % 2 === 0 ? [...all.entries()] : [...all.entries()].reverse());

const NAME_WIDTH = 84;

/** @param {string} name @param {number[][]} measured of this checkout, and of the other */
function print(name, measured) {
  const [here = NaN, there = NaN] = measured.map(median);
  const columns = [here.toFixed(1).padStart(10), there.toFixed(1).padStart(10), (here / there).toFixed(2).padStart(8)];
  console.log(name.padEnd(NAME_WIDTH) + columns.join(''));
}
