/** About the app: its version, its sources, how to cite it, and the licences of its dependencies. */
import { version } from '../../package.json';
import LICENCES from './licences.txt?raw';
import { text } from '../ui/messages.js';
import { SOURCES, YEAR } from './sources.js';

/** The lines of licences.txt that name a dependency. */
const PARTS = LICENCES.split('\n').filter((line) => line.includes(' · '));

/** The address to cite; none for a file or a local server. */
const address = () => (location.protocol === 'https:' ? (location.href.split('#')[0] ?? '') : '');

export function About() {
  const where = address();
  const bibtex = [
    '@misc{mexplorer,',
    '  title = {Mexplorer: impartial combinatorial games, solved and explained},',
    `  note = {Version ${version}},`,
    `  year = {${YEAR}},`,
    ...(where ? [`  howpublished = {\\url{${where}}},`] : []),
    '}',
  ].join('\n');
  return (
    <>
      <p>{text('about-app')}</p>
      <p>
        <b>{text('about-version', { version })}</b>
      </p>
      <h3>{text('about-sources')}</h3>
      <ul class="soft">
        {SOURCES.map(({ words, href }) => (
          <li key={words}>
            {href ? (
              <a href={href} target="_blank" rel="noreferrer">
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
      <h3 id="citation">{text('about-cite')}</h3>
      <p>{text('about-cite-how')}</p>
      <pre class="licences" role="region" aria-labelledby="citation" tabIndex={0} lang="en">
        {bibtex}
      </pre>
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
