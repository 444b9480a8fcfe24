/** The dialogs, one at a time. Esc closes it, and the focus returns to where it was. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/controls.jsx';
import { Icon } from '../ui/icons.jsx';
import { Lazy } from '../ui/lazy.jsx';
import { text } from '../ui/messages.js';
import { SHORTCUTS } from '../ui/shortcuts.js';
import { TooLong } from '../ui/too_long.jsx';
import { useLoaded } from '../ui/use_loaded.js';
import { useMessages } from '../ui/use_messages.js';
import { Entry } from './entry.jsx';
import { withExamples, wordsOf } from './games.js';
import { on_show, open_dialog } from './open_dialog.js';
import { ThemeChoice } from './theme.jsx';
import './dialogs.css';

/** @import { ComponentChildren, RefObject } from 'preact' */
/** @import { DialogProps, FamilyGame, Router } from './types.js' */

const close = () => void (open_dialog.value = null);

/** @param {{title: string, children: ComponentChildren}} props */
function Dialog({ title, children }) {
  /** @type {RefObject<HTMLDialogElement | null>} */
  const element = useRef(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    element.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={element} aria-label={title} onClose={close} onClick={(event) => event.target === element.current && close()}>
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="icon" aria-label={text('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        <TooLong />
      </div>
    </dialog>
  );
}

/** @param {{router: Router}} props */
const Help = ({ router }) => (
  <>
    <p>{text('help-intro')}</p>
    <p>
      {text('help-lessons')}{' '}
      <a href={router.linkTo('lesson')} onClick={close}>
        {text('way-lesson')}
      </a>
    </p>
    <p>
      {text('help-words')}{' '}
      <a href={router.linkTo('words')} onClick={close}>
        {text('how-words')}
      </a>
    </p>
    <h3>{text('help-keys')}</h3>
    <table class="keys">
      <tbody>
        {[
          ...SHORTCUTS.map(({ command, shown }) => ({ keys: [shown], words: `command-${command}` })),
          { keys: ['b', '.'], words: 'help-blank' },
          { keys: ['← ↑ ↓ →', 'Enter'], words: 'help-board' },
        ].map(({ keys, words }) => (
          <tr key={words}>
            <th scope="row">{keys.map((key) => [<kbd key={key}>{key}</kbd>, ' '])}</th>
            <td>{text(words)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text('help-touch')}</p>
    <div class="row">
      <ThemeChoice />
      <Button words={text('about')} onClick={() => (open_dialog.value = 'about')} />
    </div>
  </>
);

/** Prints the page, without a dialog. */
function print() {
  close();
  // The dialog must be gone before the page is laid out for paper.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

/** @param {{router: Router, game: FamilyGame}} props */
function Examples({ router, game }) {
  const is_ready = useMessages(wordsOf([game]));
  const full = useLoaded(() => withExamples(game), [game]);
  return (
    <ul class="examples">
      {is_ready &&
        full?.examples.map(({ id, params }) => (
          <Entry
            key={id}
            href={router.linkTo(game.route, params)}
            title={text(id)}
            why={text(`${id}-why`)}
            onClick={(event) => {
              event.preventDefault();
              close();
              router.push(router.linkTo(game.route, params));
            }}
          />
        ))}
    </ul>
  );
}

const loadAbout = () => import('./about.jsx').then(({ About }) => About);
const loadFinder = () => import('./finder.jsx').then(({ Finder }) => Finder);

/** @param {DialogProps} props */
export function Dialogs({ router, games, game, loaders }) {
  const [name, on] = [open_dialog.value, on_show.value];
  if (name === null || (name === 'picture' && !on) || (name === 'examples' && !game)) return null;
  return (
    <Dialog key={name} title={text(name === 'picture' ? 'picture-save' : name)}>
      {/* On a phone the bar of a game has no room for it. */}
      {name === 'games' && game && (
        <p class="help-way">
          <Button words={text('help')} onClick={() => (open_dialog.value = 'help')} />
        </p>
      )}
      {name === 'games' && <Lazy load={loadFinder} with={{ router, games }} />}
      {name === 'help' && <Help router={router} />}
      {name === 'about' && <Lazy load={loadAbout} with={{}} />}
      {name === 'share' && <Lazy load={loaders.share} words="share" with={{ router, game, print }} />}
      {name === 'picture' && on && <Lazy load={loaders.picture} words="picture" with={{ on }} />}
      {name === 'examples' && game && <Examples router={router} game={game} />}
    </Dialog>
  );
}
