/** The Worker of the sums of heaps: their own part of the solver. */
import * as solver from '../../../crate/pkg/sums/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
