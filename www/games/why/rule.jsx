/** What the proof is about, its part, and what is claimed. */
import { Select } from '../../ui/controls.jsx';
import { Choice } from '../../ui/choice.jsx';
import { TextField } from './text_field.jsx';
import { text } from '../../ui/messages.js';
import { ABOUTS, BELIEVED, PARTS } from './parameters.js';

/** @import { Page } from './state.js' */

/** @param {{page: Page}} props */
export function Rule({ page }) {
  const { about, part } = page.options.value;
  return (
    <span class="why-rule">
      <span class="why-chosen">
        <Select
          aria-label={text('why-about')}
          among={ABOUTS.map((value) => ({ value, text: text(`why-about-${value}`) }))}
          chosen={about ?? ''}
          choose={(value) => page.go({ about: value, part: null, claim: null, edges: null, at: null })}
        />
        {about === 'xor' && (
          <Choice
            name="why-part"
            label={text('why-part')}
            among={PARTS.map((value) => ({ value, text: text(`why-part-${value}`) }))}
            chosen={part ?? ''}
            choose={(value) => page.go({ part: value, claim: null, at: null })}
          />
        )}
      </span>
      <span class="why-claim">
        <Claim page={page} />
      </span>
    </span>
  );
}

/** The claim in words, with its field where that is no table. @param {{page: Page}} props */
function Claim({ page }) {
  const { about, claim, edges } = page.options.value;
  switch (page.part.value) {
    case 'xor-1':
      return (
        <>
          {text('why-rule-facts')}{' '}
          <TextField name="claim" label={text('why-field-heaps')} value={claim || '2,3'} change={page.setClaim} widest={6} />
        </>
      );
    case 'xor-2':
      return <>{text('why-rule-table')}</>;
    case 'xor-3':
      return (
        <>
          {text('why-rule-formula')}{' '}
          <TextField name="claim" label={text('why-field-formula')} value={claim ?? ''} change={page.setClaim} widest={26} />{' '}
          <Select
            aria-label={text('why-believed')}
            among={[{ value: '', text: text('why-believed') }, ...BELIEVED.map((formula) => ({ value: formula, text: formula }))]}
            chosen={BELIEVED.includes(claim ?? '') ? (claim ?? '') : ''}
            choose={(value) => page.setClaim(value)}
          />
        </>
      );
    default:
      return about === 'mex' ? (
        <>
          {text('why-rule-values')}{' '}
          <TextField
            name="edges"
            label={text('why-field-edges')}
            value={edges ?? ''}
            change={(value) => page.go({ edges: value, claim: null, at: null })}
            widest={30}
          />
        </>
      ) : null;
  }
}
