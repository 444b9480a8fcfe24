/**
 * Catches errors of rendering. Without it a page that failed would stay half in the document beside the next one: Preact removes an element
 * only after its parent was rendered.
 */
import { Component } from 'preact';
import { Button } from '../ui/controls.jsx';
import { quoted } from '../ui/link.js';
import { text } from '../ui/messages.js';
import { nameOfHash } from './verdict_attributes.js';
import { open_dialog } from './open_dialog.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Router } from '../ui/router.js' */
/** @import { Link } from '../ui/types.js' */

/** @typedef {{router: Router, children: ComponentChildren}} Props */
/** @typedef {{failed: {link: Link, reason: string} | null}} State link: at which it failed */

/** @extends {Component<Props, State>} */
export class Guarded extends Component {
  /** @type {State} */
  state = { failed: null };

  /** @override @param {unknown} error */
  componentDidCatch(error) {
    // The dialog may have failed.
    open_dialog.value = null;
    this.setState({ failed: { link: this.props.router.link.peek(), reason: error instanceof Error ? error.message : String(error) } });
    reportError(error);
  }

  /** @override */
  render() {
    const { router, children } = this.props;
    const { failed } = this.state;
    // Another link is rendered again.
    if (failed === null || failed.link !== router.link.value) return children;
    return <Broken router={router} reason={failed.reason} again={() => this.setState({ failed: null })} />;
  }
}

/** @param {{router: Router, reason: string, again: () => void}} props */
function Broken({ router, reason, again }) {
  return (
    <div class="page broken">
      <main tabIndex={-1}>
        <h1>{text('page-broken')}</h1>
        {/* For scripts that wait for a verdict. */}
        <output name="verdict" data-state="error" data-for={nameOfHash(router.hash.value)}>
          {text('page-broken-why', { reason: quoted(reason) })}
        </output>
        <p class="row">
          <Button words={text('page-broken-again')} class="primary" onClick={again} />
          <a class="button" href={router.linkTo('')}>
            {text('page-broken-home')}
          </a>
        </p>
      </main>
    </div>
  );
}
