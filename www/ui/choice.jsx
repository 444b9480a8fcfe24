/** One of a few, as buttons in a row: a method, a view. */

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
