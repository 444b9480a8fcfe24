/** The page of sums: heaps of different games side by side. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../../ui/icons.jsx';
import { LazyDetails } from '../../../ui/lazy_details.jsx';
import { text } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import './parts.css';

/** @import { Page as SumPage } from '../state.js' */

const loadParts = () => import('./parts.jsx').then(({ Parts }) => Parts);

/** Buttons that put a sum together. @param {{page: SumPage}} props */
function RuleTools({ page }) {
  const is_open = useSignal(false);
  return (
    <LazyDetails
      class="sum-parts"
      summary={
        <summary class="signed" aria-label={text('sum-parts')}>
          <Icon name="list" />
          <span>{text('sum-parts')}</span>
        </summary>
      }
      is_open={is_open}
      load={loadParts}
      with={{ page }}
      onKeyDown={(event) => event.key === 'Escape' && (is_open.value = false)}
    />
  );
}

export const Page = sumPage({ words: 'sum', parameters: PARAMETERS, createState, has_parts: true, RuleTools });
