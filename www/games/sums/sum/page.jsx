/** The page of sums: heaps of different games side by side. */
import { useState } from 'preact/hooks';
import { Icon } from '../../../ui/icons.jsx';
import { Lazy } from '../../../ui/lazy.jsx';
import { text } from '../../../ui/messages.js';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';

const loadParts = () => import('./parts.jsx').then(({ Parts }) => Parts);

/** Buttons that put a sum together, fetched when they are opened. @param {{page: import('../state.js').Page}} props */
function RuleTools({ page }) {
  const [is_open, setOpen] = useState(false);
  return (
    <details
      class="sum-parts"
      open={is_open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <summary class="signed" aria-label={text('sum-parts')}>
        <Icon name="list" />
        <span>{text('sum-parts')}</span>
      </summary>
      {is_open && <Lazy load={loadParts} with={{ page }} />}
    </details>
  );
}

export const Page = sumPage({ words: 'sum', parameters: PARAMETERS, createState, has_parts: true, RuleTools });
