/**
 * “Share”: what is on show, with or without its answer, from here or from its first step; as a link, a QR code, a frame, a section of a
 * lesson.
 */
import { useRef, useState } from 'preact/hooks';
import { Button, Checkbox } from '../../ui/controls.jsx';
import { copied } from '../../ui/clipboard.js';
import { FullScreen } from '../../ui/full_screen.jsx';
import { changedLink, LONG_LINK } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { language, recall, remember } from '../../ui/settings.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { addSection, countOwn } from '../../formats/lesson/own_lesson.js';
import { sectionLink, sharedLink } from '../../formats/lesson/link.js';
import { on_show, open_dialog } from '../../shell/open_dialog.js';
import { optionsInLink, stepNameOf } from '../../game_page/parameters.js';
import { addressOf, embedding, hostedAt, isLocal } from '../../formats/address.js';
import { codeFor, QrCode } from '../../formats/qr.jsx';
import './share.css';

/** @import { RefObject } from 'preact' */
/** @import { FamilyGame, Page, Router } from '../../game_page/types.js' */

/**
 * A text to copy.
 * @param {{value: string, label: string, word: string, notify: (id: string) => void}} props notify: says how it went, by a message id
 */
function Copied({ value, label, word, notify }) {
  /** @type {RefObject<HTMLTextAreaElement | null>} */
  const field = useRef(null);
  async function copy() {
    const is_copied = await copied(value);
    // Without a clipboard it is selected, and the keys do the rest.
    if (!is_copied) field.current?.select();
    notify(is_copied ? 'copied' : 'copy-failed');
  }
  return (
    <div class="share-link">
      <textarea ref={field} rows={3} readOnly value={value} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <Button words={word} class="primary" onClick={copy} />
    </div>
  );
}

/** Adds what is on the screen to the user's lesson. @param {{router: Router, hash: string}} props */
function AddToLesson({ router, hash }) {
  const [added, setAdded] = useState(0);
  return (
    <p class="row share-lesson">
      <Button
        words={text('lesson-add')}
        onClick={() => {
          addSection(hash, text('lesson-first-title'));
          setAdded(countOwn());
        }}
      />
      <a href={router.linkTo('lesson')} onClick={() => (open_dialog.value = null)}>
        {text('lesson-open-own')}
      </a>
      <span role="status">{added > 0 && text('lesson-added', { count: added })}</span>
    </p>
  );
}

/** Where a copy of a page from a file can be reached by others. @param {{hosted: string, setHosted: (hosted: string) => void}} props */
const Hosted = ({ hosted, setHosted }) => (
  <label class="share-hosted">
    {text('share-hosted')}
    <input
      name="hosted"
      type="url"
      value={hosted}
      placeholder="https://…"
      onInput={(event) => {
        setHosted(event.currentTarget.value);
        remember('hosted', event.currentTarget.value);
      }}
    />
    {hosted.trim() !== '' && hostedAt(hosted) === null && (
      <span class="wrong" role="alert">
        {text('share-hosted-wrong', { value: hosted })}
      </span>
    )}
  </label>
);

/** More ways to take away what is on show. @param {{router: Router, print: () => void}} props */
const Actions = ({ router, print }) => (
  <div class="row">
    {on_show.value && (
      <>
        <Button words={text('picture-save')} onClick={() => (open_dialog.value = 'picture')} />
        <a
          class="button"
          href={router.linkTo('values', { game: on_show.value.game.route, ...optionsInLink(on_show.value.page) })}
          onClick={() => (open_dialog.value = null)}
        >
          {text('share-values')}
        </a>
      </>
    )}
    <Button words={text('print')} onClick={print} />
  </div>
);

/** @param {{router: Router, game: FamilyGame | undefined, print: () => void}} props */
export function Share({ router, game, print }) {
  const { route, params } = router.link.value;
  const [notice, setNotice] = useState('');
  const [hosted, setHosted] = useState(recall('hosted') ?? '');
  const [hides, setHides] = useState(params.has('hide'));
  const [is_first, setFirst] = useState(false);
  const [speaks, setSpeaks] = useState(params.has('lang'));
  const [is_large, setLarge] = useState(false);
  const parts = useLoaded(() => game?.load(), [game]);
  /** The last steps tell what is hidden: from the first one, unless that is taken back. @param {boolean} on */
  function hide(on) {
    setHides(on);
    if (route !== 'lesson') setFirst(on);
  }
  const first_name = route === 'lesson' ? 's' : parts ? stepNameOf(parts.Page.of.parameters) : '';
  // The address lags behind by what waits to be written.
  const here = router.linkWith({});
  const changes = {
    ...(hides === params.has('hide') ? {} : { hide: hides ? '1' : null }),
    ...(is_first ? { [first_name]: null } : {}),
    ...(speaks === params.has('lang') ? {} : { lang: speaks ? language.current.value : null }),
  };
  const hash = sharedLink(Object.keys(changes).length > 0 ? changedLink(here, changes) : router.hash.value, params);
  const { address, is_reachable } = addressOf(location.href, hosted, hash);
  const board = route === 'lesson' ? sectionLink(params) : null;
  const instead = board === null ? null : addressOf(location.href, hosted, board).address;
  const scanned = codeFor(address, instead);
  const from_file = location.protocol === 'file:';
  const file = params.get('file');
  const title = `${text(game?.name ?? 'home-title')} · Mexplorer`;
  return (
    <>
      <p>{text(is_reachable ? 'share-intro' : 'share-intro-file')}</p>
      <Copied value={address} label={text('share-link')} word={text('copy-link')} notify={setNotice} />
      <div class="share-how">
        <div class="share-checks">
          {game && <Checkbox label={text('share-hide')} checked={hides} change={hide} />}
          {first_name !== '' && (params.has(first_name) || is_first || here.includes(`${first_name}=`)) && (
            <Checkbox label={text(route === 'lesson' ? 'share-first-section' : 'share-first')} checked={is_first} change={setFirst} />
          )}
          {route !== '' && <Checkbox label={text('share-language')} checked={speaks} change={setSpeaks} />}
          {from_file && <Hosted hosted={hosted} setHosted={setHosted} />}
          {address.length > LONG_LINK && <p class="soft">{text('share-long', { length: address.length })}</p>}
          {file !== undefined && <p class="wrong">{text('share-needs-file', { name: file })}</p>}
        </div>
        <div class="share-code">
          {is_reachable ? <QrCode address={address} instead={instead} /> : <p class="soft">{text('share-code-alone')}</p>}
          {isLocal(address) && <p class="soft">{text('share-local')}</p>}
          {is_reachable && scanned !== null && <Button words={text('share-code-large')} onClick={() => setLarge(true)} />}
        </div>
      </div>
      <p role="status">{notice && text(notice)}</p>
      {route !== '' && (
        <details>
          <summary>{text('share-embed')}</summary>
          <Copied
            value={embedding(addressOf(location.href, hosted, changedLink(hash, { embed: '1' })).address, title)}
            label={text('share-embed-code')}
            word={text('copy-code')}
            notify={setNotice}
          />
        </details>
      )}
      {game && <AddToLesson router={router} hash={hash} />}
      <Actions router={router} print={print} />
      {is_large && (
        <FullScreen kind="share-large" label={text('share-code')} close={() => setLarge(false)}>
          <QrCode address={address} instead={instead} />
          <p>{scanned}</p>
          <Button words={text('close')} />
        </FullScreen>
      )}
    </>
  );
}
