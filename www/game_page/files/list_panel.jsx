/** A list of numbers in place of the one in the rule: from a text or a file, also one that is pasted or dropped anywhere on the page. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { listenForPaste } from '../../ui/file_input.js';
import { LazyDetails } from '../../ui/lazy_details.jsx';
import { text } from '../../ui/messages.js';
import { counted } from '../../ui/numbers.js';
import { listIn } from '../parameters.js';
import { listFilesOf } from './list_files.js';

/** @import { Page } from '../types.js' */

const loadPanel = () => import('./panel.jsx').then(({ FilesPanel }) => FilesPanel);

/** Files and texts that are dropped anywhere. @param {(data: DataTransfer | null) => void} take @returns {() => void} stops it */
function listenForDrops(take) {
  /** @param {DragEvent} event */
  const onDrag = (event) => event.preventDefault();
  /** @param {DragEvent} event */
  function onDrop(event) {
    event.preventDefault();
    take(event.dataTransfer);
  }
  document.addEventListener('dragover', onDrag);
  document.addEventListener('drop', onDrop);
  return () => {
    document.removeEventListener('dragover', onDrag);
    document.removeEventListener('drop', onDrop);
  };
}

/** @param {{page: Page}} props */
export function ListPanel({ page }) {
  const is_open = useSignal(false);
  const files = listFilesOf(page);
  const [, { list } = {}] = listIn(page.parameters) ?? [];
  useLayoutEffect(() => listenForPaste(files.take), [files]);
  useLayoutEffect(() => listenForDrops(files.take), [files]);
  return (
    <LazyDetails
      class="list-files"
      summary={text('files-list')}
      is_open={is_open}
      load={loadPanel}
      with={{
        files,
        how: [text('files-list-how', { limit: counted(BigInt(list?.most ?? 0)) }), list?.how ? text(list.how) : ''].join(' '),
        label: text('files-list-text'),
        placeholder: '3 4 5',
      }}
    />
  );
}
