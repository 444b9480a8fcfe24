/** The other way to make a move, for large numbers and for screen readers: a field or a list, closed until it is asked for. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** @import { ComponentChildren, RefObject } from 'preact' */

/** @param {{words: string, is_open?: boolean, children: ComponentChildren}} props is_open: where the board cannot show all moves */
export function ByHand({ words, is_open = false, children }) {
  const [opened, setOpened] = useState(is_open);
  const /** @type {RefObject<HTMLDetailsElement | null>} */ element = useRef(null);
  useLayoutEffect(() => {
    // On a phone it opens below the edge.
    if (opened && !is_open) element.current?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  return (
    <details class="by-hand" open={opened} ref={element} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{words}</summary>
      {opened && <div class="by-hand-ways">{children}</div>}
    </details>
  );
}
