/** What unfolds, and is fetched when it is first unfolded. */
import { useState } from 'preact/hooks';
import { Lazy } from './lazy.jsx';

/** @import { Signal } from '@preact/signals' */
/** @import { DetailsHTMLAttributes, FunctionComponent } from 'preact' */

/** @typedef {{summary: string, is_open: Signal<boolean>, load: () => Promise<FunctionComponent<any>>, words?: string, with: object}} Own */

/** @param {Own & DetailsHTMLAttributes} props */
export function LazyDetails({ summary, is_open, load, words, with: props, ...others }) {
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
      <summary>{summary}</summary>
      {(was_open || is_open.value) && <Lazy load={load} with={props} {...(words === undefined ? {} : { words })} />}
    </details>
  );
}
