/** The picture of a link. */
import { sumPicture } from '../picture.js';
import { PARAMETERS } from './parameters.js';

export const picture = sumPicture(PARAMETERS);
