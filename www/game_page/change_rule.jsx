/** “Change the rule”: what the sentence of the rule does not say, to be opened. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import './change_rule.css';

/** @import { ComponentType, RefObject, VNode } from 'preact' */
/** @import { Page } from './types.js' */

/**
 * @param {{page: Page, words: string, fields: readonly [name: string, field: VNode][], Tools: ComponentType<{page: Page}> | undefined}}
 *   props
 */
export function ChangeRule({ page, words, fields, Tools }) {
  const is_open = useSignal(false);
  const /** @type {RefObject<HTMLDetailsElement | null>} */ details = useRef(null);
  const /** @type {RefObject<HTMLDivElement | null>} */ box = useRef(null);
  const open = is_open.value;
  useLayoutEffect(() => {
    if (!open || !box.current) return undefined;
    // It stands below its word, as far as the window allows.
    const beyond = box.current.getBoundingClientRect().right - (innerWidth - 12);
    box.current.style.marginLeft = `${-Math.max(0, beyond)}px`;
    const close = (/** @type {Event} */ { target }) => {
      if (!(target instanceof Node && details.current?.contains(target))) is_open.value = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  return (
    <details
      ref={details}
      class="change-rule"
      open={open}
      onToggle={(event) => (is_open.value = event.currentTarget.open)}
      onKeyDown={(event) => {
        // The first Esc in a field that was changed is the field's.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        is_open.value = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary class="signed" aria-label={text('change-rule')} title={text('change-rule')}>
        <Icon name="sliders" />
        <span>{text('change-rule')}</span>
      </summary>
      <div class="change-box" ref={box}>
        {fields.map(([name, field]) => (
          <label key={name}>
            <span>{text(`${words}-field-${name}`)}</span>
            {field}
          </label>
        ))}
        {Tools && open && <Tools page={page} />}
      </div>
    </details>
  );
}
