/** Words that a part of a page brings with it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { needMessages } from './messages.js';

/** Fetches the words of folders, and says whether they are there. After an error ids are shown. @param {readonly string[]} folders */
export function useMessages(folders) {
  const [is_ready, setReady] = useState(false);
  useLayoutEffect(() => {
    const done = () => setReady(true);
    needMessages(folders).then(done, done);
  }, [folders.join()]);
  return is_ready;
}
