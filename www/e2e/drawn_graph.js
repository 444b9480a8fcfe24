/** What the tests of drawn graphs do: find a vertex, take a tool, and read the graph from the link. */
import { hashOf } from './fixtures.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {number} vertex */
export const vertexOf = (page, vertex) => page.locator(`[data-vertex="${vertex}"]`);

/** @param {Page} page @param {string} tool */
export const take = (page, tool) => page.locator(`input[name=tool][value=${tool}]`).check();

/** The parameters of the link, by name. @param {Page} page @returns {Promise<Record<string, string | undefined>>} */
export const paramsOf = async (page) => Object.fromEntries(new URLSearchParams((await hashOf(page)).split('?')[1]));
