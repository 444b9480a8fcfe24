/** One of a few, as buttons in a row: a method, a view. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Select } from './controls.jsx';

/** @import { ComponentProps, RefObject } from 'preact' */

/**
 * @param {object} props
 * @param {string} props.name of the group
 * @param {string} props.label
 * @param {readonly {value: string, text: string, disabled?: boolean}[]} props.among
 * @param {string} props.chosen
 * @param {(value: any) => void} props.choose
 * @param {string} [props.kind] further class
 */
export function Choice({ name, label, among, chosen, choose, kind = '' }) {
  return (
    <div class={`methods ${kind}`} role="radiogroup" aria-label={label}>
      {among.map(({ value, text, disabled = false }) => (
        <label key={value} class={value === chosen ? 'chosen' : undefined}>
          <input type="radio" name={name} value={value} checked={value === chosen} disabled={disabled} onChange={() => choose(value)} />
          {text}
        </label>
      ))}
    </div>
  );
}

/**
 * Choices below one another, each in one line; where one of them has no room for that and the styles allow no second line, they are menus
 * beside one another.
 * @param {{choices: readonly ComponentProps<typeof Choice>[]}} props
 */
export function OneLineChoices({ choices }) {
  const /** @type {RefObject<HTMLDivElement | null>} */ box = useRef(null);
  const [is_tight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setTight([...element.querySelectorAll('.methods')].some((one) => one.scrollWidth > one.clientWidth + 1));
    const observer = new ResizeObserver(measure);
    for (const one of [element, ...element.querySelectorAll('.methods')]) observer.observe(one);
    return () => observer.disconnect();
  }, [choices.map(({ name, among }) => [name, ...among.map(({ text }) => text)].join()).join()]);
  return (
    <div ref={box} class={is_tight ? 'choices tight' : 'choices'}>
      {choices.map((choice) => (
        <Choice key={choice.name} {...choice} />
      ))}
      {is_tight &&
        choices.map(({ name, label, among, chosen, choose }) => (
          <Select key={`menu ${name}`} aria-label={label} {...{ among, chosen, choose }} />
        ))}
    </div>
  );
}
