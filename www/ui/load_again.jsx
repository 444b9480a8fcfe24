/** For a part of the app that could not be loaded. */
import { useLayoutEffect } from 'preact/hooks';
import { text } from './messages.js';
import { Button } from './controls.jsx';

const loadAgain = () => location.reload();

export const LoadAgain = () => <Button words={text('load-again')} onClick={loadAgain} />;

/** For a part that could not be loaded. Once the network is back the page reloads: browsers cache which modules failed. */
export function NotLoaded() {
  useLayoutEffect(() => {
    addEventListener('online', loadAgain);
    return () => removeEventListener('online', loadAgain);
  }, []);
  return (
    <p role="alert">
      {text('page-failed')} <LoadAgain />
    </p>
  );
}
