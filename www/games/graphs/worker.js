/** The Worker of the games on graphs: their own part of the solver. */
import * as solver from '../../../crate/pkg/graphs/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
