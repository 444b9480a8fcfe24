/** A text that is typed or pasted, or a file that is opened. */
import { useSignal } from '@preact/signals';
import { Button } from '../../ui/controls.jsx';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import './files.css';

/** @import { Files } from './files.js' */

/** The folder of its words. */
export const WORDS = 'game_page/files';

/** What a text is called that has no name. */
const NAME = 'text';

/** @param {{files: Files, how: string, label: string, placeholder: string}} props how: what a text looks like; label: the field's name */
export function FilesPanel({ files, how, label, placeholder }) {
  const typed = useSignal('');
  return (
    <div class="files-panel">
      <p class="soft">{how}</p>
      <LongText
        aria-label={label}
        value={typed.value}
        change={(value) => (typed.value = value)}
        take={(value) => files.read(value, NAME)}
        placeholder={placeholder}
      />
      <p class="row">
        <Button words={text('files-read')} disabled={typed.value.trim() === ''} onClick={() => files.read(typed.value, NAME)} />
        <label class="file-of">
          {text('files-open')} <input type="file" onChange={(event) => void files.load(event.currentTarget.files?.[0])} />
        </label>
      </p>
    </div>
  );
}
