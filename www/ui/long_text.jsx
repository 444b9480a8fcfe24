/** A text that is typed, pasted or opened. One that no field takes is kept all the same; its beginning is shown. */
import { takesLong, tooLong, TEXT_CHARACTERS } from './field_limits.js';
import { text } from './messages.js';
import './styles/too_long.css';

/** Characters of a long text that are shown. */
const SHOWN = 1000;

/**
 * @param {import('preact').TextareaHTMLAttributes<HTMLTextAreaElement> & {value: string, change: (text: string) => void, characters?: number, take?: (text: string) => void, area?: {current: HTMLTextAreaElement | null}}} props
 * characters: the most that are shown; take: who takes what is too long for a field, in the place of the sentence that says so
 */
export function LongText({ value, change, characters = TEXT_CHARACTERS, take, area, ...field }) {
  if (tooLong(value, characters))
    return (
      <div role="group" aria-label={String(field['aria-label'] ?? '')} class="long-text">
        <p>
          {text('long-text', { count: value.length })}{' '}
          <button type="button" onClick={() => change('')}>
            {text('long-text-clear')}
          </button>
        </p>
        <pre>{`${value.slice(0, SHOWN)}…`}</pre>
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
