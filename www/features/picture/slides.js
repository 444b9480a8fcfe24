/**
 * Slides as PPTX (Office Open XML, ECMA-376), one a step: the picture, the caption as text, and the presenter's note. The rest is fixed.
 */
import { strToU8, zipSync } from 'fflate';
import { escaped } from '../../ui/xml.js';

/**
 * @typedef {{png: Uint8Array, width: number, height: number, title: string, caption: string, note: string, paper: string, ink: string}}
 *   Slide a picture in pixels, what is said, and the colours around it as `#rrggbb`
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
/** The namespaces of every part. */
const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.';

/** The size of a slide, 16 : 9, in English Metric Units. */
const [WIDE, HIGH, MARGIN] = [12192000, 6858000, 360000];
/** Room for the title and for the caption. */
const [TITLE, CAPTION] = [520000, 1240000];

/** @param {string[][]} of kind and target, in the order of their ids: rId1, rId2, … */
const relations = (of) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  of.map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`).join('') +
  '</Relationships>';

/** @param {string} colour as `#rrggbb` */
const filled = (colour) => `<a:solidFill><a:srgbClr val="${colour.slice(1)}"/></a:solidFill>`;

/** A page with its shapes. @param {string} shapes @param {string} [paper] its colour */
const tree = (shapes, paper) =>
  `<p:cSld>${paper ? `<p:bg><p:bgPr>${filled(paper)}<a:effectLst/></p:bgPr></p:bg>` : ''}<p:spTree><p:nvGrpSpPr>` +
  `<p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;

const COLOURS =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" ' +
  'accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** @param {string} name */
function theme(name) {
  /** @type {[string, string][]} */
  const colours = [
    ['dk1', '1B2130'],
    ['lt1', 'FFFFFF'],
    ['dk2', '1B2130'],
    ['lt2', 'F1F0EB'],
    ['accent1', '0072B2'],
    ['accent2', 'E69F00'],
    ['accent3', 'D55E00'],
    ['accent4', '4A2A85'],
    ['accent5', '009E73'],
    ['accent6', '858D9B'],
    ['hlink', '005F96'],
    ['folHlink', '4A2A85'],
  ];
  const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525">${fill}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return (
    `${HEAD}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements>` +
    `<a:clrScheme name="${name}">${colours.map(([id, value]) => `<a:${id}><a:srgbClr val="${value}"/></a:${id}>`).join('')}</a:clrScheme>` +
    `<a:fontScheme name="${name}"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme>` +
    `<a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst>` +
    `<a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>` +
    '</a:themeElements></a:theme>'
  );
}

/** @param {number} x @param {number} y @param {number} width @param {number} height */
const place = (x, y, width, height) =>
  `<a:xfrm><a:off x="${Math.round(x)}" y="${Math.round(y)}"/><a:ext cx="${Math.round(width)}" cy="${Math.round(height)}"/></a:xfrm>`;

/** @param {string} line @param {number} size 0 for the usual one @param {string | undefined} ink */
const letters = (line, size, ink) =>
  `<a:r><a:rPr${size > 0 ? ` sz="${size}"` : ''}>${ink ? filled(ink) : ''}</a:rPr><a:t>${escaped(line)}</a:t></a:r>`;

/**
 * Words in a box.
 * @param {{id: number, name: string, kind: string, words: string, size: number, at: string, ink?: string}} box size: of the letters, in
 *   hundredths of a point
 */
const textBox = ({ id, name, kind, words, size, at, ink }) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr${kind === '' ? ' txBox="1"' : ''}/>` +
  `<p:nvPr>${kind === '' ? '' : `<p:ph ${kind}/>`}</p:nvPr></p:nvSpPr>` +
  `<p:spPr>${at}${at === '' ? '' : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>'}</p:spPr><p:txBody><a:bodyPr wrap="square">` +
  '<a:normAutofit/></a:bodyPr><a:lstStyle/>' +
  words
    .split('\n')
    .map((line) => `<a:p>${line === '' ? '' : letters(line, size, ink)}</a:p>`)
    .join('') +
  '</p:txBody></p:sp>';

