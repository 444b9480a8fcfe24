/** Boards as files in the official format: read, solved all at once, opened, and this one written. */
import { useState } from 'preact/hooks';
import { text } from '../../app/messages.jsx';
import { problemText } from '../../app/problem.js';
import { Refused } from '../../solver/protocol.js';

/** @typedef {{link: string, winner: 'A' | 'B' | 'draw'}[]} Solved */

/** @param {{page: import('./state.js').PageState}} props */
export function Files({ page }) {
  const [typed, setTyped] = useState('');
  const [solved, setSolved] = useState(/** @type {Solved | null} */ (null));
  const [problem, setProblem] = useState('');
  /** @param {string} official */
  async function read(official) {
    setTyped(official);
    try {
      setSolved(await page.session.ask('official', { text: official }, new AbortController().signal));
      setProblem('');
    } catch (reason) {
      // What was solved before stays.
      setProblem(reason instanceof Refused ? problemText({ id: reason.refusal.id, args: reason.refusal.args }) : String(reason));
    }
  }
  /** @param {DataTransfer | null} dropped */
  const drop = (dropped) => {
    const file = dropped?.files[0];
    if (file) void file.text().then(read);
  };
  return (
    <details
      class="files"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop(event.dataTransfer);
      }}
    >
      <summary>{text('race-files')}</summary>
      <p class="soft">{text('race-files-why')}</p>
      <div class="row">
        <label class="button">
          {text('race-file')}
          <input
            type="file"
            class="unseen"
            accept=".in,.txt,text/plain"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void file.text().then(read);
            }}
          />
        </label>
        <button type="button" onClick={async () => setTyped((await page.session.ask('written', undefined, new AbortController().signal)).official)}>
          {text('race-export')}
        </button>
      </div>
      <textarea aria-label={text('race-official')} rows={8} spellcheck={false} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      <button type="button" class="primary" onClick={() => void read(typed)}>
        {text('race-solve-all')}
      </button>
      {problem && (
        <p class="wrong" role="alert">
          {problem}
        </p>
      )}
      {solved && (
        <>
          <label>
            {text('race-winners')}
            <textarea readOnly rows={Math.min(solved.length, 6)} value={solved.map(({ winner }) => winner).join('\n')} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <ol class="boards">
            {solved.map(({ link, winner }, index) => (
              <li key={index}>
                <button type="button" onClick={() => page.go({ board: link, sample: null, at: null, map: null })}>
                  {text('race-open-board', { index: index + 1, winner })}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}
