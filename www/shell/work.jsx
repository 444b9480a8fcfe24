/** Long work: its progress, a button that stops it, and one that goes on. */
import { Button } from '../ui/controls.jsx';
import { text } from '../ui/messages.js';
import './work.css';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Session } from '../solver/types.js' */

/** @param {{session: {progress: ReadonlySignal<number | null>, stop: () => void}}} props */
export function Work({ session }) {
  const part = session.progress.value;
  if (part === null) return null;
  const percent = Math.floor(part * 100);
  return (
    <span class="work">
      <progress value={part} aria-label={text('working')} />
      <span>{text('work-part', { percent })}</span>
      <Button words={text('stop')} onClick={() => session.stop()} />
    </span>
  );
}

/** @param {{session: Session}} props */
export function GoOn({ session }) {
  return <Button words={text('go-on')} onClick={() => session.resume()} />;
}
