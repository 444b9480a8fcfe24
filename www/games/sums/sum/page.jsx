/** The page of sums: heaps of different games side by side. */
import { useSignal } from '@preact/signals';
import { Icon } from '../../../ui/icons.jsx';
import { Lazy } from '../../../ui/lazy.jsx';
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
    <details
      class="sum-parts"
      open={is_open.value}
      onToggle={(event) => (is_open.value = event.currentTarget.open)}
      onKeyDown={(event) => event.key === 'Escape' && (is_open.value = false)}
    >
      <summary class="signed" aria-label={text('sum-parts')}>
        <Icon name="list" />
        <span>{text('sum-parts')}</span>
      </summary>
      {is_open.value && <Lazy load={loadParts} with={{ page }} />}
    </details>
  );
}

export const Page = sumPage({ words: 'sum', parameters: PARAMETERS, createState, has_parts: true, RuleTools });
