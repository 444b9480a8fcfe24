/** The presenter's window: the section, its note, the next section, the time, what covers the projector, and a count of hands. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/controls.jsx';
import { readFromTab, recordOf, writeToTab } from '../../ui/tab_storage.js';
import { text } from '../../ui/messages.js';
import { useMessages } from '../../ui/use_messages.js';
import { wordsOf } from '../../shell/games.js';
import { spoken } from '../../formats/lesson/prose.jsx';
import { addressHere, isLocal } from '../../formats/address.js';
import { FollowState, ReportState } from './mirror.jsx';
import { handsOf, NextSection, Screens, SectionWays, Tally } from './presenter_side.jsx';
import { createLeader, GONE_AFTER_MS } from './windows.js';
import './present.css';

/** @import { RefObject } from 'preact' */
/** @import { Hands, OnShow, Screen, WindowProps } from './types.js' */
/** @import { Page } from '../../game_page/state.js' */

/**
 * The stored state of a presentation: when it began, the hands by section, and what is on show.
 * @typedef {{began_ms: number, hands: Record<number, readonly Hands[]>, shown: OnShow | null}} Saved
 */

/** The name in the storage of the tab. @param {string} token */
const savedName = (token) => `presented.${token}`;

/** @param {string} token @returns {Saved} */
const savedOf = (token) => ({ began_ms: Date.now(), hands: {}, shown: null, ...recordOf(readFromTab(savedName(token))) });

/** Minutes and seconds. @param {number} ms */
const timeOf = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** The time, once a second. */
function useNow() {
  const [now_ms, setNow] = useState(Date.now());
  useLayoutEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now_ms;
}

/** @param {WindowProps & {openWindow: (token: string) => void}} props openWindow: opens the projector's window, or the one that there is */
export function Presenter({ router, token, shown, number, Section, openWindow }) {
  const { lesson, games } = shown;
  useMessages(['share', ...wordsOf(games)]);
  const section = lesson.sections[number - 1];
  const [saved, setSaved] = useState(() => savedOf(token));
  const restored = useSignal(saved.shown);
  const [screen, setScreen] = useState(/** @type {Screen} */ (saved.shown?.screen ?? ''));
  const [heard_ms, setHeard] = useState(-Infinity);
  const now_ms = useNow();
  /** @type {RefObject<ReturnType<typeof createLeader> | null>} */
  const leader = useRef(null);
  const board = useRef({ number, hash: '', is_open: false });
  if (board.current.number !== number) board.current = { number, hash: '', is_open: false };

  // The board calls `sendState` later, with the screen of that time.
  const latest = useRef({ screen, saved });
  latest.current = { screen, saved };
  /** The hands of a section, as they were counted or before anyone counts. @param {Saved} of @param {number} at */
  const handsAt = (of, at) => of.hands[at] ?? handsOf(lesson.sections[at - 1]);
  function sendState() {
    const { number: at, hash, is_open } = board.current;
    const on_show = { section: at, hash, is_open, screen: latest.current.screen, votes: handsAt(latest.current.saved, at) };
    leader.current?.send(on_show);
    writeToTab(savedName(token), JSON.stringify({ ...latest.current.saved, shown: on_show }));
  }
  useLayoutEffect(sendState, [number, screen, saved]);
  useLayoutEffect(
    () => () => {
      restored.value = null;
      // The projector shows the votes of one section only.
      setScreen((now) => (now === 'votes' ? '' : now));
    },
    [number],
  );
  useLayoutEffect(() => {
    const made = createLeader(window, token, { onKey: ({ key, shift }) => press(key, shift), onHeard: () => setHeard(Date.now()) });
    leader.current = made;
    sendState();
    return () => made.destroy();
  }, [token]);
  useLayoutEffect(() => freeKeys(() => setScreen((now) => (now === 'blank' ? '' : 'blank'))), []);

  /** @param {readonly Hands[]} hands */
  const count = (hands) => setSaved({ ...saved, hands: { ...saved.hands, [number]: hands } });
  const { address, is_reachable } = addressHere('');
  const is_followed = now_ms - heard_ms < GONE_AFTER_MS;
  return (
    <div class="presenter">
      <div class="presenter-board">
        <Section
          {...shown}
          mirror={(/** @type {Page} */ page) => (
            <>
              <FollowState page={page} number={number} heard={restored} />
              <ReportState
                page={page}
                report={(now) => {
                  board.current = { number, ...now };
                  sendState();
                }}
              />
            </>
          )}
        />
      </div>
      <aside class="presenter-side" aria-label={text('present-notes')}>
        <p class="presenter-clock">
          <b>{timeOf(now_ms - saved.began_ms)}</b>
          <span>{new Date(now_ms).toLocaleTimeString(spoken() === 'zh' ? 'zh-CN' : 'en-GB', { hour: '2-digit', minute: '2-digit' })}</span>
          <SectionWays {...{ router, shown, number }} />
          <a href={router.linkWith({ present: null })}>{text('present-end')}</a>
        </p>
        <Button
          words={text(is_followed ? 'present-open-again' : 'present-open')}
          class={is_followed ? '' : 'primary'}
          onClick={() => openWindow(token)}
        />
        <p class="presenter-state soft" role="status">
          {text(is_followed ? 'present-followed' : heard_ms > 0 ? 'present-gone' : 'present-none')}
        </p>
        <Screens screen={screen} choose={setScreen} has_code={is_reachable} />
        {!is_reachable && <p class="soft">{text('share-code-alone')}</p>}
        {screen === 'code' && isLocal(address) && <p class="soft">{text('share-local')}</p>}
        <section class="presenter-note">
          <h2>{text('present-note')}</h2>
          <p>{section?.note[spoken()] || <span class="soft">{text('present-no-note')}</span>}</p>
        </section>
        <Tally hands={handsAt(saved, number)} count={count} />
        <NextSection {...{ shown, number, Section }} />
      </aside>
    </div>
  );
}

/** Presses a key of the other window. @param {string} key @param {boolean} shift */
function press(key, shift) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: shift, bubbles: true, cancelable: true }));
}

/**
 * A clicker's keys go through the lesson even from a field; its keys `b` and `.` blank the screen.
 * @param {() => void} blank @returns {() => void} ends it
 */
function freeKeys(blank) {
  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { activeElement: active } = document;
    const is_field = active instanceof HTMLElement && active.matches('input, select, textarea');
    if ((event.key === 'b' || event.key === '.') && !is_field) blank();
    if (!event.key.startsWith('Page') || !is_field) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    active.blur();
    press(event.key, event.shiftKey);
  };
  // A clicked button loses the focus, so that Space still plays.
  /** @param {MouseEvent} event */
  const onClick = ({ detail, target }) => {
    if (detail > 0 && target instanceof Element) target.closest('button')?.blur();
  };
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('click', onClick);
  };
}
