/** What one sees of each part of a proof, by its name. */
import { BEATTY_VIEW } from './proofs/beatty_view.jsx';
import { FACTS_VIEW } from './proofs/facts_view.jsx';
import { FORMULA_VIEW } from './proofs/formula_view.jsx';
import { FUSION_VIEW } from './proofs/fusion_view.jsx';
import { MEX_VIEW } from './proofs/mex_view.jsx';
import { SUM_VIEW } from './proofs/sg_view.jsx';
import { NUMERATION_VIEW } from './proofs/numeration_view.jsx';
import { STAIRS_VIEW } from './proofs/stairs_view.jsx';
import { TABLE_VIEW } from './proofs/table_view.jsx';
import { WALLS_VIEW } from './proofs/walls_view.jsx';

/** @import { ProofView } from './types.js' */

/** @type {Record<string, ProofView>} */
export const VIEWS = {
  'xor-1': FACTS_VIEW,
  'xor-2': TABLE_VIEW,
  'xor-3': FORMULA_VIEW,
  mex: MEX_VIEW,
  stairs: STAIRS_VIEW,
  beatty: BEATTY_VIEW,
  sg: SUM_VIEW,
  fusion: FUSION_VIEW,
  numeration: NUMERATION_VIEW,
  walls: WALLS_VIEW,
};
