/** `#/ideas`: which idea serves which game, as the slides end; each idea with links that show it at work. */
import { text } from '../../ui/messages.js';
import { useMessages } from '../../ui/use_messages.js';
import { Header } from '../header.jsx';
import { IDEAS } from './ideas.js';
import './ideas.css';

/** @import { Router } from '../../ui/router.js' */

/** @param {{router: Router}} props */
export function IdeasPage({ router }) {
  const is_ready = useMessages(['words']);
  return (
    <div class="page words ideas">
      <Header router={router} />
      <main tabIndex={-1}>
        {is_ready && (
          <>
            <h1>{text('ideas')}</h1>
            <p>{text('ideas-why')}</p>
            {Object.entries(IDEAS).map(([idea, links]) => (
              <section key={idea}>
                <h2>{text(`idea-${idea}`)}</h2>
                <p>{text(`idea-${idea}-means`)}</p>
                <ul>
                  {links.map((href, index) => (
                    <li key={href}>
                      <a href={href}>{text(`idea-${idea}-${index + 1}`)}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            <p>
              <a href={router.linkTo('words')}>{text('how-words')}</a>
            </p>
          </>
        )}
      </main>
    </div>
  );
}
