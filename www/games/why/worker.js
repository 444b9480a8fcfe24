/** The Worker of the proofs: their own part of the solver. */
import * as solver from '../../../crate/pkg/why/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
