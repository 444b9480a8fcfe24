/** The Worker of the laboratory: its own part of the solver. */
import * as solver from '../../../crate/pkg/lab/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
