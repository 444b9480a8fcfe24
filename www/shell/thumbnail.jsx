/** Pictures of examples, as scripts/pictures.mjs draws them. */
import { theme } from '../ui/settings.js';

/** The addresses of the pictures, by example and theme. @type {Record<string, string>} */
const PICTURES = import.meta.glob('../../pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** @param {string} id of an example @param {string} theme */
const addressOf = (id, theme) => PICTURES[`../../pictures/${id}.${theme}.svg`];

/** The picture of an example, if it has one; light on paper. @param {{of: string}} props of: the example's id */
export function Thumbnail({ of }) {
  const address = addressOf(of, theme.current.value);
  return (
    address && (
      <picture class="thumbnail">
        <source media="print" srcset={addressOf(of, 'light')} />
        <img src={address} alt="" loading="lazy" width="324" height="243" />
      </picture>
    )
  );
}
