/** The Worker of the laboratory for its boards: the solver without plays. */
import * as solver from '../../../crate/pkg/lab_board/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
