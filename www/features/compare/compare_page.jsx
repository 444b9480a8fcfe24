/**
 * `#/compare?game=dynamic-nim&n=24&k=2&left=rows&right=walls`: two methods, or one method with two inputs, side by side over one
 * transport, each with the counter of its work. The other parameters are the game's own.
 */
import { useLayoutEffect } from 'preact/hooks';
import { advance, commandRunner } from '../../game_page/page_keys.js';
import { notesOfLink, stepName } from '../../game_page/notes.js';
import { RuleForm } from '../../game_page/rule_form.jsx';
import { Subtitle } from '../../game_page/subtitle.jsx';
import { Answer, Verdict } from '../../game_page/verdict.jsx';
import { runClock } from '../../player/clock.js';
import { Transport } from '../../player/transport.jsx';
import { wordsOf } from '../../shell/games.js';
import { GameSelect } from '../../shell/game_select.jsx';
import { Header } from '../../shell/header.jsx';
import { Wrong } from '../../ui/controls.jsx';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { listenForShortcuts } from '../../ui/shortcuts.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { useLoaded } from '../../ui/use_loaded.js';
import { useMessages } from '../../ui/use_messages.js';
import { createBoth } from './both.js';
import { SideOf } from './side.jsx';
import { printOf } from './printed.js';
import { ownOf, SIDES } from './side_links.js';
import '../../canvas/board.css';
import '../../game_page/frame.css';
import './compare.css';

/** @import { Both } from './both.js' */
/** @import { Compared, CompareProps, Definition, FamilyGame, Page } from './types.js' */

/** @param {CompareProps} props */
export function ComparePage(props) {
  const { router, games, comparedOf, guide } = props;
  const is_ready = useMessages(wordsOf(games));
  const route = router.link.value.params.get('game') ?? games[0]?.route ?? '';
  const game = games.find((one) => one.route === route);
  const compared = useLoaded(() => game && comparedOf(game), [game]);
  return (
    <div class="page game compare">
      {!guide && <Header router={router} />}
      {game && compared && is_ready ? (
        <Comparison key={route} {...props} game={game} compared={compared} />
      ) : (
        <main tabIndex={-1}>{!game && <Wrong words={text('compare-none', { value: quoted(route) })} />}</main>
      )}
    </div>
  );
}

/** @param {CompareProps & {game: FamilyGame, compared: Compared}} props */
function Comparison(props) {
  const { router, game, compared } = props;
  const both = useDisposable(() => createBoth(router, compared), [router, compared]);
  return both && <Sides {...props} {...{ game, compared, both }} />;
}

/** @param {CompareProps & {game: FamilyGame, compared: Compared, both: Both}} props */
function Sides(props) {
  const { router, games, game, both, guide, compared } = props;
  const { player } = both;
  const whole = both.whole.value;
  useLayoutEffect(() => runClock(player), [player]);
  useLayoutEffect(
    () => (whole && !guide?.is_one_of_many ? listenForShortcuts(commandRunner(whole, guide, () => false)) : undefined),
    [whole, guide],
  );
  const of = both.sides.left.value?.of;
  return (
    <>
      <main tabIndex={-1}>
        <h1 class="unseen">{text('compare')}</h1>
        <div class="rule-row">
          <GameSelect {...{ games, router }} route={game.route} page="compare" />
          {whole && of && <RuleForm page={whole} game={game} of={of} inert={false} />}
        </div>
        {whole && guide && <div class="compare-guide">{guide.panel(() => advance(whole, guide, 'hand'), whole)}</div>}
        {whole && of && <About {...{ whole, both, of, compared }} />}
        <div class="sides">
          {SIDES.map((side) => (
            <SideOf key={side} {...props} side={side} />
          ))}
        </div>
      </main>
      {whole && of && (
        <>
          <Subtitle page={whole} terms={of.terms} is_question_open={false} is_guided={guide !== undefined} />
          <Transport player={player} milestone={stepName(whole)} />
        </>
      )}
    </>
  );
}

/**
 * The answer, which is the game's own, and what the link says that is not understood.
 * @param {{whole: Page, both: Both, of: Definition<any>, compared: Compared}} props
 */
function About({ whole, both, of, compared }) {
  const { params } = whole.router.link.value;
  const is_print = printOf(params, compared) !== null;
  const at_work = both.sides[both.steps.value?.sideOf(whole.cursor.value) ?? 'left'].value;
  const [at, cursor] = [both.invalid_at.value, whole.cursor.value];
  // The names of the sides, and those that one of them has alone, are known here.
  const own = Object.fromEntries(
    ['game', ...SIDES, ...SIDES.flatMap((side) => ownOf(params, side).map(([name]) => side + name))].map((name) => [name, {}]),
  );
  const notes = [
    ...notesOfLink({ link: whole.router.link, parameters: { ...of.parameters, ...own } }),
    ...SIDES.flatMap((side) => unknownOf(params, side, of)),
    ...(at === null ? [] : [text('compare-note-at', { value: quoted(at) })]),
  ];
  const work = () => {
    const done = both.done.value;
    return { work: done && `${done.left},${done.right}` };
  };
  return (
    <section class="about-both" aria-label={text('explanation')}>
      {notes.length > 0 && (
        <ul class="notes" role="status">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Answer page={whole} is_looking={cursor < (both.steps.value?.stepCount ?? 0)}>
        <Verdict page={whole} sentence={(verdict) => of.sentence(verdict, whole.solution.value?.options ?? {}, whole)} more={work} />
      </Answer>
      {of.Legend && at_work && !is_print && (
        <div class="legend">
          <of.Legend page={at_work.page} />
        </div>
      )}
    </section>
  );
}

/**
 * Names of one side that the game does not have.
 * @param {ReadonlyMap<string, string>} params @param {'left' | 'right'} side @param {Definition<any>} of
 */
const unknownOf = (params, side, of) =>
  ownOf(params, side).flatMap(([name]) => (name in of.parameters ? [] : [text('note-unknown', { names: quoted(side + name) })]));
