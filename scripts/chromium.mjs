// A Chromium for the end-to-end tests: any that is there already, else a new one.

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ask, isProgram, show, which } from './process.mjs';
import { SetupError, say } from './setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable', 'microsoft-edge'];

/**
 * Where installers put it on systems that keep browsers off PATH.
 * @returns {string[]}
 */
function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (process.platform === 'win32') {
    const { LOCALAPPDATA, ProgramFiles } = process.env;
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((root) => root !== undefined);
    const parts = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return roots.flatMap((root) => parts.map((part) => join(root, part)));
  }
  return [];
}

/**
 * Path of a Chromium: CHROME_PATH, then the usual names on PATH, then the usual places, then Playwright's own.
 * @returns {string | undefined}
 * @throws {SetupError} when CHROME_PATH names no program
 */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!isProgram(named)) throw new SetupError(`CHROME_PATH is ${named}, which is not a program.`);
    return named;
  }
  return [...NAMES.map(which), ...usualPlaces(), playwrightsOwn()].find((path) => path !== undefined && works(path));
}

/** @returns {string} where Playwright would keep a browser of its own */
function playwrightsOwn() {
  // Loaded here and not above: this file is read before node_modules exist.
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

/**
 * Whether it is there and starts: some systems have a stand-in that only prints how to install the real one.
 * @param {string} path
 * @returns {boolean}
 */
function works(path) {
  // On Windows `--version` opens a window, and there are no stand-ins.
  return isProgram(path) && (process.platform === 'win32' || ask(path, '--version') !== undefined);
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
      show('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
    }
    const installed = findChromium();
    if (installed) return installed;
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
