/** The solver as the page's Worker has it: the optimised wasm. */
import { readFileSync } from 'node:fs';
import * as solver from '../../crate/pkg/mexplorer.js';

solver.initSync({ module: readFileSync(new URL('../../crate/pkg/mexplorer_bg.wasm', import.meta.url)) });

export { solver };
