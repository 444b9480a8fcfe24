/** “How it is played”: a game's rules, fetched when they are opened. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { setupOf } from '../play/parameters.js';
import { Lazy } from '../ui/lazy.jsx';
import { isEmbedded, isHiding } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { recall, remember } from '../ui/settings.js';
import './how.css';

/** @import { RulesProps } from './types.js' */
/** @import { Link } from '../ui/types.js' */

/**
 * Whether it opens by itself: until it was closed once, and not for those who come for something else.
 * @param {Link} link @param {string} route
 */
export function opensByItself(link, route) {
  const comes_for_more = isEmbedded(link) || isHiding(link) || setupOf(link.params) !== null || link.params.has('at');
  return !comes_for_more && recall(`how.${route}`) === null;
}

const loadRules = () => import('./how_rules.jsx').then(({ Rules }) => Rules);

/** @param {{opens: boolean, goes_on: boolean} & RulesProps} props opens: by itself, until one steps or plays */
export function How({ opens, goes_on, ...of }) {
  const [is_open, setOpen] = useState(opens);
  useLayoutEffect(() => {
    if (goes_on) setOpen(false);
  }, [goes_on]);
  return (
    <details class="how" open={is_open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary onClick={() => is_open && remember(`how.${of.game.route}`, 'closed')}>{text('how')}</summary>
      {is_open && <Lazy load={loadRules} with={of} />}
    </details>
  );
}
