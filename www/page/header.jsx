/** The bar at the top: the way home, the rule of the game, and what every page offers. */
import { open_dialog } from './dialogs.jsx';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { embedded, language, theme, THEMES } from '../ui/settings.js';
import './header.css';

/** @param {{router: import('../ui/router.js').Router, children?: import('preact').ComponentChildren, examples?: boolean}} props children: the rule */
export function Header({ router, children, examples = false }) {
  if (embedded.value) return children ? <div class="top embedded-rule">{children}</div> : null;
  const now = theme.current.value;
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length] ?? 'light';
  const in_english = language.current.value !== 'zh';
  return (
    <header class="top">
      <a class="brand" href={router.linkTo('')} aria-label={`Mexplorer, ${text('home')}`}>
        Me<span>x</span>plorer
      </a>
      {children}
      <nav class="actions" aria-label={text('actions')}>
        {examples && (
          <button type="button" class="quiet" title={text('examples')} onClick={() => (open_dialog.value = 'examples')}>
            <Icon name="examples" />
            <span>{text('examples')}</span>
          </button>
        )}
        <button type="button" class="quiet" title={text('share')} onClick={() => (open_dialog.value = 'share')}>
          <Icon name="share" />
          <span>{text('share')}</span>
        </button>
        <button type="button" class="icon" lang={in_english ? 'zh-CN' : 'en'} onClick={() => language.choose(in_english ? 'zh' : 'en')}>
          {in_english ? '中文' : 'EN'}
        </button>
        <button
          type="button"
          class="icon"
          title={text('theme-next', { now: text(`theme-${now}`), next: text(`theme-${next}`) })}
          aria-label={text('theme-next', { now: text(`theme-${now}`), next: text(`theme-${next}`) })}
          onClick={() => theme.choose(next)}
        >
          <Icon name="theme" />
        </button>
        {document.fullscreenEnabled && (
          <button
            type="button"
            class="icon fullscreen"
            title={text('fullscreen')}
            aria-label={text('fullscreen')}
            onClick={toggleFullscreen}
          >
            <Icon name="fullscreen" />
          </button>
        )}
        <button
          type="button"
          class="icon"
          title={text('help')}
          aria-label={text('help')}
          aria-keyshortcuts="?"
          onClick={() => (open_dialog.value = 'help')}
        >
          ?
        </button>
      </nav>
    </header>
  );
}

function toggleFullscreen() {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A browser may refuse, as in a frame that does not allow it; nothing is lost.
  change.catch(() => {});
}
