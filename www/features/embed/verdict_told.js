/**
 * Tells a page that this one stands in what the verdict says, once that page has asked for it. `mexplorer-board.js` does so. What the
 * verdict withholds it does not tell, for it tells the attributes that it has.
 */

/** The attributes of the verdict, by their names without `data-`. @param {Element} output */
const toldBy = (output) =>
  Object.fromEntries([...output.attributes].flatMap(({ name, value }) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])));

/** Answers `{subject: 'mexplorer.listen'}` of the page around by `{subject: 'mexplorer.verdict', verdict}`, now and at every change. */
export function tellVerdict() {
  let last = '';
  const tell = () => {
    const output = document.querySelector('output[name=verdict]');
    if (!output) return;
    const verdict = toldBy(output);
    const written = JSON.stringify(verdict);
    if (written === last) return;
    last = written;
    window.parent.postMessage({ subject: 'mexplorer.verdict', verdict }, '*');
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.subject !== 'mexplorer.listen' || last !== '') return;
    const observer = new MutationObserver(tell);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state', 'data-for'] });
    tell();
  });
}
