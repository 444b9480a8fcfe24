/** A side: its method and what that has cost so far, over the board of the game. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Stage } from '../../game_page/frame.jsx';
import { ONE_OF_MANY } from '../../game_page/one_of_many.js';
import { Select } from '../../ui/controls.jsx';
import { text } from '../../ui/messages.js';
import { Lazy } from '../../ui/lazy.jsx';
import { createMemoryBrowser } from '../../ui/memory_browser.js';
import { createRouter } from '../../ui/router.js';
import { readable } from '../../ui/numbers.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { nameOfPrint, printOf } from './printed.js';
import { ownOf, paramsOf } from './side_links.js';

/** @import { Both } from './both.js' */
/** @import { Compared, CompareProps, Definition, FamilyGame, Print, Side } from './types.js' */
/** @import { FrameProps } from '../../game_page/types.js' */

const loadPrinted = () => import('./printed.jsx').then(({ PrintedSide }) => PrintedSide);

/**
 * @param {Pick<CompareProps, 'router' | 'Live'> & {game: FamilyGame, compared: Compared, both: Both, side: Side}} props
 */
export function SideOf({ router, Live, game, compared, both, side }) {
  const hash = router.linkTo(game.route, paramsOf(router.link.value.params, side, compared));
  const own = useDisposable(() => createRouter(createMemoryBrowser(hash, window)), []);
  useLayoutEffect(() => own?.push(hash), [own, hash]);
  const Frame = useMemo(
    () => (/** @type {FrameProps} */ props) => <SideFrame {...props} {...{ router, compared, both, side }} />,
    [router, compared, both, side],
  );
  return own && <Live game={game} router={own} guide={ONE_OF_MANY} Frame={Frame} />;
}

/** @param {FrameProps & {router: CompareProps['router'], compared: Compared, both: Both, side: Side}} props */
function SideFrame(props) {
  const print = printOf(props.router.link.value.params, props.compared);
  return print ? <PrintFrame {...props} print={print} /> : <MethodFrame {...props} />;
}

/**
 * A recurrence as it is printed, or corrected.
 * @param {FrameProps & {router: CompareProps['router'], compared: Compared, both: Both, side: Side, print: Print}} props
 */
function PrintFrame({ of, page, router, compared, both, side, print }) {
  const name = text(`compare-print-${side}`);
  const cursor = both.player.cursor.value;
  return (
    <article class="compared" aria-label={name} data-side={side}>
      <header class={both.steps.value?.sideOf(cursor) === side ? 'at-work' : ''}>
        {side === 'left' ? <MethodOf {...{ of, router, compared, side }} chosen={nameOfPrint(print)} /> : <strong>{name}</strong>}
      </header>
      <Lazy load={loadPrinted} with={{ page, of, both, side, print }} />
    </article>
  );
}

/** The method of a side; on the left also what is printed wrongly. @param {{of: Definition<any>, router: CompareProps['router'], compared: Compared, side: Side, chosen: string}} props */
function MethodOf({ of, router, compared: { methods, prints = [] }, side, chosen }) {
  const all = [
    ...methods.map((value) => ({ value, text: text(`${of.words}-method-${value}`) })),
    ...(side === 'left' ? prints.map((print) => ({ value: nameOfPrint(print), text: text(`compare-print-${print.name}`) })) : []),
  ];
  const others = all.some(({ value }) => value === chosen) ? [] : [{ value: chosen, text: chosen }];
  return (
    <Select
      aria-label={text(`compare-${side}`)}
      among={[...others, ...all]}
      chosen={chosen}
      choose={(value) => router.push(router.linkWith({ [side]: value, at: null }))}
    />
  );
}

/** @param {FrameProps & {router: CompareProps['router'], compared: Compared, both: Both, side: Side}} props */
function MethodFrame({ of, page, game, router, compared, both, side }) {
  useLayoutEffect(() => {
    both.sides[side].value = { page, of };
    return () => void (both.sides[side].value = null);
  }, [page]);
  const { params } = router.link.value;
  const method = page.method.value;
  const name = `${text(`compare-${side}`)}: ${text(`${of.words}-method-${method}`)}`;
  const cursor = both.player.cursor.value;
  const is_at_work = both.steps.value?.sideOf(cursor) === side;
  return (
    <article class="compared" aria-label={name} data-side={side}>
      <header class={is_at_work ? 'at-work' : ''}>
        <MethodOf {...{ of, router, compared, side }} chosen={method} />
        {ownOf(params, side).map(([of_side, value]) => (
          <span key={of_side}>{`${of_side} = ${value}`}</span>
        ))}
        <Work both={both} side={side} />
      </header>
      <Stage {...{ of, page, game, name }} is_question_open={false} is_playing={false} />
    </article>
  );
}

/** The counter of a side's work, out of all the work of its method. @param {{both: Both, side: Side}} props */
function Work({ both, side }) {
  const [done, steps] = [both.done.value, both.steps.value];
  if (!done || !steps) return null;
  const count = steps.doneAt(steps.stepCount);
  return (
    <p class="work-done">
      <strong>{readable(String(done[side]))}</strong> {text('compare-work', { done: done[side], count: readable(String(count[side])) })}
      <span class="work-bar" aria-hidden="true">
        <i style={{ width: `${(100 * done[side]) / Math.max(count.left, count.right, 1)}%` }} />
      </span>
    </p>
  );
}
