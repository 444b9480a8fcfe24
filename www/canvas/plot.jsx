/** The room for a chart that is drawn as SVG or elements. It gives its size and the measures of the theme to the chart. */
import { effect } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { theme } from '../ui/settings.js';
import { readPalette } from './palette.js';
import { printInLight } from './print.js';
import './chart.css';

/** @import { ComponentChild, RefObject } from 'preact' */

/**
 * The room of a chart and its measures, which the theme sets.
 * @typedef {{width: number, height: number, label: number, stroke: number, font: string}} Frame
 */

/** @param {{children: (frame: Frame) => ComponentChild}} props */
export function Plot({ children }) {
  const /** @type {RefObject<HTMLDivElement | null>} */ box = useRef(null);
  const [frame, setFrame] = useState(/** @type {Frame | null} */ (null));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { px, font } = readPalette(element);
      setFrame({ width: element.clientWidth, height: element.clientHeight, label: px.label, stroke: px.stroke, font });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stops = [
      effect(() => {
        void theme.current.value;
        measure();
      }),
      printInLight(),
      () => observer.disconnect(),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <div class="chart-plot" ref={box}>
      {frame && frame.width > 0 && frame.height > 0 && children(frame)}
    </div>
  );
}
