/** What a link to parity piles may say: how many stones the `piles` have, pile 0 first. */
import { amounts } from '../parameters.js';

export const PARAMETERS = { piles: amounts('2012,3,4,1') };
