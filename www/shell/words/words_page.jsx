/** `#/words`: all terms that the app explains. */
import { text } from '../../ui/messages.js';
import { Header } from '../header.jsx';
import { TERMS } from '../terms.jsx';
import { useMessages } from '../../ui/use_messages.js';
import { Meaning } from './meaning.jsx';
import { MORE } from './more.js';

/** @import { Router } from '../../ui/router.js' */

/** @param {{router: Router}} props */
export const WordsPage = ({ router }) => (
  <div class="page words">
    <Header router={router} />
    <main tabIndex={-1}>
      <h1>{text('how-words')}</h1>
      {useMessages(['words']) && (
        <p>
          <a href={router.linkTo('ideas')}>{text('ideas')}</a> · <a href={router.linkTo('why')}>{text('words-why')}</a>
        </p>
      )}
      <div class="all">
        {[...TERMS, ...MORE].map((term) => (
          <Meaning key={term} term={term} />
        ))}
      </div>
    </main>
  </div>
);
