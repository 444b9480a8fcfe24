/**
 * Posts the attributes of the verdict to the page around this one, once that page has asked for them, as `mexplorer-board.js` does. A
 * covered verdict has none.
 */

/** The attributes of the verdict, by their names without `data-`. @param {Element} output */
const attributesOf = (output) =>
  Object.fromEntries([...output.attributes].flatMap(({ name, value }) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])));

/** Answers `{subject: 'mexplorer.listen'}` of the page around by `{subject: 'mexplorer.verdict', verdict}`, now and at every change. */
export function postVerdict() {
  let last = '';
  const post = () => {
    const output = document.querySelector('output[name=verdict]');
    if (!output) return;
    const verdict = attributesOf(output);
    const written = JSON.stringify(verdict);
    if (written === last) return;
    last = written;
    window.parent.postMessage({ subject: 'mexplorer.verdict', verdict }, '*');
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.subject !== 'mexplorer.listen' || last !== '') return;
    const observer = new MutationObserver(post);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state', 'data-for'] });
    post();
  });
}
