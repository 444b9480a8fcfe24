/** The Worker of the single file, which has one solver for all families: what they share is in it once. */
import * as solver from '../../crate/pkg/all/mexplorer.js';
import { serve } from './serve.js';

serve(solver);
