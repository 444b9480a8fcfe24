/** The Worker of Hackenbush: its own part of the solver. */
import * as solver from '../../../crate/pkg/hackenbush/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
