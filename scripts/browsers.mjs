// The browsers of the end-to-end tests: any Chromium that is there already, else a new one; a Firefox if there is one.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ask, isProgram, show, which } from './process.mjs';
import { SetupError, say } from './setup.mjs';

/**
 * @typedef {object} Browser
 * @property {string} variable of the environment: it names the one to take
 * @property {string[]} names on PATH
 * @property {string[]} mac programs inside /Applications
 * @property {string[]} windows programs inside the folders for programs
 * @property {number} oldest the least version that will do
 */

/** @type {Browser} */
const CHROMIUM = {
  variable: 'CHROME_PATH',
  // Without a window a browser has less to do: the tests take three quarters of the time.
  names: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'microsoft-edge-stable',
    'microsoft-edge',
  ],
  mac: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`),
  windows: ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'],
  oldest: 0,
};

/** @type {Browser} */
const FIREFOX = {
  variable: 'FIREFOX_PATH',
  // A snap has a /tmp of its own and would not find the profile that Playwright makes for it.
  names: existsSync('/snap/bin/firefox') ? ['firefox-esr'] : ['firefox-esr', 'firefox'],
  mac: ['Firefox.app/Contents/MacOS/firefox'],
  windows: ['Mozilla Firefox\\firefox.exe'],
  // The oldest that was tried. Before it, Firefox knows less of WebDriver BiDi, by which Playwright drives it.
  oldest: 153,
};

/**
 * Where installers put it on systems that keep browsers off PATH.
 * @param {Browser} browser
 * @returns {string[]}
 */
function usualPlaces({ mac, windows }) {
  if (process.platform === 'darwin') return mac.map((part) => `/Applications/${part}`);
  if (process.platform === 'win32') {
    const { LOCALAPPDATA, ProgramFiles } = process.env;
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((root) => root !== undefined);
    return roots.flatMap((root) => windows.map((part) => join(root, part)));
  }
  return [];
}

/**
 * Path of a browser: the one its variable names, then the usual names on PATH, then the usual places, then the others.
 * @param {Browser} browser
 * @param {() => string[]} [others]
 * @returns {string | undefined}
 * @throws {SetupError} when the variable names no program
 */
function find(browser, others = () => []) {
  const named = process.env[browser.variable];
  if (named) {
    if (!isProgram(named)) throw new SetupError(`${browser.variable} is ${named}, which is not a program.`);
    return named;
  }
  return [...browser.names.map((name) => which(name)), ...usualPlaces(browser), ...others()].find(
    (path) => path !== undefined && works(path, browser.oldest),
  );
}

/**
 * Path of a Chromium, Playwright's own as the last choice.
 * @returns {string | undefined}
 * @throws {SetupError} when CHROME_PATH names no program
 */
export function findChromium() {
  // Loaded here and not above: this file is read before node_modules exist.
  return find(CHROMIUM, () => [createRequire(import.meta.url)('@playwright/test').chromium.executablePath()]);
}

/**
 * Path of a Firefox that Playwright can drive.
 * @returns {string | undefined}
 * @throws {SetupError} when FIREFOX_PATH names no program
 */
export function findFirefox() {
  return find(FIREFOX);
}

/**
 * Whether it is there, is new enough and starts: some systems have a stand-in that only prints how to install the real one.
 * @param {string} path
 * @param {number} oldest
 * @returns {boolean}
 */
function works(path, oldest) {
  if (!isProgram(path)) return false;
  // On Windows `--version` opens a window; there are no stand-ins, and browsers keep themselves new.
  if (process.platform === 'win32') return true;
  const version = ask(path, '--version');
  return version !== undefined && Number(/\d+/.exec(version)?.[0] ?? 0) >= oldest;
}

/**
 * @returns {string} path of a Chromium, installed now if there was none
 * @throws {SetupError} when none can be installed
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version') && which('apt-get')) {
    say('The end-to-end tests need a Chromium and there is none: installing it by apt-get (under a minute)…');
    if (show('apt-get', ['update', '-q'])) {
      for (const name of ['chromium-headless-shell', 'chromium']) {
        show('apt-get', ['install', '-q', '-y', '--no-install-recommends', name]);
        const installed = findChromium();
        if (installed) return installed;
      }
    }
  }
  say('The end-to-end tests need a Chromium and there is none: Playwright downloads one (about 200 MB)…');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  show(process.execPath, [playwright, 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new SetupError(
    'no Chromium could be installed. Install Chrome or Chromium, or set CHROME_PATH to one. Where only its system ' +
      'libraries are missing, `npx playwright install --with-deps chromium` brings them.',
  );
}
