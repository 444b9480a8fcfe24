/** Says that what was typed, pasted or dropped is too long for its field. */
import { refused } from './field_limits.js';
import { IconButton } from './icons.jsx';
import { text } from './messages.js';
import './styles/too_long.css';

export function TooLong() {
  const why = refused.value;
  if (why === null) return null;
  return (
    <p class="too-long" role="alert">
      {text(why.id, why.args)}
      <IconButton icon="close" name="close" onClick={() => (refused.value = null)} />
    </p>
  );
}
