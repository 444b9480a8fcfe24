/** The picture of a link. */
import { columnsPicture } from '../picture.js';
import { PARAMETERS } from './parameters.js';

export const picture = columnsPicture('Splitting', PARAMETERS, () => 0);
