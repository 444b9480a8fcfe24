/** A graph from a text or a file. */
import { useSignal } from '@preact/signals';
import { Button } from '../../../ui/controls.jsx';
import { LongText } from '../../../ui/long_text.jsx';
import { text } from '../../../ui/messages.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Files({ page: { files } }) {
  const typed = useSignal('');
  return (
    <div>
      <p class="soft">{text('graph-files-how')}</p>
      <LongText
        aria-label={text('graph-text')}
        value={typed.value}
        change={(value) => (typed.value = value)}
        take={(value) => files.read(value, 'text')}
        placeholder={'0 1\n0 2\n2 1'}
      />
      <p class="row">
        <Button words={text('graph-read')} disabled={typed.value.trim() === ''} onClick={() => files.read(typed.value, 'text')} />
        <label class="file-of">
          {text('graph-open-file')} <input type="file" onChange={(event) => void files.load(event.currentTarget.files?.[0])} />
        </label>
      </p>
    </div>
  );
}
