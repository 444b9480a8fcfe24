/** What the bench does inside pages. Playwright hands each of these functions to a page as text: none uses anything around it. */

/**
 * One measurement in a Worker of its own.
 * @param {{worker: string} & Record<string, unknown>} question
 * @returns {Promise<any>}
 */
export function measureInWorker({ worker, ...question }) {
  return new Promise((resolve, reject) => {
    const own = new Worker(worker, { type: 'module' });
    own.onerror = (event) => reject(new Error(event.message));
    own.onmessage = ({ data }) => {
      own.terminate();
      resolve(data);
    };
    own.postMessage(question);
  });
}

/**
 * Drags the board for some seconds, ten pixels a frame or so: stroke after stroke upwards, to one side and back to the other. Every
 * frame leaves a mark.
 * @param {{duration_ms: number}} about
 * @returns {Promise<number[]>} the times of all frames
 */
export function dragBoard({ duration_ms }) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas.board-canvas'));
  const box = canvas.getBoundingClientRect();
  // No hand holds this pointer.
  canvas.setPointerCapture = () => {};
  /** @param {string} type @param {number} across @param {number} down as parts of the board */
  const pointer = (type, across, down) => {
    const [clientX, clientY] = [box.left + box.width * across, box.top + box.height * down];
    const [button, buttons] = [type === 'pointermove' ? -1 : 0, type === 'pointerup' ? 0 : 1];
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', button, buttons, clientX, clientY }),
    );
  };
  const frames_a_stroke = 40;
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    /** @param {number} now */
    const frame = (now) => {
      performance.mark('bench-frame');
      const index = frames.push(now) - 1;
      const part = (index % frames_a_stroke) / (frames_a_stroke - 1);
      const to_left = Math.floor(index / frames_a_stroke) % 2 === 0;
      const [across, down] = [to_left ? 0.8 - 0.3 * part : 0.5 + 0.3 * part, 0.9 - 0.8 * part];
      if (part === 0) pointer('pointerdown', across, down);
      else pointer('pointermove', across, down);
      if (part === 1) pointer('pointerup', across, down);
      if (now - /** @type {number} */ (frames[0]) < duration_ms || part !== 1) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Drags a vertex of a graph round its board, a little every frame, which leaves a mark.
 * @param {{duration_ms: number}} about
 * @returns {Promise<number[]>} when the frames began, in milliseconds
 */
export function dragVertex({ duration_ms }) {
  const board = /** @type {SVGSVGElement} */ (document.querySelector('.graph-board svg'));
  const box = board.getBoundingClientRect();
  // No hand holds this pointer.
  board.setPointerCapture = () => {};
  /** @param {Element} target @param {string} type @param {number} clientX @param {number} clientY */
  const pointer = (target, type, clientX, clientY) => {
    const [button, buttons] = [type === 'pointermove' ? -1 : 0, 1];
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, pointerType: 'mouse', button, buttons, clientX, clientY }),
    );
  };
  const vertex = /** @type {SVGGElement} */ (board.querySelector('[data-vertex]'));
  const at = vertex.getBoundingClientRect();
  pointer(vertex, 'pointerdown', at.left + at.width / 2, at.top + at.height / 2);
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    /** @param {number} now */
    const frame = (now) => {
      performance.mark('bench-frame');
      const turn = (frames.push(now) / 60) * Math.PI;
      pointer(
        board,
        'pointermove',
        box.left + box.width * (0.5 + 0.4 * Math.cos(turn)),
        box.top + box.height * (0.5 + 0.4 * Math.sin(turn)),
      );
      if (now - /** @type {number} */ (frames[0]) < duration_ms) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Turns the wheel with Ctrl at a place of the board, a little every frame: one way for a time, then back as long, and so on. Every
 * frame leaves a mark.
 * @param {object} about
 * @param {number} about.duration_ms
 * @param {'closer' | 'away'} about.first
 * @param {number} about.across @param {number} about.down the place, as parts of the board
 * @param {number} about.turn_ms
 * @returns {Promise<number[]>} the times of all frames
 */
export function zoomBoard({ duration_ms, first, across, down, turn_ms }) {
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas.board-canvas'));
  const box = canvas.getBoundingClientRect();
  const at = { clientX: box.left + box.width * across, clientY: box.top + box.height * down };
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    /** @param {number} now */
    const frame = (now) => {
      performance.mark('bench-frame');
      frames.push(now);
      const elapsed = now - /** @type {number} */ (frames[0]);
      const deltaY = (Math.floor(elapsed / turn_ms) % 2 === 0) === (first === 'closer') ? -12 : 12;
      canvas.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY, ...at }));
      if (elapsed < duration_ms) requestAnimationFrame(frame);
      else resolve(frames);
    };
    requestAnimationFrame(frame);
  });
}

/**
 * Moves the player, as its seek bar does; done when the step is shown. Leaves a mark.
 * @param {number} part of all steps, from 0 to 1
 * @returns {Promise<string | null>} what the bar says of the step
 */
export async function seekTo(part) {
  const bar = /** @type {HTMLInputElement} */ (document.querySelector('.seek input[type=range]'));
  performance.mark('bench-frame');
  bar.value = String(Math.round(Number(bar.max) * part));
  bar.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return bar.getAttribute('aria-valuetext');
}

/** How many steps the player has. */
export const stepCount = () => Number(/** @type {HTMLInputElement | null} */ (document.querySelector('.seek input[type=range]'))?.max ?? 0);
