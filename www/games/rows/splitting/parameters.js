/** What a link to splitting beans may say: how many `beans` the bottles have, bottle 0 first. */
import { amounts } from '../parameters.js';

export const PARAMETERS = { beans: amounts('1,0,2,1') };
