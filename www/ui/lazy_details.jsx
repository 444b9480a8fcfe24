/** What unfolds, and is fetched when it is first unfolded. */
import { useState } from 'preact/hooks';
import { Lazy } from './lazy.jsx';

/**
 * @param {{summary: string, is_open: import('@preact/signals').Signal<boolean>, load: () => Promise<import('preact').FunctionComponent<any>>, words: string, with: object} & import('preact').DetailsHTMLAttributes<HTMLDetailsElement>} props
 * words: the folder of its words
 */
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
      {(was_open || is_open.value) && <Lazy load={load} words={words} with={props} />}
    </details>
  );
}
