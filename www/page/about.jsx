/** What the app is, and the licences of what it ships beside its own code. */
import LICENCES from './licences.txt?raw';
import { text } from '../ui/messages.js';

/** In licences.txt the parts of one licence stand over its text, a line each. */
const PARTS = LICENCES.split('\n').filter((line) => line.includes(' · '));

export function About() {
  return (
    <>
      <p>{text('about-app')}</p>
      <h3>{text('about-parts')}</h3>
      <ul class="soft">
        {PARTS.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <h3 id="licences">{text('about-licences')}</h3>
      <pre class="licences" role="region" aria-labelledby="licences" tabIndex={0} lang="en">
        {LICENCES}
      </pre>
    </>
  );
}
