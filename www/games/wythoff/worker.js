/** The Worker of Wythoff's game: its own part of the solver. */
import * as solver from '../../../crate/pkg/wythoff/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
