/** A proved period leaves the page as a file that any program can check. */
import { useState } from 'preact/hooks';
import { Button } from '../../../ui/controls.jsx';
import { text } from '../../../ui/messages.js';
import { saveFile } from '../../../ui/save_file.js';
import { certificateText, secondsOf } from './file.js';

/** @import { Page } from '../state.js' */

const [MINUTE_S, HOUR_S] = [60, 3600];

/** @param {{page: Page}} props */
export function Certificate({ page: { session, timeline, solution } }) {
  const [notice, setNotice] = useState('');
  const kind = timeline.value?.parts[0]?.kind;
  if (kind === undefined) return null;
  async function save() {
    const certificate = await session.ask('certificate', kind);
    if (!certificate) return setNotice(text('sums-certificate-none'));
    if (!globalThis.crypto?.subtle) return setNotice(text('sums-certificate-insecure'));
    const name = `${kind?.replace(/[^\w.-]+/g, '-')}.json`;
    saveFile(name, await certificateText(kind ?? '', certificate), 'application/json');
    const seconds = secondsOf(certificate);
    const unit = seconds < MINUTE_S ? 'short' : seconds < HOUR_S ? 'minutes' : 'hours';
    setNotice(text('sums-certificate-saved', { name, unit, count: Math.ceil(seconds / (unit === 'hours' ? HOUR_S : MINUTE_S)) }));
  }
  return (
    <div class="certificate" key={JSON.stringify(solution.value?.options)}>
      <Button words={text('sums-certificate')} onClick={save} />
      <p role="status">{notice}</p>
    </div>
  );
}
