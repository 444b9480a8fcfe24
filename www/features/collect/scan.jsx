/** Result codes read from a camera or a photo, several at once. No picture leaves the page. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/controls.jsx';
import { text } from '../../ui/messages.js';
import { createReader, newLines } from './codes.js';

/** @import { RefObject } from 'preact' */
/** @import { Read } from './codes.js' */

/** The least time between two frames that are read, so that a phone stays cool. */
const PAUSE_MS = 60;

/** The size that is asked of a camera: thirty codes in one picture need it. */
const CAMERA = { audio: false, video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } };

/** @param {{pasted: string, change: (pasted: string) => void}} props */
export function Scan({ pasted, change }) {
  /** @type {RefObject<HTMLVideoElement | null>} */
  const video = useRef(null);
  const [stream, setStream] = useState(/** @type {MediaStream | null} */ (null));
  const [notice, setNotice] = useState('');
  const [frames, setFrames] = useState(0);
  const lines = useRef(pasted);
  lines.current = pasted;

  /** @param {readonly string[]} texts @returns {number} how many codes are new */
  function take(texts) {
    const found = newLines(texts, lines.current);
    if (found.length > 0) {
      lines.current = [...lines.current.split('\n').filter(Boolean), ...found].join('\n');
      change(lines.current);
      setNotice(text('collect-scanned', { count: found.length, last: found.at(-1) ?? '' }));
    }
    return found.length;
  }

  useLayoutEffect(() => {
    const seen = video.current;
    if (!stream || !seen) return undefined;
    seen.srcObject = stream;
    let is_on = true;
    /** @param {Read} read */
    async function readOn(read) {
      while (is_on && seen) {
        if (seen.videoWidth > 0) {
          take(await read(seen, seen.videoWidth, seen.videoHeight));
          setFrames((count) => count + 1);
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
    void seen.play();
    createReader().then(
      (read) => (read ? readOn(read) : stop(text('collect-no-reader'))),
      (reason) => stop(text('collect-no-camera', { reason: String(reason) })),
    );
    return () => {
      is_on = false;
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  /** @param {string} why */
  function stop(why) {
    setStream(null);
    setNotice(why);
  }

  async function start() {
    setNotice(text('collect-starting'));
    try {
      setStream(await navigator.mediaDevices.getUserMedia(CAMERA));
      setNotice(text('collect-looking'));
    } catch (reason) {
      // Without https there are no devices at all.
      stop(text('collect-no-camera', { reason: String(reason) }));
    }
  }

  /** @param {FileList | null} files */
  async function readPhotos(files) {
    const read = await createReader();
    if (!read) return setNotice(text('collect-no-reader'));
    let count = 0;
    for (const file of files ?? []) {
      const picture = await createImageBitmap(file).catch(() => null);
      if (!picture) return setNotice(text('collect-no-picture', { name: file.name }));
      count += take(await read(picture, picture.width, picture.height));
      picture.close();
    }
    if (count === 0) setNotice(text('collect-none-seen'));
  }

  return (
    <div class="scan" role="group" aria-label={text('collect-scan')}>
      <p class="row">
        {stream ? (
          <Button words={text('collect-stop')} class="primary" onClick={() => stop('')} />
        ) : (
          <Button words={text('collect-camera')} onClick={start} />
        )}
        <label class="button">
          {text('collect-photo')}
          <input
            class="unseen"
            type="file"
            accept="image/*"
            multiple
            onChange={async ({ currentTarget }) => {
              await readPhotos(currentTarget.files);
              currentTarget.value = '';
            }}
          />
        </label>
        <span class="soft">{text('collect-scan-why')}</span>
      </p>
      {stream && <video ref={video} muted playsInline data-frames={frames} aria-label={text('collect-seen')} />}
      <p role="status">{notice}</p>
    </div>
  );
}
