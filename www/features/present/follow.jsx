/** The projector's window: it follows the presenter's, section by section and step by step, and sends its keys there. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { addressHere } from '../../formats/address.js';
import { titleOf } from '../../formats/lesson/prose.jsx';
import { codeFor, QrCode } from '../../formats/qr.jsx';
import { classNames } from '../../ui/class_names.js';
import { text } from '../../ui/messages.js';
import { FollowState } from './mirror.jsx';
import { createFollower, GONE_AFTER_MS, HELLO_EVERY_MS } from './windows.js';
import './present.css';

/** @import { Signal } from '@preact/signals' */
/** @import { Hands, OnShow, WindowProps } from './types.js' */
/** @import { Page } from '../../game_page/state.js' */

/** Keys for the presenter's window. */
const KEYS = ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 'b', '.'];

/**
 * @param {WindowProps & {link: string, board: string}} props link: by which the whole section can be opened; board: the link of its board
 *   alone
 */
export function Follow({ router, token, shown, number, Section, link, board }) {
  /** @type {Signal<OnShow | null>} */
  const heard = useSignal(null);
  useLayoutEffect(() => {
    let heard_ms = 0;
    const follower = createFollower(window, token, (now) => {
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
    // Without the presenter's window this is an ordinary page again.
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
  return (
    <div class={classNames('follow', heard.value !== null && 'led')}>
      <Section {...shown} mirror={(/** @type {Page} */ page) => <FollowState page={page} number={number} heard={heard} />} />
      {screen !== '' && (
        <div class={`present-screen present-${screen}`}>
          {screen === 'cover' && <h1>{titleOf(shown.lesson.title)}</h1>}
          {screen === 'votes' && <Votes votes={heard.value?.votes ?? []} />}
          {screen === 'code' && <Code link={link} board={board} />}
        </div>
      )}
    </div>
  );
}

/** The hands that were counted, as columns. @param {{votes: readonly Hands[]}} props */
function Votes({ votes }) {
  const most = Math.max(1, ...votes.map(({ count }) => count));
  return (
    <>
      <ul class="votes">
        {votes.map(({ answer, count }, index) => (
          <li key={index} style={{ '--part': String(count / most) }}>
            <b>{count}</b>
            <span>{answer}</span>
          </li>
        ))}
      </ul>
      <p>{text('present-total', { count: votes.reduce((sum, { count }) => sum + count, 0) })}</p>
    </>
  );
}

/** The code of a section. @param {{link: string, board: string}} props */
function Code({ link, board }) {
  const { address, is_reachable } = addressHere(link);
  const instead = addressHere(board).address;
  // The presenter's window says why there is none.
  if (!is_reachable) return null;
  return (
    <>
      <QrCode address={address} instead={instead} />
      <p>{codeFor(address, instead)}</p>
    </>
  );
}
