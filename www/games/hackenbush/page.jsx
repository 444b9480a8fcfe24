/** The page of green Hackenbush: the frame of every game, filled with its picture, its words and play. */
import '../../canvas/under_board.css';
import { definePage } from '../../game_page/define_page.jsx';
import { Spot } from '../../ui/spot.jsx';
import { useResource } from '../../solver/resource.js';
import { rich, text } from '../../ui/messages.js';
import { Board, Tools } from './board.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import { edgeWords, sentence } from './words.js';
import './style.css';

/** @import { Definition } from '../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} HackenbushPage */

/** What a cut leaves, and what falls with it. @param {{page: HackenbushPage, close: () => void}} props */
function Explanation({ page, close }) {
  const { selection, session } = page;
  const [edge, verdict] = [selection.value, page.verdict.value];
  const timeline = page.timeline.value;
  const can_cut = edge !== null && timeline?.joined[edge];
  /** @type {{to: string, wins: boolean} | null} */
  const left = useResource(can_cut && verdict ? `${verdict.position}|${edge}` : null, (abort) =>
    session.ask('after', { position: verdict?.position ?? '', move: String(edge) }, abort),
  );
  if (edge === null || !timeline || !verdict) return null;
  const stays = left?.to.split(',').filter(Boolean) ?? [];
  const listed = (page.solution.value?.options.edges ?? '').split(',');
  const fallen = timeline.joined.filter(Boolean).length - stays.length - 1;
  return (
    <Spot
      title={edgeWords(timeline, edge)}
      close={close}
      actions={left ? [[text('hackenbush-make'), () => page.go({ edges: stays.map((one) => listed[Number(one)]).join(), at: null })]] : []}
    >
      <p role="status">
        {!can_cut && rich('hackenbush-explain-loose')}
        {can_cut && left && rich('hackenbush-explain', { fallen, wins: left.wins ? 'yes' : 'no' })}
      </p>
    </Spot>
  );
}

/** @type {Definition<HackenbushPage>} */
const definition = {
  solver: 'Hackenbush',
  words: 'hackenbush',
  terms: ['p', 'n', 'nimber', 'xor'],
  parameters: PARAMETERS,
  createState,
  sentence,
  Board,
  Tools,
  Explanation,
  Aside: () => <p class="checked">{rich('hackenbush-checked')}</p>,
};

export const Page = definePage(definition);
