/** What unfolds, and is fetched when it is first unfolded. */
import { useState } from 'preact/hooks';
import { Lazy } from './lazy.jsx';

/** @import { Signal } from '@preact/signals' */
/** @import { ComponentChild, DetailsHTMLAttributes, FunctionComponent } from 'preact' */

/**
 * @typedef {object} Own
 * @property {ComponentChild} summary words, or a `summary` element
 * @property {Signal<boolean>} is_open
 * @property {() => Promise<FunctionComponent<any>>} load
 * @property {object} with properties of what is loaded
 */

/** @param {Own & DetailsHTMLAttributes} props */
export function LazyDetails({ summary, is_open, load, with: props, ...others }) {
  const [was_open, setWasOpen] = useState(false);
  return (
    <details
      {...others}
      open={is_open.value}
      onToggle={(event) => {
        is_open.value = event.currentTarget.open;
        setWasOpen(true);
      }}
    >
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {(was_open || is_open.value) && <Lazy load={load} with={props} />}
    </details>
  );
}
