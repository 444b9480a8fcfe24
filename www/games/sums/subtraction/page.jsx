/** The page of the subtraction games: a sum of heaps from which what a set says is taken. */
import { MemoAside, withTree } from '../../../game_page/memo/outlet.jsx';
import { Board } from '../board.jsx';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

export const Page = sumPage({ words: 'subtraction', parameters: PARAMETERS, createState, Board: withTree(Board), Aside: MemoAside });
