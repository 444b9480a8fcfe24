/** The tools of a board that is drawn on, and undo. */
import { Button } from '../ui/controls.jsx';
import { Choice } from '../ui/choice.jsx';
import { text } from '../ui/messages.js';

/** @import { ReadonlySignal } from '@preact/signals' */

/**
 * @template {string} Tool
 * @param {object} props
 * @param {string} props.words what the ids of the game's messages begin with
 * @param {readonly Tool[]} props.tools
 * @param {{tool: ReadonlySignal<Tool>, take: (tool: Tool) => void, can_undo: ReadonlySignal<boolean>, undo: () => void}} props.editor
 */
export const DrawingTools = ({ words, tools, editor }) => (
  <>
    <Choice
      name="tool"
      label={text(`${words}-tools`)}
      kind={`${words}-tools`}
      among={tools.map((value) => ({ value, text: text(`${words}-tool-${value}`) }))}
      chosen={editor.tool.value}
      choose={editor.take}
    />
    <Button words={text(`${words}-undo`)} class="toggle" disabled={!editor.can_undo.value} onClick={editor.undo} />
  </>
);
