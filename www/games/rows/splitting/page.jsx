/** The page of splitting beans. */
import { rich, text } from '../../../ui/messages.js';
import { rowPage } from '../page.jsx';
import { Columns } from '../places.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

/** A link to the page of a similar game. @param {{page: import('../state.js').Page}} props */
const More = ({ page }) => (
  <p class="checked">
    {rich('splitting-other')} <a href={page.router.linkTo('parity-piles', {})}>{text('parity-piles-name')}</a>
  </p>
);

export const Page = rowPage('splitting', { solver: 'Splitting', parameters: PARAMETERS, createState }, Columns, More);
