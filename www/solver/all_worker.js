/** The Worker of the single file and of development, where one solver has all families. */
import * as solver from '#solver/mexplorer.js';
import { serve } from './serve.js';

serve(solver);
