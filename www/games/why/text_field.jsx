/** A field of a proof's claim: judged when one leaves it or presses Enter, so that half a formula is no mistake. */

/**
 * @param {{name: string, label: string, value: string, change: (value: string) => void, widest: number}} props
 * widest: how many characters it has room for
 */
export const TextField = ({ name, label, value, change, widest }) => (
  <input
    class="number why-field"
    name={name}
    aria-label={label}
    title={label}
    value={value}
    size={widest}
    autoComplete="off"
    spellcheck={false}
    onChange={(event) => change(event.currentTarget.value.trim())}
  />
);
