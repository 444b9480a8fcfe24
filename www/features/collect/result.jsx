/** A result code, to be read aloud, copied or written down. */
import { useState } from 'preact/hooks';
import { Button } from '../../ui/controls.jsx';
import { copied } from '../../ui/clipboard.js';
import { text } from '../../ui/messages.js';
import { QrCode } from '../../formats/qr.jsx';
import { codeOf } from '../../formats/results/code.js';
import { lessonResults, seriesResults } from '../../formats/results/series.js';
import './collect.css';

/** @import { Result } from '../../formats/results/code.js' */

/** Letters of a name in a code that is scanned. */
const MOST_NAME = 40;

/** @param {{code: string, right: number, count: number}} props */
function Code({ code, right, count }) {
  const [notice, setNotice] = useState('');
  const [name, setName] = useState('');
  const copy = async () => setNotice(text((await copied(code)) ? 'collect-copied' : 'collect-by-hand'));
  return (
    <>
      <div class="result-code">
        <span class="soft">{text('collect-code')}</span>
        <code>{code}</code>
        <Button words={text('collect-copy')} class="quiet" onClick={copy} />
        <span role="status" class="soft">
          {notice || text('collect-give', { right, count })}
        </span>
      </div>
      <details class="result-scan">
        <summary>{text('collect-as-qr')}</summary>
        <label>
          {text('collect-your-name')}{' '}
          <input
            name="pupil"
            class="text"
            maxLength={MOST_NAME}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <QrCode address={[...name.trim().split(/\s+/), code].filter(Boolean).join(' ')} />
      </details>
    </>
  );
}

/** @param {{text: string, answered: readonly (Result | undefined)[], count: number}} props of a lesson; count: of its questions */
export const LessonResult = ({ text: of, answered, count }) => (
  <Code code={codeOf(lessonResults(of, answered, count))} right={answered.filter((one) => one?.status === 'right').length} count={count} />
);

/** @param {{of: {route: string, kind: string, level: string}, answered: readonly {seed: number, result: Result}[]}} props of a series */
export const SeriesResult = ({ of, answered }) => (
  <Code
    code={codeOf(seriesResults(of, answered))}
    right={answered.filter(({ result }) => result.status === 'right').length}
    count={answered.length}
  />
);
