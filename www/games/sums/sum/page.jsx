/** The page of sums: heaps of different games side by side. */
import { useSignal } from '@preact/signals';
import { ListAside, notesOfFile } from '../../../game_page/files/list_tools.jsx';
import { Lazy } from '../../../ui/lazy.jsx';
import { LazyDetails } from '../../../ui/lazy_details.jsx';
import { text } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import './parts.css';

/** @import { Page as SumPage } from '../state.js' */

const loadParts = () => import('./parts.jsx').then(({ Parts }) => Parts);

/** Buttons that put a sum together, unless its parts are in a file. @param {{page: SumPage}} props */
const RuleTools = ({ page }) => !page.link.value.params.has('file') && <Lazy load={loadParts} with={{ page }} />;

const loadTheorem = () => import('./theorem.jsx').then(({ Theorem }) => Theorem);

/** @param {{page: SumPage}} props */
function Aside({ page }) {
  const is_open = useSignal(false);
  return (
    <>
      {!page.timeline.value?.rest && (
        <LazyDetails summary={text('sum-theorem')} is_open={is_open} load={loadTheorem} words="sums/theorem" with={{ page }} />
      )}
      <ListAside page={page} />
    </>
  );
}

export const Page = sumPage({
  words: 'sum',
  parameters: PARAMETERS,
  createState,
  has_parts: true,
  notesOf: notesOfFile,
  RuleTools,
  Aside,
});
