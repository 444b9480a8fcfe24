// Running other programs: found by name, run in the checkout, their output shown or kept.

import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root: everything runs there, so that rust-toolchain.toml applies. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const WINDOWS = process.platform === 'win32';

/**
 * The folder of one user for things worth keeping between checkouts, such as tools that take minutes to build.
 * @returns {string}
 */
function cacheFolder() {
  if (WINDOWS) return process.env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Caches');
  return process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
}

/** Where set-up installs its own tools, cargo's layout: programs are in bin/. */
export const TOOLS_FOLDER = join(cacheFolder(), 'mexplorer');

/** A fresh rustup is often not on PATH until the next log-in. */
const CARGO_BIN = join(process.env.CARGO_HOME || join(homedir(), '.cargo'), 'bin');

/**
 * Search path, best first. The npm packages go first: Debian's own wasm-opt writes wasm that does not start. Our own tools come next:
 * another version of wasm-bindgen may be on the PATH.
 */
const SEARCH_PATH = [
  join(ROOT, 'node_modules', '.bin'),
  join(TOOLS_FOLDER, 'bin'),
  ...(process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  CARGO_BIN,
];

/** @returns {NodeJS.ProcessEnv} the environment of every program run from here */
function environment() {
  const env = { ...process.env };
  // Windows spells it `Path`; two spellings in one environment would leave the choice to chance.
  for (const name of Object.keys(env)) if (name.toUpperCase() === 'PATH') delete env[name];
  return { ...env, PATH: SEARCH_PATH.join(delimiter) };
}

/**
 * The path of a program on the search path, or undefined.
 * @param {string} program
 * @param {(path: string) => boolean} [isGood] what it must be beside
 * @returns {string | undefined}
 */
export function which(program, isGood = () => true) {
  const endings = WINDOWS ? ['.exe', '.cmd'] : [''];
  const paths = SEARCH_PATH.flatMap((folder) => endings.map((ending) => join(folder, program + ending)));
  return paths.find((path) => isProgram(path) && isGood(path));
}

/**
 * @param {string} path
 * @returns {boolean}
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * What a quick program prints, or undefined if it is missing or fails.
 * @param {string} program
 * @param {...string} args
 * @returns {string | undefined}
 */
export function ask(program, ...args) {
  const answer = spawnSync(program, args, { cwd: ROOT, env: environment(), encoding: 'utf8', timeout: 120_000 });
  return answer.status === 0 ? answer.stdout : undefined;
}

/**
 * Runs a program to its end with its output on the screen.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra_env]
 * @returns {boolean} whether it succeeded
 */
export function show(program, args, extra_env = {}) {
  const env = { ...environment(), ...extra_env };
  return spawnSync(program, args, { cwd: ROOT, env, stdio: 'inherit', ...shell(program) }).status === 0;
}

/**
 * Runs a program to its end and keeps all it says: each stream, and both in one as `output`.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra_env]
 * @param {string} [cwd]
 * @returns {Promise<{ok: boolean, output: string, stdout: string, stderr: string}>}
 */
export function capture(program, args, extra_env = {}, cwd = ROOT) {
  return new Promise((done) => {
    const kept = { output: '', stdout: '', stderr: '' };
    const child = spawn(program, args, {
      cwd,
      env: { ...environment(), ...extra_env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...shell(program),
    });
    for (const name of /** @type {const} */ (['stdout', 'stderr'])) {
      // A character may come in two pieces.
      child[name].setEncoding('utf8').on('data', (text) => {
        kept[name] += text;
        kept.output += text;
      });
    }
    child.on('error', (error) => done({ ...kept, ok: false, output: `${program}: ${error.message}` }));
    child.on('close', (code) => done({ ...kept, ok: code === 0 }));
  });
}

/**
 * npm is a script on Windows, and scripts run there only through the shell.
 * @param {string} program
 */
function shell(program) {
  return { shell: WINDOWS && program === 'npm' };
}
