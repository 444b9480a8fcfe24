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
        <Picks page={page} />
      </span>
      <span class="why-claim">
        <Claim page={page} />
      </span>
    </span>
  );
}

/** What people often believe, to be picked. @param {{page: Page}} props */
function Picks({ page }) {
  if (page.part.value === 'mex') return <BelievedValues page={page} />;
  if (page.part.value !== 'xor-3') return null;
  const { claim } = page.options.value;
  return (
    <Select
      aria-label={text('why-believed')}
      among={[{ value: '', text: text('why-believed') }, ...BELIEVED.map((formula) => ({ value: formula, text: formula }))]}
      chosen={BELIEVED.includes(claim ?? '') ? (claim ?? '') : ''}
      choose={page.setClaim}
    />
  );
}

/** Functions of the graph that people often take for the values. @param {{page: Page}} props */
function BelievedValues({ page }) {
  /** @type {readonly {name: string, values: ArrayLike<number>}[]} */
  const believed = page.timeline.value?.graph?.believed ?? [];
  const written = page.options.value.claim;
  const among = believed.map(({ name, values }) => ({ value: Array.from(values).join(), text: text(`why-believed-${name}`) }));
  return (
    <Select
      aria-label={text('why-believed-values')}
      among={[{ value: '', text: text('why-believed-values') }, ...among]}
      chosen={among.some(({ value }) => value === written) ? (written ?? '') : ''}
      choose={page.setClaim}
    />
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
          <TextField name="claim" label={text('why-field-formula')} value={claim ?? ''} change={page.setClaim} widest={26} />
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
