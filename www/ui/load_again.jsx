/** The way out where a part of the app could not be had. */
import { useLayoutEffect } from 'preact/hooks';
import { text } from './messages.js';

const loadAgain = () => location.reload();

export function LoadAgain() {
  return (
    <button type="button" onClick={loadAgain}>
      {text('load-again')}
    </button>
  );
}

/** Stands for what could not be loaded. Once the network is back the page is loaded again by itself: browsers keep in mind which modules failed. */
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
