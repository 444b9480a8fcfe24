/** What a link to staircase Nim may say: the stones of its `stairs`, the floor first. */
import { amounts } from '../parameters.js';

export const PARAMETERS = { stairs: amounts('0,3,1,4') };
