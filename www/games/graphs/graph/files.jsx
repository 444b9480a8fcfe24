/** A graph from a text or a file. */
import { FilesPanel } from '../../../game_page/files/panel.jsx';
import { text } from '../../../ui/messages.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export const Files = ({ page: { files } }) => (
  <FilesPanel files={files} how={text('graph-files-how')} label={text('graph-text')} placeholder={'0 1\n0 2\n2 1'} />
);
