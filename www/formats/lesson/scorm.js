/**
 * A lesson as a SCORM 1.2 package with one SCO: a page that frames the single file with the lesson in it, answers its SPLICE messages, and
 * turns them into the calls of the learning management system's API.
 */
import { strToU8, zipSync } from 'fflate';
import { escaped } from '../../ui/xml.js';

/** The same lesson gives the same bytes every time. */
const MTIME = '1980-01-01T00:00:00';

/** @param {string} id @param {string} title */
const manifest = (id, title) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${id}" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="sco"><title>${escaped(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="sco" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/><file href="wrapper.js"/><file href="lesson.html"/>
    </resource>
  </resources>
</manifest>
`;

/** @param {string} title */
const wrapperPage = (title) => `<!doctype html>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>html, body { margin: 0; height: 100% } iframe { border: 0; width: 100%; height: 100% }</style>
<iframe src="lesson.html" title="${escaped(title)}" allow="fullscreen; clipboard-write"></iframe>
<script src="wrapper.js"></script>
`;

/**
 * What the page of the package does. Its source goes into the package, so it uses nothing outside of itself.
 * @param {any} own the window
 */
export function wrapper(own) {
  /** The platform's object is in a window around this one, or in the one that opened it. */
  function findApi() {
    for (const start of [own, own.opener])
      for (let at = start, depth = 0; at && depth < 50; at = at.parent === at ? null : at.parent, depth += 1) if (at.API) return at.API;
    return null;
  }
  const api = findApi();
  const begun = Date.now();
  let is_over = false;
  if (!api) return;
  api.LMSInitialize('');
  if (/^(not attempted|)$/.test(api.LMSGetValue('cmi.core.lesson_status') || '')) {
    api.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    api.LMSCommit('');
  }

  /** The state that the lesson reported last; null if there is none. */
  function savedState() {
    try {
      return JSON.parse(api.LMSGetValue('cmi.suspend_data') || 'null');
    } catch {
      return null;
    }
  }

  own.addEventListener('message', (/** @type {any} */ { source, data }) => {
    if (source !== own.document.querySelector('iframe').contentWindow || !data) return;
    if (data.subject === 'SPLICE.getState')
      source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: savedState() }, '*');
    if (data.subject !== 'SPLICE.reportScoreAndState') return;
    api.LMSSetValue('cmi.core.score.min', '0');
    api.LMSSetValue('cmi.core.score.max', '100');
    api.LMSSetValue('cmi.core.score.raw', String(Math.round(100 * data.score)));
    api.LMSSetValue('cmi.suspend_data', JSON.stringify(data.state));
    if (data.state.done) api.LMSSetValue('cmi.core.lesson_status', 'completed');
    api.LMSCommit('');
  });

  own.addEventListener('pagehide', () => {
    if (is_over) return;
    is_over = true;
    const seconds = Math.round((Date.now() - begun) / 1000);
    const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
    const time = `${String(Math.floor(seconds / 3600)).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
    api.LMSSetValue('cmi.core.session_time', time);
    api.LMSSetValue('cmi.core.exit', 'suspend');
    api.LMSFinish('');
  });
}

/**
 * @param {object} of
 * @param {string} of.id of the lesson: letters, digits and hyphens
 * @param {string} of.title
 * @param {string} of.page the single file with the lesson in it
 * @returns {Uint8Array} the package
 */
export function scormOf({ id, title, page }) {
  const files = {
    'imsmanifest.xml': strToU8(manifest(`mexplorer-${id}`, title)),
    'index.html': strToU8(wrapperPage(title)),
    'wrapper.js': strToU8(`(${wrapper})(window);\n`),
    'lesson.html': strToU8(page),
  };
  return zipSync(files, { mtime: MTIME });
}
