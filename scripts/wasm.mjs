// npm run wasm [-- FAMILY …]: builds the solver's packages, of the families that are named or of all, where crate/ has changed.

import { command, ensureCrate } from './setup.mjs';

await command(async () => ensureCrate(process.argv.slice(2)));
