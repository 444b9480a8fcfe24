/** The panel of the files: choose, drop or paste; all boards solved; this one written. */
import { Button } from '../../ui/controls.jsx';
import { quoted } from '../../ui/link.js';
import { LongText } from '../../ui/long_text.jsx';
import { text } from '../../ui/messages.js';
import { problemText } from '../../ui/problem.js';
import { comeBack } from '../../ui/scrolling.js';
import './files.css';

/** @param {{files: ReturnType<typeof import('./files.js').createFiles>}} props */
export function Files({ files }) {
  const [solved, problem, unshown] = [files.solved.value, files.problem.value, files.unshown.value];
  return (
    <>
      <p class="soft">{text('race-files-why')}</p>
      <div class="row">
        <label class="button">
          {text('race-file')}
          <input
            type="file"
            class="unseen"
            accept=".in,.txt,text/plain"
            onChange={(event) => {
              void files.load(event.currentTarget.files?.[0]);
              // The same file may be chosen again, once it is mended.
              event.currentTarget.value = '';
            }}
          />
        </label>
        <Button words={text('race-export')} onClick={() => void files.write()} />
      </div>
      <LongText
        aria-label={text('race-official')}
        rows={8}
        value={files.typed.value}
        change={(typed) => (files.typed.value = typed)}
        take={(typed) => void files.read(typed)}
      />
      {unshown && <p role="status">{text('race-file-unshown', { name: quoted(unshown.name), count: unshown.count })}</p>}
      <Button words={text('race-solve-all')} class="primary" onClick={() => void files.read(files.typed.peek())} />
      {problem && (
        <p class="wrong" role="alert">
          {problemText(problem)}
        </p>
      )}
      {solved && (
        <>
          <label>
            {text('race-winners')}
            <textarea
              readOnly
              rows={Math.min(solved.length, 6)}
              value={solved.map(({ winner }) => winner).join('\n')}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
          <ol class="boards">
            {solved.map(({ link, winner }, index) => (
              <li key={index}>
                <Button
                  words={text('race-open-board', { index: index + 1, winner })}
                  onClick={() => {
                    files.open(link);
                    comeBack();
                  }}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
