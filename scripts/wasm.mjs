// npm run wasm [-- FAMILY …]: builds the solver's packages for the site and the single file, those that are named or all, where crate/ has
// changed.

import { command, ensureProductionPackages, setup } from './setup.mjs';

await command(async () => {
  setup();
  await ensureProductionPackages(process.argv.slice(2));
});
