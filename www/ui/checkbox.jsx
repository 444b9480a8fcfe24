/** A box to tick, with its words. */

/** @param {{label: string, checked: boolean, change: (checked: boolean) => void, kind?: string}} props kind: further class */
export const Checkbox = ({ label, checked, change, kind = '' }) => (
  <label class={`row ${kind}`}>
    <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
