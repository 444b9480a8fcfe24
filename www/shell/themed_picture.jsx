/** A small picture that scripts/pictures.mjs has drawn in every theme. */
import { theme } from '../ui/settings.js';

/** The picture of the current theme, if there is one; light on paper. @param {{addressOf: (theme: string) => string | undefined}} props */
export function ThemedPicture({ addressOf }) {
  const address = addressOf(theme.current.value);
  return (
    address && (
      <picture class="thumbnail">
        <source media="print" srcset={addressOf('light')} />
        <img src={address} alt="" loading="lazy" width="324" height="243" />
      </picture>
    )
  );
}
