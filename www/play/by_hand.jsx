/** The other way to make a move, for large numbers and for screen readers: a field or a list, closed until it is asked for. */
import { useState } from 'preact/hooks';

/** @import { ComponentChildren } from 'preact' */

/** @param {{words: string, is_open?: boolean, children: ComponentChildren}} props is_open: where the board cannot show all moves */
export function ByHand({ words, is_open = false, children }) {
  const [opened, setOpened] = useState(is_open);
  return (
    <details class="by-hand" open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{words}</summary>
      {opened && <div class="by-hand-ways">{children}</div>}
    </details>
  );
}
