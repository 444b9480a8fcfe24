/** “How it is played”: a game's rules, fetched when they are opened. */
import { useState } from 'preact/hooks';
import { Lazy } from '../ui/lazy.jsx';
import { text } from '../ui/messages.js';
import './how.css';

/** @import { RulesProps } from './types.js' */

const loadRules = () => import('./how_rules.jsx').then(({ Rules }) => Rules);

/** @param {RulesProps} props */
export function How(props) {
  const [is_open, setOpen] = useState(false);
  return (
    <details class="how" open={is_open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('how')}</summary>
      {is_open && <Lazy load={loadRules} with={props} />}
    </details>
  );
}
