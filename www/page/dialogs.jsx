/** The dialogs: keys and help, about, share, examples. One is open at most; Esc closes it and the focus returns to where it was. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons.jsx';
import { Lazy } from '../ui/lazy.jsx';
import { LONG_LINK } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { useMessages } from '../ui/use_messages.js';
import { wordsOf } from './games.js';
import { useExamples } from './use_examples.js';
import { nextTheme, themeWords } from './theme.js';
import { SHORTCUTS } from '../ui/shortcuts.js';
import { open_dialog } from './open_dialog.jsx';
import './dialogs.css';

/** @param {{title: string, children: import('preact').ComponentChildren}} props */
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
      </div>
    </dialog>
  );
}

function Help() {
  return (
    <Dialog title={text('help')}>
      <p>{text('help-intro')}</p>
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
              <kbd>← ↑ ↓ →</kbd> <kbd>Enter</kbd>
            </th>
            <td>{text('help-board')}</td>
          </tr>
        </tbody>
      </table>
      <p>{text('help-touch')}</p>
      <div class="row">
        <button type="button" onClick={nextTheme}>
          {themeWords()}
        </button>
        <button type="button" onClick={() => (open_dialog.value = 'about')}>
          {text('about')}
        </button>
      </div>
    </Dialog>
  );
}

/** Fetched when it is opened. */
const loadAbout = () => import('./about.jsx').then(({ About }) => About);

const copied = signal(/** @type {'' | 'copied' | 'copy-failed'} */ (''));

/** Adds what is on show to one's own lesson. @param {{router: import('../ui/router.js').Router, hash: string}} props */
function AddToLesson({ router, hash }) {
  const [added, setAdded] = useState(0);
  return (
    <p class="row share-lesson">
      <button
        type="button"
        onClick={() =>
          void import('./lesson/own.js').then(({ addSection, countOwn }) => {
            addSection(hash, text('lesson-first-title'));
            setAdded(countOwn());
          })
        }
      >
        {text('lesson-add')}
      </button>
      <a href={router.linkTo('lesson')} onClick={() => (open_dialog.value = null)}>
        {text('lesson-open-own')}
      </a>
      <span role="status">{added > 0 && text('lesson-added', { count: added })}</span>
    </p>
  );
}

/** @param {{router: import('../ui/router.js').Router}} props */
function Share({ router }) {
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  useLayoutEffect(() => {
    copied.value = '';
  }, []);
  // From a file the way to it is this machine's own: what can be shared is the name and the state.
  const from_file = location.protocol === 'file:';
  const page = location.href.split('#')[0] ?? '';
  const { route, params } = router.link.value;
  const is_hidden = params.has('hide');
  const [hides, setHides] = useState(is_hidden);
  const hash = hides === is_hidden ? router.hash.value : router.linkWith({ hide: hides ? '1' : null });
  const address = `${from_file ? page.slice(page.lastIndexOf('/') + 1) : page}${hash}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = 'copied';
    } catch {
      // No clipboard here (a plain host, a frame): the link is selected, the keys do the rest.
      field.current?.select();
      copied.value = 'copy-failed';
    }
  }
  return (
    <Dialog title={text('share')}>
      <p>{text(from_file ? 'share-intro-file' : 'share-intro')}</p>
      <div class="share-link">
        <textarea
          ref={field}
          rows={3}
          readOnly
          value={address}
          aria-label={text('share-link')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={copy}>
          {text('copy-link')}
        </button>
      </div>
      {route !== '' && (
        <label class="row">
          <input type="checkbox" checked={hides} onChange={(event) => setHides(event.currentTarget.checked)} /> {text('share-hide')}
        </label>
      )}
      {route !== '' && route !== 'lesson' && <AddToLesson router={router} hash={hash} />}
      {address.length > LONG_LINK && <p class="soft">{text('share-long', { length: address.length })}</p>}
      {router.link.value.params.has('file') && (
        <p class="wrong">{text('share-needs-file', { name: router.link.value.params.get('file') ?? '' })}</p>
      )}
      <p role="status">{copied.value && text(copied.value)}</p>
      <button
        type="button"
        onClick={() => {
          open_dialog.value = null;
          // The dialog must be gone before the page is laid out for paper.
          requestAnimationFrame(() => setTimeout(() => window.print()));
        }}
      >
        {text('print')}
      </button>
    </Dialog>
  );
}

/** @param {{router: import('../ui/router.js').Router, game: import('./games.js').FamilyGame}} props */
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

/** @param {Parameters<typeof import('./open_dialog.jsx').OpenDialog>[0]} props */
export function Dialogs({ router, games, game }) {
  switch (open_dialog.value) {
    case 'games':
      return (
        <Dialog title={text('games')}>
          <Lazy load={loadFinder} with={{ router, games }} />
        </Dialog>
      );
    case 'help':
      return <Help />;
    case 'about':
      return (
        <Dialog title={text('about')}>
          <Lazy load={loadAbout} with={{}} />
        </Dialog>
      );
    case 'share':
      return <Share router={router} />;
    case 'examples':
      return game ? <Examples router={router} game={game} /> : null;
    default:
      return null;
  }
}
