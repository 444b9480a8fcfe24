/** A part of a page that is fetched when it is first shown. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { NotLoaded } from './load_again.jsx';
import { needMessages } from './messages.js';

/** @import { ComponentChildren, FunctionComponent } from 'preact' */

/**
 * @template Props
 * @param {object} props
 * @param {() => Promise<FunctionComponent<Props>>} props.load one and the same function for the same part
 * @param {Props} props.with
 * @param {string | readonly string[]} [props.words] the folders of the words it brings with it
 * @param {ComponentChildren} [props.meanwhile]
 */
export function Lazy({ load, with: props, words, meanwhile = null }) {
  const [loaded, setLoaded] = useState(/** @type {{load: unknown, View: FunctionComponent<any>} | null} */ (null));
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    Promise.all([load(), words === undefined ? null : needMessages([words].flat())]).then(
      ([View]) => setLoaded({ load, View }),
      () => setFailed(true),
    );
  }, [load]);
  if (failed) return <NotLoaded />;
  if (loaded?.load !== load) return meanwhile;
  return <loaded.View {...props} />;
}
