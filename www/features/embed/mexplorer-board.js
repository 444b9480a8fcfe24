/*
 * <mexplorer-board link="#/nim?heaps=3,4,5"></mexplorer-board>: a board of Mexplorer in your own page. It stands beside the app:
 *   <script src="https://your.host/mexplorer/mexplorer-board.js"></script>
 * Attributes: link (any link of the app; changing it changes the board), src (the address of the app, if it is not beside this file),
 * label (what a screen reader calls it). Events: `verdict` (detail: the attributes of the verdict without `data-`, see docs/EMBED.md) and
 * `score` (detail: {score, state}), after every finished question. Property: `state`, which questions are taken up from.
 */
{
  // A module has no script of its own at hand, and is found by its name.
  const OWN = /** @type {HTMLScriptElement | null} */ (
    document.currentScript ?? document.querySelector('script[src$="mexplorer-board.js"]')
  );

  class MexplorerBoard extends HTMLElement {
    static observedAttributes = ['link', 'src', 'label'];
    /** @type {unknown} */
    state = null;
    #frame = document.createElement('iframe');
    /** Asks until it is answered: the app may still be on its way. */
    #asking = 0;
    #hear = (/** @type {any} */ { source, data }) => {
      if (source !== this.#frame.contentWindow || !data) return;
      if (data.subject === 'mexplorer.verdict') {
        clearInterval(this.#asking);
        this.#dispatch('verdict', data.verdict);
      }
      if (data.subject === 'SPLICE.getState')
        source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: this.state }, '*');
      if (data.subject === 'SPLICE.reportScoreAndState') {
        this.state = data.state;
        this.#dispatch('score', { score: data.score, state: data.state });
      }
    };

    /** @param {string} name @param {unknown} detail */
    #dispatch(name, detail) {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }

    connectedCallback() {
      if (getComputedStyle(this).display === 'inline') Object.assign(this.style, { display: 'block', height: '560px' });
      Object.assign(this.#frame.style, { border: '0', width: '100%', height: '100%' });
      this.#frame.allow = 'fullscreen; clipboard-write';
      this.#frame.onload = () => {
        clearInterval(this.#asking);
        this.#asking = window.setInterval(() => this.#frame.contentWindow?.postMessage({ subject: 'mexplorer.listen' }, '*'), 250);
      };
      addEventListener('message', this.#hear);
      this.attributeChangedCallback();
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append(this.#frame);
    }

    disconnectedCallback() {
      clearInterval(this.#asking);
      removeEventListener('message', this.#hear);
    }

    attributeChangedCallback() {
      if (!this.isConnected) return;
      const [app, link] = [this.getAttribute('src') ?? new URL('./', OWN?.src ?? document.baseURI).href, this.getAttribute('link') ?? '#/'];
      const address = `${app}#${link.replace(/^.*?#/, '')}${link.includes('?') ? '&' : '?'}embed=1`;
      if (this.#frame.src !== address) this.#frame.src = address;
      this.#frame.title = this.getAttribute('label') ?? 'Mexplorer';
    }
  }

  // A page may load it twice.
  if (!customElements.get('mexplorer-board')) customElements.define('mexplorer-board', MexplorerBoard);
}
