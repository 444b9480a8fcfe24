/** The Worker of the games made of heaps: their own part of the solver. */
import * as solver from '../../../crate/pkg/heaps/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
