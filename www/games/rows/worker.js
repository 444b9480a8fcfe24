/** The Worker of the games in a row: their own part of the solver. */
import * as solver from '../../../crate/pkg/rows/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
