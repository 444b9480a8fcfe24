/** Words that a part of a page brings with it. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { needMessages } from './messages.js';

/** Whether the words of some folders are there, which are asked for. Where they cannot be had their ids stand. @param {readonly string[]} folders */
export function useMessages(folders) {
  const [is_ready, setReady] = useState(false);
  useLayoutEffect(() => {
    const done = () => setReady(true);
    needMessages(folders).then(done, done);
  }, [folders.join()]);
  return is_ready;
}