/** @param {Slide} slide */
function slideXml({ width, height, title, caption, paper, ink }) {
  const [room_wide, room_high] = [WIDE - 2 * MARGIN, HIGH - TITLE - CAPTION - 2 * MARGIN];
  const scale = Math.min(room_wide / width, room_high / height);
  const [wide, high] = [width * scale, height * scale];
  const top = MARGIN + TITLE + (room_high - high) / 2;
  const picture =
    `<p:pic><p:nvPicPr><p:cNvPr id="2" name="Board" descr="${escaped(caption || title)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/>` +
    '</p:cNvPicPr><p:nvPr/></p:nvPicPr>' +
    `<p:blipFill><a:blip r:embed="rId3"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    `<p:spPr>${place((WIDE - wide) / 2, top, wide, high)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
  const words = [
    { id: 3, name: 'Step', kind: '', words: title, size: 1600, ink, at: place(MARGIN, MARGIN, room_wide, TITLE) },
    { id: 4, name: 'Caption', kind: '', words: caption, size: 2000, ink, at: place(MARGIN, HIGH - MARGIN - CAPTION, room_wide, CAPTION) },
  ];
  const shapes =
    picture +
    words
      .filter((box) => box.words !== '')
      .map(textBox)
      .join('');
  return `${HEAD}<p:sld ${NAMES}>${tree(shapes, paper)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

/** The picture of the slide above its note. @param {string} attribute @param {string} at */
const slideImage = (attribute, at) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>` +
  `<p:nvPr><p:ph type="sldImg"${attribute}/></p:nvPr></p:nvSpPr>${at === '' ? '<p:spPr/>' : `<p:spPr>${at}</p:spPr>`}</p:sp>`;

/** @param {string} words @param {string} at */
const noteBox = (words, at) => textBox({ id: 3, name: 'Notes', kind: 'type="body" idx="1"', words, size: 0, at });

/** @param {Slide} slide */
function notesXml({ note }) {
  const shapes = slideImage('', '') + noteBox(note, '');
  return `${HEAD}<p:notes ${NAMES}>${tree(shapes)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}

function notesMaster() {
  const image_at = `${place(685800, 1143000, 5486400, 3086100)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
  const shapes = slideImage(' idx="2"', image_at) + noteBox('', place(685800, 4400550, 5486400, 3600450));
  return `${HEAD}<p:notesMaster ${NAMES}>${tree(shapes)}${COLOURS}</p:notesMaster>`;
}

/** @param {readonly Slide[]} slides */
function presentation(slides) {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 3}"/>`).join('');
  return (
    `${HEAD}<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>` +
    `<p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids}</p:sldIdLst>` +
    `<p:sldSz cx="${WIDE}" cy="${HIGH}"/><p:notesSz cx="${HIGH}" cy="9144000"/></p:presentation>`
  );
}

/** @param {number} count of slides */
function contentTypes(count) {
  const parts = [
    ['presentation.xml', 'presentation.main'],
    ['slideMasters/slideMaster1.xml', 'slideMaster'],
    ['slideLayouts/slideLayout1.xml', 'slideLayout'],
    ['notesMasters/notesMaster1.xml', 'notesMaster'],
    ...Array.from({ length: count }, (_, index) => [
      [`slides/slide${index + 1}.xml`, 'slide'],
      [`notesSlides/notesSlide${index + 1}.xml`, 'notesSlide'],
    ]).flat(),
  ];
  return (
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    parts.map(([name, kind]) => `<Override PartName="/ppt/${name}" ContentType="${TYPE}${kind}+xml"/>`).join('') +
    [1, 2]
      .map((n) => `<Override PartName="/ppt/theme/theme${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>`)
      .join('') +
    '</Types>'
  );
}

/** @param {readonly Slide[]} slides @returns {Uint8Array} the file */
export function slidesOf(slides) {
  /** @type {Record<string, string>} */
  const texts = {
    '[Content_Types].xml': contentTypes(slides.length),
    '_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': presentation(slides),
    'ppt/_rels/presentation.xml.rels': relations([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['notesMaster', 'notesMasters/notesMaster1.xml'],
      ...slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`]),
      ['theme', 'theme/theme1.xml'],
    ]),
    'ppt/theme/theme1.xml': theme('Mexplorer'),
    'ppt/theme/theme2.xml': theme('Notes'),
    'ppt/slideMasters/slideMaster1.xml':
      `${HEAD}<p:sldMaster ${NAMES}>${tree('')}${COLOURS}<p:sldLayoutIdLst>` +
      '<p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>',
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml':
      `${HEAD}<p:sldLayout ${NAMES} type="blank">${tree('')}<p:clrMapOvr><a:masterClrMapping/>` + '</p:clrMapOvr></p:sldLayout>',
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
    'ppt/notesMasters/notesMaster1.xml': notesMaster(),
    'ppt/notesMasters/_rels/notesMaster1.xml.rels': relations([['theme', '../theme/theme2.xml']]),
  };
  /** @type {import('fflate').Zippable} */
  const files = {};
  for (const [index, slide] of slides.entries()) {
    const number = index + 1;
    texts[`ppt/slides/slide${number}.xml`] = slideXml(slide);
    texts[`ppt/slides/_rels/slide${number}.xml.rels`] = relations([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['notesSlide', `../notesSlides/notesSlide${number}.xml`],
      ['image', `../media/image${number}.png`],
    ]);
    texts[`ppt/notesSlides/notesSlide${number}.xml`] = notesXml(slide);
    texts[`ppt/notesSlides/_rels/notesSlide${number}.xml.rels`] = relations([
      ['notesMaster', '../notesMasters/notesMaster1.xml'],
      ['slide', `../slides/slide${number}.xml`],
    ]);
  }
  for (const [name, words] of Object.entries(texts)) files[name] = strToU8(words);
  for (const [index, { png }] of slides.entries()) files[`ppt/media/image${index + 1}.png`] = [png, { level: 0 }];
  return zipSync(files);
}
