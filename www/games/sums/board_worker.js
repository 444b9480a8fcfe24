/** The Worker of the sums of heaps for their boards: the solver without plays. */
import * as solver from '../../../crate/pkg/sums_board/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
