/** The tools below a graph that is drawn on, and what its last change did. */
import '../../canvas/under_board.css';
import { DrawingTools } from '../../game_page/drawing_tools.jsx';
import { Button } from '../../ui/controls.jsx';
import { text } from '../../ui/messages.js';

/** @import { ReadonlySignal } from '@preact/signals' */
/** @import { Message } from '../../ui/messages.js' */

/**
 * @template {string} Tool
 * @param {object} props
 * @param {readonly Tool[]} props.tools
 * @param {object} props.editor
 * @param {ReadonlySignal<Tool>} props.editor.tool
 * @param {(tool: Tool) => void} props.editor.take
 * @param {ReadonlySignal<boolean>} props.editor.can_undo
 * @param {() => void} props.editor.undo
 * @param {() => void} props.editor.tidy
 * @param {ReadonlySignal<Message | null>} props.editor.notice
 * @param {boolean} props.is_placed whether a vertex was put somewhere, so that the graph can be laid out again
 */
export const GraphTools = ({ tools, editor, is_placed }) => (
  <div class="board-tools graph-drawing">
    <DrawingTools words="graph" tools={tools} editor={editor} />
    <Button words={text('graph-tidy')} class="toggle" disabled={!is_placed} onClick={editor.tidy} />
    <p class="soft graph-notice" role="status">
      {editor.notice.value && text(editor.notice.value.id, editor.notice.value.args)}
    </p>
  </div>
);
