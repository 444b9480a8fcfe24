/** Numbers in links to games in a row. */
import { numeric, solverOption } from '../../game_page/parameters.js';
import { heapsOf } from '../../ui/typed_heaps.js';

export const follows = () => ({ at: null });

/** A single number, which the solver reads by `QuestionError::parse_number`. @param {string} usual */
export const amount = (usual) => numeric(usual, { errors: /^error-number$/, follows });

/** How much lies on every place. @param {string} usual @param {string} name the message of a place's name, by its `number` */
export const amounts = (usual, name) =>
  solverOption(usual, { chip: { name, first: 0 }, read: heapsOf, errors: /^error-row-(number|place|twice|many)$/, follows, widest: 18 });
