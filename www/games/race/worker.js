/** The Worker of the race: its own part of the solver. */
import * as solver from '../../../crate/pkg/race/mexplorer.js';
import { serve } from '../../solver/serve.js';

serve(solver);
