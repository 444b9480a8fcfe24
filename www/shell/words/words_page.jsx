/** `#/words`: all terms that the app explains. */
import { text } from '../../ui/messages.js';
import { Header } from '../header.jsx';
import { TERMS } from '../terms.jsx';
import { Meaning } from './meaning.jsx';

/** @import { Router } from '../../ui/router.js' */

/** @param {{router: Router}} props */
export const WordsPage = ({ router }) => (
  <div class="page words">
    <Header router={router} />
    <main tabIndex={-1}>
      <h1>{text('how-words')}</h1>
      <div class="all">
        {TERMS.map((term) => (
          <Meaning key={term} term={term} />
        ))}
      </div>
    </main>
  </div>
);
