/** The page of any sum of heaps: the frame of every game, filled with its heaps, the strip of their values, its words and play. */
import { definePage } from '../../game_page/define_page.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { Board, Legend, Tools } from './board.jsx';
import { sentence } from './words.js';

/** @import { Definition } from '../../game_page/define_page.jsx' */
/** @import { Page } from './state.js' */

const loadExplanation = () => import('./explanation/explanation.jsx').then(({ Explanation }) => Explanation);

const loadCertificate = () => import('./certificate/certificate.jsx').then(({ Certificate }) => Certificate);

/** Below the code of a period that is proved by values. @param {{page: Page}} props */
function CertificateAside({ page }) {
  const { certainty = '' } = page.timeline.value?.period ?? {};
  const is_proved = page.method.value === 'period' && (certainty === 'proved' || certainty === 'guy-smith');
  return is_proved && !page.covered.value && <Lazy load={loadCertificate} words="sums/certificate" with={{ page }} />;
}

/** @param {{page: Page, close: () => void}} props */
const Explanation = ({ page, close }) =>
  page.selection.value !== null && <Lazy load={loadExplanation} words="sums/explanation" with={{ page, close }} />;

/**
 * @param {Pick<Definition<Page>, 'words' | 'parameters' | 'createState'> & Partial<Definition<any>> & {has_parts?: boolean}} of
 *   has_parts: whether every heap has a kind of its own; parts of its own take the place of those of all sums
 */
export function sumPage({ has_parts = false, Aside: More, ...own }) {
  const { parameters } = own;
  const views = parameters.view?.among;
  /** @type {Definition<Page>} */
  const of = {
    solver: 'Sum',
    terms: ['p', 'n', 'mex', 'nimber', 'xor'],
    ...(views && {
      viewsOf: ({ view }) => ({ among: ['board', ...views].map((value) => ({ value })), chosen: view.value }),
      stillViews: views,
    }),
    sentence: (verdict, options) => sentence(verdict, options, has_parts),
    Board,
    Legend,
    Tools,
    Explanation,
    Aside: ({ page }) => (
      <>
        <CertificateAside page={page} />
        {More && <More page={page} />}
      </>
    ),
    ...own,
  };
  return definePage(of);
}
