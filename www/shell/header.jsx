/** The bar at the top: home, the game on show, and the actions of every page. */
import { open_dialog } from './open_dialog.js';
import { Button } from '../ui/controls.jsx';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { embedded, language } from '../ui/settings.js';
import { ThemeMenu } from './theme.jsx';
import './header.css';

/** @import { FamilyGame, Router } from './types.js' */

/** A name without what explains it in brackets. @param {string} name */
const short = (name) => name.replace(/[（(].*$/, '').trim();

/** @param {{router: Router, game?: FamilyGame}} props game: the one on show */
export function Header({ router, game }) {
  if (embedded.value) return null;
  const in_english = language.current.value !== 'zh';
  return (
    <header class="top">
      {/* No link, because the hash is the page's address. */}
      <Button words={text('skip')} class="skip" onClick={() => document.querySelector('main')?.focus()} />
      <a class="brand" href={router.linkTo('')} aria-label={`Mexplorer, ${text('home')}`}>
        Me<span class="x">x</span>
        <span class="rest">plorer</span>
      </a>
      <button type="button" class="quiet switch" aria-haspopup="dialog" title={text('games')} onClick={() => (open_dialog.value = 'games')}>
        <span>{short(text(game ? game.name : 'games'))}</span>
        <Icon name="down" />
      </button>
      <nav class="actions" aria-label={text('actions')}>
        {game && <Action icon="examples" word="examples" onClick={() => (open_dialog.value = 'examples')} />}
        <Action icon="share" word="share" onClick={() => (open_dialog.value = 'share')} />
        {game && <Action icon="picture" word="picture" onClick={() => (open_dialog.value = 'picture')} />}
        <ThemeMenu />
        {document.fullscreenEnabled && <Action icon="fullscreen" word="fullscreen" onClick={toggleFullscreen} />}
        <Action icon="help" word="help-word" name={text('help')} keys="?" onClick={() => (open_dialog.value = 'help')} />
        {/* Last, so that it stays under the pointer in both languages. */}
        <button
          type="button"
          class="quiet act-lang"
          lang={in_english ? 'zh-CN' : 'en'}
          onClick={() => language.choose(in_english ? 'zh' : 'en')}
        >
          {in_english ? '中文' : 'EN'}
        </button>
      </nav>
    </header>
  );
}

/**
 * A button of the bar: its sign, and its word if there is room.
 * @param {object} props
 * @param {'examples' | 'share' | 'picture' | 'fullscreen' | 'help'} props.icon
 * @param {string} props.word message id
 * @param {string} [props.name] more than the word says
 * @param {string} [props.keys]
 * @param {() => void} props.onClick
 */
function Action({ icon, word, name = text(word), keys, onClick }) {
  return (
    <button type="button" class={`quiet act-${icon}`} title={name} aria-label={name} aria-keyshortcuts={keys} onClick={onClick}>
      <Icon name={icon} />
      <span>{text(word)}</span>
    </button>
  );
}

function toggleFullscreen() {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may refuse, as in a frame.
  change.catch(() => {});
}
