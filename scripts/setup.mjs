// Set-up: gets what is missing on this machine, and nothing else. When nothing is missing it is silent and takes
// a fraction of a second. What takes minutes is kept per user, outside the checkout, so that it happens once.
// It runs before node_modules exists: Node's own modules only.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT, TOOLS_FOLDER, ask, capture, show, which } from './process.mjs';

const NODE_FLOOR = [20, 19];
const WASM_PACK_FLOOR = [0, 15, 0];
/** The version that is compiled if there is none. */
const WASM_PACK = '0.15.1';

/** A step that failed: the message says what to do about it. */
export class SetupError extends Error {}

/**
 * What everything else needs: Node, its packages, Rust.
 * @throws {SetupError} when a step fails
 */
export function setup() {
  ensureNode();
  ensureNodeModules();
  ensureRust();
}

/**
 * Runs the body of a command; a failed set-up ends it with a sentence instead of a stack trace.
 * @param {() => void | Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\nSet-up stopped: ${error.message}`);
    process.exit(1);
  }
}

/** @throws {SetupError} when Node is older than Vite and eslint can work with */
export function ensureNode() {
  if (!atLeast(process.versions.node, NODE_FLOOR)) {
    throw new SetupError(`this needs Node ${NODE_FLOOR.join('.')} or newer; here it is ${process.versions.node}.`);
  }
}

/** @throws {SetupError} when npm cannot install the packages */
export function ensureNodeModules() {
  if (nodeModulesMatch()) return;
  say('Installing the npm packages named in package-lock.json (about 200 MB on disk, usually under a minute)…');
  if (!show('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) {
    throw new SetupError('npm ci failed; its own message is above. Without a network, try again with one.');
  }
}

/**
 * Whether npm's record of what it installed is what the lock file asks for. Packages for other platforms may be absent.
 * @returns {boolean}
 */
function nodeModulesMatch() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Record<string, {version: string, integrity?: string, optional?: boolean, devOptional?: boolean}>} */
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  /** @type {typeof installed} */
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return optional || devOptional;
    return found.version === version && found.integrity === integrity;
  });
}

/** @throws {SetupError} when rustup is missing or cannot install the toolchain of rust-toolchain.toml */
export function ensureRust() {
  if (!which('rustup')) {
    throw new SetupError('Rust is missing. Install rustup (see https://rustup.rs), then run this again.');
  }
  const { channel, components, targets } = toolchain();
  const present = ask('rustup', 'component', 'list', '--installed', '--toolchain', channel)?.split(/\s+/) ?? [];
  const missing = [...components, ...targets.map((target) => `rust-std-${target}`)].filter(
    (name) => !present.some((found) => found === name || found.startsWith(`${name}-`)),
  );
  if (missing.length === 0) return;
  say(`Installing Rust ${channel} with ${[...components, ...targets].join(', ')} (downloads up to 300 MB)…`);
  // Said out loud even though rust-toolchain.toml says the same: rustup may be set not to install by itself.
  const args = ['toolchain', 'install', channel, '--profile', 'minimal', '--no-self-update'];
  for (const name of components) args.push('--component', name);
  for (const name of targets) args.push('--target', name);
  if (!show('rustup', args)) {
    throw new SetupError(`rustup could not install Rust ${channel}; its own message is above.`);
  }
}

/**
 * The pinned toolchain. The file is ours and simple, so three patterns read it.
 * @returns {{channel: string, components: string[], targets: string[]}}
 */
function toolchain() {
  const text = readFileSync(join(ROOT, 'rust-toolchain.toml'), 'utf8');
  /** @param {string} key */
  const value = (key) => new RegExp(`^${key} *= *(.+)$`, 'm').exec(text)?.[1] ?? '[]';
  return {
    channel: JSON.parse(value('channel')),
    components: JSON.parse(value('components')),
    targets: JSON.parse(value('targets')),
  };
}

/**
 * A package of the solver: a wasm module with its JavaScript.
 * @typedef {object} Package
 * @property {string} folder from the root
 * @property {readonly string[]} features of the crate: the families of games that are in it
 * @property {boolean} is_quick built for development: compiled quickly, not optimised
 */

/** Compiles a quarter faster, for programs that nobody debugs. */
const WITHOUT_DEBUG_INFO = { CARGO_PROFILE_DEV_DEBUG: '0' };

