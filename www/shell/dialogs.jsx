/** The dialogs: keys and help, about, share, examples. One is open at most; Esc closes it and the focus returns to where it was. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../ui/button.jsx';
import { Icon } from '../ui/icons.jsx';
import { Lazy } from '../ui/lazy.jsx';
import { text } from '../ui/messages.js';
import { TooLong } from '../ui/too_long.jsx';
import { useMessages } from '../ui/use_messages.js';
import { wordsOf } from './games.js';
import { useExamples } from './use_examples.js';
import { nextTheme, themeWords } from './theme.js';
import { SHORTCUTS } from '../ui/shortcuts.js';
import { on_show, open_dialog } from './open_dialog.js';
import './dialogs.css';

/** @import { ComponentChildren } from 'preact' */
/** @import { FamilyGame, Router } from './types.js' */

/** @param {{title: string, children: ComponentChildren}} props */
function Dialog({ title, children }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = /** @type {HTMLDialogElement} */ (element.current);
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const close = () => {
    open_dialog.value = null;
  };
  return (
    <dialog
      ref={element}
      aria-label={title}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
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
function Help({ router }) {
  return (
    <Dialog title={text('help')}>
      <p>{text('help-intro')}</p>
      <p>
        {text('help-lessons')}{' '}
        <a href={router.linkTo('lesson')} onClick={() => (open_dialog.value = null)}>
          {text('way-lesson')}
        </a>
      </p>
      <h3>{text('help-keys')}</h3>
      <table class="keys">
        <tbody>
          {SHORTCUTS.map(({ command, shown }) => (
            <tr key={command}>
              <th scope="row">
                <kbd>{shown}</kbd>
              </th>
              <td>{text(`command-${command}`)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <kbd>b</kbd> <kbd>.</kbd>
            </th>
            <td>{text('help-blank')}</td>
          </tr>
          <tr>
            <th scope="row">
              <kbd>← ↑ ↓ →</kbd> <kbd>Enter</kbd>
            </th>
            <td>{text('help-board')}</td>
          </tr>
        </tbody>
      </table>
      <p>{text('help-touch')}</p>
      <div class="row">
        <Button words={themeWords()} onClick={nextTheme} />
        <Button words={text('about')} onClick={() => (open_dialog.value = 'about')} />
      </div>
    </Dialog>
  );
}

/** Prints the page, without a dialog. */
function print() {
  open_dialog.value = null;
  // The dialog must be gone before the page is laid out for paper.
  requestAnimationFrame(() => setTimeout(() => window.print()));
}

/** Fetched when it is opened. */
const loadAbout = () => import('./about.jsx').then(({ About }) => About);

/** @param {{router: Router, game: FamilyGame}} props */
function Examples({ router, game }) {
  const is_ready = useMessages(wordsOf([game]));
  const all = useMemo(() => [game], [game]);
  const [exampled] = useExamples(all);
  return (
    <Dialog title={text('examples')}>
      <ul class="examples">
        {(is_ready ? (exampled?.examples ?? []) : []).map((example) => (
          <li key={example.id}>
            <a
              href={router.linkTo(game.route, example.params)}
              onClick={(event) => {
                event.preventDefault();
                open_dialog.value = null;
                router.push(router.linkTo(game.route, example.params));
              }}
            >
              <strong>{text(example.id)}</strong>
              <span>{text(`${example.id}-why`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const loadFinder = () => import('./finder.jsx').then(({ Finder }) => Finder);

/** @param {Parameters<typeof import('./dialog_outlet.jsx').OpenDialog>[0]} props */
export function Dialogs({ router, games, game, loaders }) {
  switch (open_dialog.value) {
    case 'games':
      return (
        <Dialog title={text('games')}>
          <Lazy load={loadFinder} with={{ router, games }} />
        </Dialog>
      );
    case 'help':
      return <Help router={router} />;
    case 'about':
      return (
        <Dialog title={text('about')}>
          <Lazy load={loadAbout} with={{}} />
        </Dialog>
      );
    case 'share':
      return (
        <Dialog title={text('share')}>
          <Lazy load={loaders.share} words="share" with={{ router, game, print }} />
        </Dialog>
      );
    case 'picture':
      return (
        on_show.value && (
          <Dialog title={text('picture-save')}>
            <Lazy load={loaders.picture} words="picture" with={{ on: on_show.value }} />
          </Dialog>
        )
      );
    case 'examples':
      return game ? <Examples router={router} game={game} /> : null;
    default:
      return null;
  }
}
