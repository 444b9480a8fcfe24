/** What the proof is about, its part, and what is claimed. */
import { Select } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { text } from '../../ui/messages.js';
import { ABOUTS, BEGINNINGS, PARTS } from './parameters.js';
import { VIEWS } from './views.jsx';

/** @import { Page } from './state.js' */

/** What a link no longer says when it is about something else. */
const NOTHING = {
  part: null,
  claim: null,
  moves: null,
  edges: null,
  stairs: null,
  pins: null,
  heap: null,
  token: null,
  n: null,
  k: null,
  at: null,
};

/** @param {{page: Page}} props */
export function Rule({ page }) {
  const { about, part } = page.options.value;
  const { Claim, Picks } = VIEWS[page.part.value] ?? {};
  return (
    <span class="why-rule">
      <span class="why-chosen">
        <Select
          aria-label={text('why-about')}
          among={ABOUTS.map((value) => ({ value, text: text(`why-about-${value}`) }))}
          chosen={about ?? ''}
          choose={(value) => page.go({ ...NOTHING, ...BEGINNINGS[value], about: value })}
        />
        {about === 'xor' && (
          <Choice
            name="why-part"
            label={text('why-part')}
            among={PARTS.map((value) => ({ value, text: text(`why-part-${value}`) }))}
            chosen={part ?? ''}
            choose={(value) => page.go({ ...NOTHING, part: value })}
          />
        )}
        {Picks && <Picks page={page} />}
      </span>
      <span class="why-claim">{Claim && <Claim page={page} />}</span>
    </span>
  );
}
