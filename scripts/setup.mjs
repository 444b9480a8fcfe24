// Set-up: gets what is missing on this machine, and nothing else. When nothing is missing it is silent and takes
// a fraction of a second. What takes minutes is kept per user, outside the checkout, so that it happens once.
// It runs before node_modules exists: Node's own modules only.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ROOT, TOOLS_FOLDER, ask, cacheFolder, show, which } from './process.mjs';

const NODE_FLOOR = [20, 19];
const WASM_PACK_FLOOR = [0, 15, 1];

/** A step that failed: the message says what to do about it. */
export class SetupError extends Error {}

/**
 * Everything that the app needs to be built and served.
 * @throws {SetupError} when a step fails
 */
export function setup() {
  ensureNode();
  ensureNodeModules();
  ensureRust();
  ensureCrate();
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
 * Builds a package of the solver.
 * @param {string} folder where the package goes, from crate/
 * @param {readonly string[]} features of the crate: the games that are in it, by the folders of crate/src/wasm, and whether their plays
 * @throws {SetupError} when a tool is missing and cannot be installed, or the crate does not build
 */
export function buildPackage(folder, features) {
  const pack = ['build', 'crate', '--target', 'web', '--out-dir', folder, '--out-name', 'mexplorer', '--release'];
  const cargo = ['--locked', '--no-default-features', '--features', ['wasm', ...features].join(',')];
  const flags = compilerFlags();
  if (features.every((name) => name === 'plays' || OF_BIG_NUMBERS.includes(name))) {
    flags.push(`-Cllvm-args=-inlinehint-threshold=${INLINED_COST_OF_BIG_NUMBERS}`);
  }
  if (!show(ensureWasmPack(), [...pack, '--', ...cargo], { CARGO_ENCODED_RUSTFLAGS: flags.join('\x1f') })) {
    throw new SetupError('wasm-pack could not build crate/; its own message is above.');
  }
  if (!show(process.execPath, ['scripts/optimise.mjs', join('crate', folder, 'mexplorer_bg.wasm')])) {
    throw new SetupError('wasm-opt could not make the package small; its own message is above.');
  }
}

/** What is inlined without a word of the sources, in LLVM's units of cost (its own limit is 275): small wasm, as fast where loops are told by #[inline]. */
const INLINED_COST = 60;

/** Families that count in big numbers, whose library asks for nearly everything to be inlined, `#[inline]`. */
const OF_BIG_NUMBERS = ['dynamic_nim', 'heaps', 'rows', 'sums', 'wythoff'];
/** There that is done up to this cost (LLVM's own limit is 325), 2 to 5 KB (brotli) less, and inner loops say `#[inline(always)]` and use no iterator that has to be inlined. */
const INLINED_COST_OF_BIG_NUMBERS = 100;

/**
 * What the compiler is told beside what the environment tells it: a panic names its place in the source, and that must not begin with
 * folders of this machine; and how much is inlined.
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
  return [...given.filter((flag) => flag !== ''), ...renamed, `-Cllvm-args=-inline-threshold=${INLINED_COST}`];
}

/** Families whose pages load first what their boards ask, by a package of its own, and all of the solver when a play begins. */
const BOARDS_APART = ['lab', 'sums'];

/**
 * Builds crate/pkg by wasm-pack, a package for every family of games and `all`, for the single file, with all of them, where its sources
 * changed since the last time.
 * @param {string[]} [wanted] packages; all, if none is named
 * @throws {SetupError} when a tool is missing and cannot be installed, or the crate does not build
 */
export function ensureCrate(wanted = []) {
  const from = digest(crateSources());
  const games = readdirSync(join(ROOT, 'crate', 'src', 'wasm'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const families = games.map(({ name }) => name);
  const packages = /** @type {[string, string[]][]} */ ([
    ...families.map((name) => [name, [name, 'plays']]),
    ...BOARDS_APART.map((name) => [`${name}_board`, [name]]),
    ['all', [...families, 'plays']],
  ]);
  for (const [name, features] of packages)
    if (wanted.length === 0 || wanted.includes(name.replace(/_board$/, ''))) ensurePackage(name, features, from);
}

/**
 * @param {string} name
 * @param {readonly string[]} features of the crate that it has
 * @param {string} from digest of the sources
 */
function ensurePackage(name, features, from) {
  const package_folder = join(ROOT, 'crate', 'pkg', name);
  const stamp = join(package_folder, 'built-from.txt');
  const made = ['mexplorer_bg.wasm', 'mexplorer.js', 'mexplorer.d.ts'].map((file) => join(package_folder, file));
  // What was made counts too: a package built by hand may be of another profile.
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from + digest(made)) return;

  announceWasmBindgen();
  say(`Building the solver of ${name} (Rust to WebAssembly; under a minute the first time, then seconds)…`);
  rmSync(stamp, { force: true });
  buildPackage(`pkg/${name}`, features);
  writeFileSync(stamp, from + digest(made));
}

/**
 * All that the wasm is made from: sources, lock file, toolchain, optimiser and the way they are called.
 * @returns {string[]}
 */
function crateSources() {
  const crate = readdirSync(join(ROOT, 'crate'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/^crate[\\/](pkg|target|tests|benches|examples)[\\/]/.test(path.slice(ROOT.length + 1)))
    .sort();
  const around = ['Cargo.toml', 'Cargo.lock', 'rust-toolchain.toml', 'node_modules/binaryen/package.json'];
  const scripts = ['scripts/setup.mjs', 'scripts/optimise.mjs'];
  return [...crate, ...[...around, ...scripts].map((name) => join(ROOT, name))];
}

/**
 * @param {string[]} paths files, of which some may be missing
 * @returns {string} changes with any name or content
 */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (existsSync(path)) hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @returns {string} path of a wasm-pack that is new enough
 * @throws {SetupError} when cargo cannot install it
 */
function ensureWasmPack() {
  const kept = join(TOOLS_FOLDER, 'bin', process.platform === 'win32' ? 'wasm-pack.exe' : 'wasm-pack');
  for (const candidate of [which('wasm-pack'), kept]) {
    const version = candidate && ask(candidate, '--version');
    if (candidate && version && atLeast(version, WASM_PACK_FLOOR)) return candidate;
  }
  const version = WASM_PACK_FLOOR.join('.');
  say(`Building wasm-pack ${version}, which packs Rust for the browser, into ${TOOLS_FOLDER}.`);
  say('This takes one to three minutes, once on this machine.');
  // A debug build compiles in half the time, and wasm-pack only calls other programs.
  const args = ['install', 'wasm-pack', '--locked', '--debug', '--version', version, '--root', TOOLS_FOLDER];
  if (!show('cargo', args)) throw new SetupError('cargo could not install wasm-pack; its own message is above.');
  return kept;
}

/** wasm-pack needs wasm-bindgen's program in the version of Cargo.lock and gets it by itself: say so if that is due. */
function announceWasmBindgen() {
  const lock = join(ROOT, 'Cargo.lock');
  const version = existsSync(lock) && /name = "wasm-bindgen"\r?\nversion = "(.+)"/.exec(readFileSync(lock, 'utf8'))?.[1];
  if (!version) return;
  const cache = process.env.WASM_PACK_CACHE || join(cacheFolder(), '.wasm-pack');
  const cached = existsSync(cache) ? readdirSync(cache).filter((name) => name.startsWith('wasm-bindgen-')) : [];
  const present = ['wasm-bindgen', ...cached.map((name) => join(cache, name, 'wasm-bindgen'))].some(
    (program) => ask(program, '--version')?.split(/\s+/)[1] === version,
  );
  if (present) return;
  say(`wasm-pack will also fetch the wasm-bindgen program ${version} into ${cache}:`);
  say('seconds where its release can be downloaded, else it is built, which takes about three minutes. Once on this machine.');
}

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