/** The families of games: a feature of the crate each, named as its folder at the edge. */
export const FAMILIES = readdirSync(join(ROOT, 'crate', 'src', 'wasm'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What `npm start` serves: all families in one package. @type {Package} */
const DEVELOPMENT = { folder: 'crate/pkg/development', features: FAMILIES, is_quick: true };

/** What is built for others: a package a family for the site, and one with all of them for the single file. @type {readonly Package[]} */
const PRODUCTION = [
  // The largest first: others are compiled while it is optimised.
  { folder: 'crate/pkg/all', features: FAMILIES, is_quick: false },
  ...FAMILIES.map((family) => ({ folder: `crate/pkg/${family}`, features: [family], is_quick: false })),
];

/**
 * The solver as `npm start` serves it.
 * @throws {SetupError} when a tool is missing and cannot be installed, or the crate does not build
 */
export async function ensureDevelopmentPackage() {
  await ensurePackages([DEVELOPMENT]);
}

/**
 * The solver as it is built and tested.
 * @param {readonly string[]} [names] of packages; all, if none is named
 * @throws {SetupError} when a tool is missing and cannot be installed, or the crate does not build
 */
export async function ensureProductionPackages(names = []) {
  await ensurePackages(PRODUCTION.filter(({ folder }) => names.length === 0 || names.includes(basename(folder))));
}

/**
 * Builds those packages whose sources have changed since they were built.
 * @param {readonly Package[]} packages
 */
async function ensurePackages(packages) {
  const sources = digest(crateSources());
  const due = packages.filter((one) => !isBuilt(one, sources));
  if (due.length === 0) return;
  // One is optimised while the next is compiled: on two cores that takes two thirds of the time.
  const built = [];
  for (const one of due) {
    rmSync(stampOf(one), { force: true });
    built.push(buildPackage(one).then(() => writeFileSync(stampOf(one), sources + digest(filesOf(one)))));
  }
  await Promise.all(built);
}

/**
 * Compiles a package, and begins to optimise it.
 * @param {Package} one
 * @returns {Promise<void>} until it is optimised
 * @throws {SetupError} when a tool is missing and cannot be installed, or the crate does not build
 */
export function buildPackage({ folder, features, is_quick }) {
  const wasm_pack = ensureWasmTools();
  const duration = is_quick ? 'about a minute the first time, then seconds' : 'about ten seconds; the first of them takes a minute';
  say(`Building the solver, package ${basename(folder)} (${duration})…`);
  // wasm-pack counts from the crate.
  const out = ['--out-dir', join('..', folder), '--out-name', 'mexplorer'];
  const pack = ['build', 'crate', '--target', 'web', ...out, is_quick ? '--dev' : '--release'];
  // If the program is there, do not look for it elsewhere.
  const mode = hasWasmBindgen() ? ['--mode', 'no-install'] : [];
  const cargo = ['--locked', '--no-default-features', '--features', ['wasm', ...features].join(',')];
  const env = { CARGO_ENCODED_RUSTFLAGS: compilerFlags().join('\x1f'), ...(is_quick ? WITHOUT_DEBUG_INFO : {}) };
  if (!show(wasm_pack, [...pack, ...mode, '--', ...cargo], env)) {
    throw new SetupError('wasm-pack could not build crate/; its own message is above.');
  }
  return is_quick ? Promise.resolve() : optimise(join(folder, 'mexplorer_bg.wasm'));
}

/** @param {string} wasm path of the file, which is written again */
async function optimise(wasm) {
  // The lowest kilobyte belongs to the stack, so no address of data is there.
  const { ok, output } = await capture('wasm-opt', ['-O3', '--low-memory-unused', wasm, '-o', wasm]);
  if (!ok) throw new SetupError(`wasm-opt could not optimise ${wasm}: ${output}`);
}

/** @param {Package} one */
const stampOf = ({ folder }) => join(ROOT, folder, 'built-from.txt');

/** @param {Package} one @returns {string[]} what the app loads of it */
const filesOf = ({ folder }) => ['mexplorer_bg.wasm', 'mexplorer.js', 'mexplorer.d.ts'].map((file) => join(ROOT, folder, file));

/**
 * Whether a package was built from these sources. Its own files count too: a package built by hand may be of another profile.
 * @param {Package} one
 * @param {string} sources their digest
 */
function isBuilt(one, sources) {
  return existsSync(stampOf(one)) && readFileSync(stampOf(one), 'utf8') === sources + digest(filesOf(one));
}

/**
 * The flags of the environment, and names for folders of this machine: a panic names its place in the source, and the same sources
 * must give the same bytes everywhere.
 * @returns {string[]}
 * @throws {SetupError} when cargo cannot get the sources
 */
function compilerFlags() {
  // The folder of a registry's sources is named by the machine's way to it, and is there once they are.
  if (!show('cargo', ['fetch', '--quiet', '--locked', '--target', 'wasm32-unknown-unknown'])) {
    throw new SetupError('cargo could not fetch what Cargo.lock names; its own message is above.');
  }
  const { CARGO_ENCODED_RUSTFLAGS: encoded, RUSTFLAGS: plain = '', CARGO_HOME } = process.env;
  const given = encoded === undefined ? plain.split(' ') : encoded.split('\x1f');
  const sources = join(CARGO_HOME || join(homedir(), '.cargo'), 'registry', 'src');
  const registries = existsSync(sources) ? readdirSync(sources).map((name) => join(sources, name)) : [];
  const renamed = [`${ROOT}=.`, ...registries.map((folder) => `${folder}=crates`)].map((names) => `--remap-path-prefix=${names}`);
  return [...given.filter((flag) => flag !== ''), ...renamed];
}

/**
 * All that the wasm is made from: sources, lock file, toolchain, optimiser and the way they are called.
 * @returns {string[]}
 */
export function crateSources() {
  const crate = readdirSync(join(ROOT, 'crate'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^crate[\\/](pkg|target|tests|benches|examples)[\\/]/.test(path.slice(ROOT.length + 1)))
    .sort();
  const around = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'node_modules/binaryen/package.json', 'scripts/setup.mjs'];
  return [...crate, ...around.map((name) => join(ROOT, name))];
}

/**
 * @param {string[]} paths files, of which some may be missing
 * @returns {string} changes with any name or content
 */
export function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (existsSync(path)) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * The programs that make a package of the crate: wasm-pack, and wasm-bindgen's program in the version of Cargo.lock.
 *
 * npm's package of wasm-pack downloads its release; where that works, wasm-pack downloads wasm-bindgen's by itself. Elsewhere both are
 * compiled in one go, for they share most of their dependencies, without optimisation, for they do little but call other programs.
 * @returns {string} path of wasm-pack
 * @throws {SetupError} when cargo cannot install them
 */
function ensureWasmTools() {
  const found = which('wasm-pack', isNewEnough);
  const is_built_here = found === undefined || found.startsWith(TOOLS_FOLDER);
  const missing = [
    ...(found === undefined ? [`wasm-pack@${WASM_PACK}`] : []),
    ...(is_built_here && !hasWasmBindgen() ? [`wasm-bindgen-cli@${wasmBindgenVersion()}`] : []),
  ];
  if (missing.length > 0) {
    say(`Compiling ${missing.join(' and ')}, which pack Rust for browsers, into ${TOOLS_FOLDER}.`);
    say('This takes one to three minutes, once on this machine.');
    // By default wasm-bindgen's runner of tests, which nobody calls here, brings a TLS library with it.
    const options = ['--debug', '--force', '--no-default-features', '--root', TOOLS_FOLDER];
    if (!show('cargo', ['install', ...options, ...missing], WITHOUT_DEBUG_INFO)) {
      throw new SetupError('cargo could not install them; its own message is above.');
    }
  }
  const wasm_pack = found ?? which('wasm-pack', isNewEnough);
  if (wasm_pack === undefined) throw new SetupError(`cargo installed wasm-pack, but it does not start from ${TOOLS_FOLDER}.`);
  return wasm_pack;
}

/**
 * Whether a wasm-pack starts and is not too old. That of npm does not start where its release could not be downloaded.
 * @param {string} path
 */
const isNewEnough = (path) => atLeast(ask(path, '--version') ?? '', WASM_PACK_FLOOR);

/** The version of wasm-bindgen's program that fits the crate: to the patch. */
const wasmBindgenVersion = () =>
  /name = "wasm-bindgen"\r?\nversion = "(.+)"/.exec(readFileSync(join(ROOT, 'Cargo.lock'), 'utf8'))?.[1] ?? '';

/** Whether that program is on the search path. */
const hasWasmBindgen = () => ask('wasm-bindgen', '--version')?.split(/\s+/)[1] === wasmBindgenVersion();

/**
 * @param {string} text a text with a version in it: the first number with dots counts
 * @param {number[]} floor
 * @returns {boolean}
 */
function atLeast(text, floor) {
  const version = (/\d+(\.\d+)+/.exec(text)?.[0] ?? '0').split('.').map(Number);
  for (let part = 0; part < floor.length; part += 1) {
    const difference = (version[part] ?? 0) - Number(floor[part]);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** @param {string} sentence */
export function say(sentence) {
  console.log(`[set-up] ${sentence}`);
}
