/** The page of parity piles. */
import { rich, text } from '../../../ui/messages.js';
import { rowPage } from '../page.jsx';
import { Columns } from '../places.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

/** A link to the page of a similar game. @param {{page: import('../state.js').Page}} props */
const More = ({ page }) => (
  <p class="checked">
    {rich('parity-piles-other')} <a href={page.router.linkTo('splitting', {})}>{text('splitting-name')}</a>
  </p>
);

export const Page = rowPage('parity-piles', { solver: 'ParityPiles', parameters: PARAMETERS, createState }, Columns, More);
