/** The picture of a link: the heaps as stones and as columns of bits, at the end of their lesson. */
import { optionsOf } from '../../../game_page/parameters.js';
import { ends } from '../../../ui/numbers.js';
import { rowsPicture } from '../../../play/heap_rows_picture.js';
import { PARAMETERS } from './parameters.js';
import { nimLesson } from './lesson.js';
import { columnsFrom, rowsAt } from './shown.js';
import { knowledgeAt, widthOf } from './steps.js';

/** @import { Picture } from '../../../canvas/picture.js' */
/** @import { Timeline } from './steps.js' */

/** Columns that there is room for: the highest ones are shown. */
const COLUMNS = 8;

/** @type {Picture} */
export async function picture({ params, ask }) {
  const options = optionsOf(PARAMETERS, new Map(Object.entries(params)));
  /** @type {Timeline} */
  const timeline = await ask({ game: 'Nim', options, ask: 'timeline', about: '' });
  const known = knowledgeAt(timeline, nimLesson(timeline, options).cursorOf(params.at ?? 'answer') ?? 0);
  return rowsPicture(rowsAt(timeline, known, columnsFrom(widthOf(timeline) - 1, COLUMNS)), ends);
}
