/** Numbers in links to games in a row. */
import { LIST_FILE, numeric, solverOption } from '../../game_page/parameters.js';
import { heapsOf } from '../../ui/typed_heaps.js';

export const follows = () => ({ at: null });

/** A single number, which the solver reads by `QuestionError::parse_number`. @param {string} usual */
export const amount = (usual) => numeric(usual, { errors: /^error-number$/, follows });

/** Another list is no longer that of the file. */
export const followsList = () => ({ at: null, file: null });

/**
 * How much lies on every place: a list of the link, or of a file.
 * @param {string} list its name in links @param {string} usual @param {string} name the message of a place's name, by its `number`
 */
export const amounts = (list, usual, name) => ({
  [list]: solverOption(usual, {
    chip: { name, first: 0 },
    list: { most: 100_000 },
    read: heapsOf,
    errors: /^error-row-(number|place|twice|many)$/,
    follows: followsList,
    widest: 18,
  }),
  file: LIST_FILE,
});
