// npm run licences: writes www/shell/licences.txt, the licences of all that the app ships beside its own code. It is checked in, and
// www/test/licences.test.js holds it to both lock files.

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, ask } from './process.mjs';
import { SetupError, command } from './setup.mjs';

/**
 * @typedef {{name: string, version: string, licence: string, folder: string}} Part of the app that others wrote; folder: of its licence
 */

export const LICENCES = join(ROOT, 'www', 'shell', 'licences.txt');
/** Between two texts. */
const LINE = `\n${'-'.repeat(72)}\n\n`;

/** The npm packages that are bundled: all except tools. @returns {Part[]} */
function npmParts() {
  /** @type {Record<string, {version: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean}>} */
  const packages = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version, license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
      version,
      licence: license,
      folder: join(ROOT, path),
    }));
}

/** The crates within the wasm, and the standard library. What only runs in the compiler, as derives do, is not there. @returns {Part[]} */
function crateParts() {
  const metadata = ask(
    'cargo',
    'metadata',
    '--locked',
    '--format-version',
    '1',
    '--features',
    'wasm',
    '--filter-platform',
    'wasm32-unknown-unknown',
  );
  if (metadata === undefined) throw new SetupError('cargo could not tell what Cargo.lock names; its own message is above.');
  /**
   * @typedef {{id: string, name: string, version: string, license: string, manifest_path: string, source: string | null,
   *   targets: {kind: string[]}[]}} Crate
   * @typedef {{id: string, deps: {pkg: string, dep_kinds: {kind: string | null}[]}[]}} Node
   */
  const { packages, resolve } = /** @type {{packages: Crate[], resolve: {root: string, nodes: Node[]}}} */ (JSON.parse(metadata));
  const crates = new Map(packages.map((one) => [one.id, one]));
  const nodes = new Map(resolve.nodes.map((one) => [one.id, one]));
  const own = packages.find(({ name, source }) => name === 'mexplorer' && source === null);
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = own ? [own.id] : [];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const is_macro = crates.get(id)?.targets.some(({ kind }) => kind.includes('proc-macro'));
    if (is_macro || found.has(id)) continue;
    found.add(id);
    for (const { pkg, dep_kinds } of nodes.get(id)?.deps ?? []) if (dep_kinds.some(({ kind }) => kind === null)) waiting.push(pkg);
  }
  const parts = [...found].flatMap((id) => {
    const crate = crates.get(id);
    return crate?.source
      ? [{ name: crate.name, version: crate.version, licence: crate.license, folder: dirname(crate.manifest_path) }]
      : [];
  });
  const version = /^channel *= *"(.+)"$/m.exec(readFileSync(join(ROOT, 'rust-toolchain.toml'), 'utf8'))?.[1] ?? '';
  return [...parts, { name: 'Rust standard library', version, licence: 'MIT OR Apache-2.0', folder: join(homedir(), '.rustup') }];
}

/** Everything bundled, by name. @returns {Part[]} */
export const bundledParts = () => [...npmParts(), ...crateParts()].sort((a, b) => (a.name < b.name ? -1 : 1));

/** A part in one line. @param {Part} part */
export const titleOf = ({ name, version, licence }) => `${name} ${version} · ${licence}`;

/** The texts of a part's licence: if there is a choice, MIT's. @param {Part} part */
function textOf({ name, licence, folder }) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^licen[cs]e/i.test(file)) : [];
  const mit = files.filter((file) => /mit/i.test(file));
  const chosen = [...(mit.length > 0 ? mit : files), ...files.filter((file) => /unicode/i.test(file))];
  if (chosen.length > 0) return chosen.map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r/g, '').trim()).join('\n\n');
  // These come without a file of their own.
  const ours = readFileSync(join(ROOT, licence.includes('MIT') ? 'LICENSE-MIT' : 'LICENSE-APACHE'), 'utf8').trim();
  if (name === 'Rust standard library') return ours.replace(/^Copyright.*$/m, 'Copyright (c) The Rust Project Contributors');
  if (licence === 'Apache-2.0') return ours;
  throw new SetupError(`${name} has no text of its licence, ${licence}.`);
}

/** The file: parts of one and the same licence stand over its text together. @param {Part[]} parts */
function written(parts) {
  /** @type {Map<string, string[]>} */
  const byText = new Map();
  for (const part of parts) byText.set(textOf(part), [...(byText.get(textOf(part)) ?? []), titleOf(part)]);
  return `${[...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`).join(LINE)}`;
}

if (process.argv[1] === import.meta.filename) await command(() => writeFileSync(LICENCES, written(bundledParts())));
