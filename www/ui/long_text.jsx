/** A text that is typed, pasted or opened. Of one that is too long for a field the beginning is shown. */
import { beginningOf, takesLong, tooLong, TEXT_CHARACTERS } from './field_limits.js';
import { text } from './messages.js';
import { Button } from './controls.jsx';
import './styles/too_long.css';

/** @import { TextareaHTMLAttributes } from 'preact' */
/** @import { Own } from './types.js' */

/** @param {Own & TextareaHTMLAttributes<HTMLTextAreaElement>} props */
export function LongText({ value, change, characters = TEXT_CHARACTERS, take, area, ...field }) {
  if (tooLong(value, characters))
    return (
      <div role="group" aria-label={String(field['aria-label'] ?? '')} class="long-text">
        <p>
          {text('long-text', { count: value.length })} <Button words={text('long-text-clear')} onClick={() => change('')} />
        </p>
        <pre>{beginningOf(value)}</pre>
      </div>
    );
  return (
    <textarea
      {...field}
      spellcheck={false}
      value={value}
      onInput={(event) => change(event.currentTarget.value)}
      ref={(element) => {
        if (area) area.current = element;
        if (take) takesLong(take)(element);
      }}
    />
  );
}
