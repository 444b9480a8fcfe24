/** The projector's window: it follows the presenter's, section by section and step by step, and hands its keys over. */
import { signal } from '@preact/signals';
import { useLayoutEffect, useState } from 'preact/hooks';
import { addressOf } from '../../formats/address.js';
import { codeFor, QrCode } from '../../formats/qr.jsx';
import { recall } from '../../ui/settings.js';
import { Heard } from './mirror.jsx';
import { createFollower, GONE_AFTER_MS, HELLO_EVERY_MS } from './windows.js';
import './present.css';

/** @import { FunctionComponent } from 'preact' */
/** @import { Shown } from '../lesson/types.js' */
/** @import { OnShow } from './types.js' */
/** @import { Page } from '../../game_page/state.js' */
/** @import { Router } from '../../ui/router.js' */

/** Keys that go on, back, and to the ends. */
const KEYS = ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 'b', '.'];

/**
 * @param {object} props
 * @param {Router} props.router
 * @param {string} props.token
 * @param {Shown & {name: string}} props.shown name: of the section at hand
 * @param {number} props.number of the section in the link
 * @param {FunctionComponent<any>} props.Section
 * @param {string} props.link that the whole section can be opened by
 * @param {string} props.board the link of its board alone
 */
export function Follow({ router, token, shown, number, Section, link, board }) {
  const [heard] = useState(() => signal(/** @type {OnShow | null} */ (null)));
  useLayoutEffect(() => {
    let heard_ms = 0;
    const follower = createFollower(/** @type {any} */ (window), token, (now) => {
      heard.value = now;
      heard_ms = performance.now();
      const s = now.section === 1 ? null : String(now.section);
      if ((router.link.peek().params.get('s') ?? null) !== s) router.replaceNow(router.linkWith({ s }));
    });
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (heard.peek() === null || !KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      follower.key(event);
    };
    addEventListener('keydown', onKey, true);
    // Where the presenter's window is gone this one is an ordinary page again.
    const watch = setInterval(() => {
      if (heard.peek() !== null && performance.now() - heard_ms > 2 * GONE_AFTER_MS) heard.value = null;
    }, HELLO_EVERY_MS);
    return () => {
      clearInterval(watch);
      removeEventListener('keydown', onKey, true);
      follower.destroy();
    };
  }, [token]);
  const screen = heard.value?.screen ?? '';
  const { title } = shown.lesson;
  return (
    <>
      <Section {...shown} mirror={(/** @type {Page} */ page) => <Heard page={page} number={number} heard={heard} />} />
      {screen !== '' && (
        <div class={`present-screen present-${screen}`}>
          {screen === 'cover' && <h1>{document.documentElement.lang.startsWith('zh') ? title.zh || title.en : title.en || title.zh}</h1>}
          {screen === 'code' && <Code link={link} board={board} />}
        </div>
      )}
    </>
  );
}

/** The code of a section. @param {{link: string, board: string}} props */
function Code({ link, board }) {
  /** @param {string} one */
  const outside = (one) => addressOf(location.href, recall('hosted') ?? '', one);
  const { address, is_reachable } = outside(link);
  const instead = outside(board).address;
  // The presenter's window says what is missing.
  return is_reachable ? (
    <>
      <QrCode address={address} instead={instead} />
      <p>{codeFor(address, instead)}</p>
    </>
  ) : null;
}
