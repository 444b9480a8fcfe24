/** The Worker of Dynamic Nim: its own part of the solver. */
import * as solver from '../../../crate/pkg/dynamic_nim/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
