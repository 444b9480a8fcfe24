/** The state of a graph's page: the graph, its lesson, its play, what the drawing shows of a step, and the vertex that is explained. */
import { computed, effect, signal } from '@preact/signals';
import { createSolverMatch } from '../../../play/solver_match.js';
import { present } from '../../../play/play.js';
import { createResource } from '../../../solver/resource.js';
import { optionsOf } from '../../../game_page/parameters.js';
import { countOf, fitsLink, graphOf, isDrawn, optionsAt, paramsOf, terminalOf } from './document.js';
import { createEditor } from './editor.js';
import { createFiles } from './files.js';
import { graphLesson, shownOn } from './lesson.js';
import { PARAMETERS, placesIn } from './parameters.js';
import { graphStepAt } from './steps.js';
import { tokensOf } from '../tokens.js';
import { pairsOf } from './words.js';

/** @import { Signal } from '@preact/signals' */
/** @import { Graph, GraphParts } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { CommonState } from '../../../game_page/state.js' */

/** @param {CommonState<Graph>} common */
export function createState({ router, session, player, timeline, solution, link, go, covered }) {
  const options_key = computed(() => solution.value && JSON.stringify(solution.value.options));
  /** The graph, and for which question; the last good one stays. */
  const read = createResource(options_key, async (question, abort) => ({ question, parts: await session.ask('graph', undefined, abort) }), {
    stays: true,
  });
  const parts = computed(() => read.answer.value?.parts ?? null);
  /** The same, while the solution is about it. */
  const current = computed(() => (read.answer.value?.question === options_key.value ? parts.value : null));
  let said = { pos: '', names: '' };
  /** What the link says of the drawing, while it is about the solution; then what it said last. A step of it makes no other graph. */
  const drawing = computed(() => {
    const { params } = link.value;
    const now = { pos: placesIn(params), names: params.get('names') ?? '' };
    const is_solved = options_key.value === JSON.stringify(optionsOf(PARAMETERS, params));
    if (is_solved && (now.pos !== said.pos || now.names !== said.names)) said = now;
    return said;
  });
  const graph = computed(() => (parts.value && isDrawn(parts.value) ? graphOf(parts.value, drawing.value.pos, drawing.value.names) : null));
  const editor = createEditor({ router, graph, go });
  const { drawn } = editor;
  const nameOf = (/** @type {number} */ vertex) => drawn.value?.names[vertex] || parts.value?.names?.[vertex] || String(vertex);
  const rule = computed(() => solution.value?.options.rule ?? 'normal');
  const verdict = computed(() => solution.value?.verdict ?? null);

  const lesson = computed(() => {
    const [run, of, answer] = [timeline.value, current.value, verdict.value];
    return run && of && answer ? graphLesson(run, of, { rule: rule.value, verdict: answer, nameOf }) : null;
  });
  const cursor = computed(() => Math.min(player.cursor.value, lesson.value?.stepCount ?? 0));

  /** The vertex that is explained. @type {Signal<number | null>} */
  const selection = signal(null);
  // Tokens may move in a cycle for ever.
  const match = createSolverMatch(session, undefined, { nameOf: (position) => position.text });
  /** Where the tokens of the play stand; null outside of one. */
  const played = computed(() => match.shown.value && tokensOf(present(match.shown.value).text));
  /** The token that is to be moved. @type {Signal<number | null>} */
  const held = signal(null);
  /** The moves that a player has chosen so far, by token, where every token is moved. @type {Signal<ReadonlyMap<number, number>>} */
  const chosen = signal(new Map());
  /** Tokens that can be moved now. */
  const movable = computed(() => {
    const [at, of] = [played.value, current.value];
    if (!at || !of || !match.your_turn.value) return [];
    return at.map((_, token) => token).filter((token) => targetsOf(of, at[token] ?? 0).length > 0);
  });

  /** Where a token may go. @param {GraphParts} of @param {number} vertex */
  const targetsOf = (of, vertex) => (terminalOf(of, vertex) === 'none' ? [...optionsAt(of, vertex)] : []);

  /** Where a click is a move: the options of the chosen token, or of all. */
  const targets = computed(() => {
    const [at, of] = [played.value, current.value];
    if (!at || !of) return new Set();
    const tokens = held.value !== null && movable.value.includes(held.value) ? [held.value] : movable.value;
    return new Set(tokens.flatMap((token) => targetsOf(of, at[token] ?? 0)));
  });

  /** Where a token is to go, where every token is moved. @param {number} token @param {number} vertex */
  const chooseTarget = (token, vertex) => (chosen.value = new Map(chosen.peek()).set(token, vertex));

  /** Plays the chosen moves as one. */
  function playChosenMoves() {
    const moves = movable.peek().map((token) => `${token},${chosen.peek().get(token)}`);
    chosen.value = new Map();
    void match.playMoveText(moves.join(';'));
  }

  /**
   * Where a token goes; where every token is moved, the move is made when all of them have theirs.
   * @param {number} token @param {number} vertex
   */
  function choose(token, vertex) {
    held.value = null;
    if (rule.peek() !== 'every') return void match.playMoveText(`${token},${vertex}`);
    chooseTarget(token, vertex);
    if (movable.peek().every((one) => chosen.peek().has(one))) playChosenMoves();
  }

  /** A click on a vertex while one plays. @param {number} vertex */
  function playAt(vertex) {
    const [at, of, own] = [played.peek(), current.peek(), held.peek()];
    if (!at || !of || !match.your_turn.peek()) return;
    const reaching = movable.peek().filter((token) => targetsOf(of, at[token] ?? 0).includes(vertex));
    const standing = movable.peek().filter((token) => at[token] === vertex);
    const [first] = reaching;
    if (own !== null && reaching.includes(own)) choose(own, vertex);
    else if (standing.length > 0 && (own === null || !standing.includes(own))) held.value = standing[0] ?? null;
    else if (first === undefined) match.rejectMove();
    // Of tokens that stand together one is as good as another.
    else if (reaching.every((token) => at[token] === at[first])) choose(first, vertex);
    else held.value = first;
  }

  /** What the drawing shows. */
  const scene = computed(() => {
    const [now, of] = [drawn.value, parts.value];
    if (!now || !of) return null;
    const [run, play] = [timeline.value, played.value];
    const is_draft = editor.is_draft.value || countOf(of) !== now.count;
    const step = run && current.value && !is_draft && !play ? graphStepAt(run, cursor.value) : null;
    const is_answer = step?.kind === 'answer' && !covered.value;
    const at = step && !['start', 'answer', 'drawn'].includes(step.kind) ? step.numbers[0] : null;
    const read_now = at === null ? [] : step?.kind === 'option' ? [step.numbers[1]] : [...optionsAt(of, at)];
    const tokens = play ?? now.tokens ?? [];
    const winning = pairsOf(is_answer ? (verdict.value?.moves[0] ?? '') : '');
    const moves = play ? [...chosen.value] : winning;
    const cycle = is_draft ? [] : of.cycle;
    return {
      graph: now,
      at,
      picked: selection.value,
      held: play && held.value !== null ? (play[held.value] ?? null) : null,
      from: editor.from.value,
      targets: targets.value,
      tokens,
      breaking: new Set(is_draft ? [] : of.breaking),
      cycle: new Set(cycle.map((from, index) => `${from}-${cycle[(index + 1) % cycle.length]}`)),
      marked: new Set(moves.map(([token, to]) => `${tokens[token]}-${to}`)),
      read: new Set(read_now),
      /** @param {number} vertex */
      textOf: (vertex) => (!step || !run || (covered.value && tokens.includes(vertex)) ? '' : shownOn(run, of, vertex, cursor.value)),
    };
  });

  // A drawing stays a draft until it is solved.
  const stop_drafts = effect(() => {
    if (read.answer.value?.question === JSON.stringify(optionsOf(PARAMETERS, link.value.params))) editor.settle();
  });
  // A small graph from a file is a link.
  const stop_files = effect(() => {
    const [of, small, { params }] = [current.value, graph.value, link.value];
    if (!of || !small || !params.has('file') || solution.value?.options.file !== params.get('file')) return;
    const said = paramsOf(small);
    if (fitsLink(said)) router.replaceNow(router.linkWith(said));
  });

  return {
    parts,
    current,
    drawn,
    editor,
    files: createFiles(session, go),
    nameOf,
    rule,
    verdict,
    lesson,
    scene,
    selection,
    match,
    played,
    movable,
    chosen,
    chooseTarget,
    playChosenMoves,
    targetsOf,
    /** A vertex is clicked, or chosen by Enter. @param {number} vertex */
    clickVertex(vertex) {
      if (match.play.peek()) playAt(vertex);
      else if (!editor.click(vertex)) selection.value = vertex;
    },
    /** @param {string} move */
    hintTo: (move) => (chosen.value = new Map(pairsOf(move))),
    deselect() {
      selection.value = held.value = null;
      chosen.value = new Map();
    },
    destroy() {
      stop_drafts();
      stop_files();
      read.destroy();
      editor.destroy();
    },
  };
}

/** @typedef {ReturnType<typeof import('../../../game_page/state.js').createPage<Graph, ReturnType<typeof createState>>>} Page */
