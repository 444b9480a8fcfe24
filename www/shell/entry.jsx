/** An entry of a list of examples, pages or lessons: a link with a title and a reason to open it. */
import './entry.css';

/** @import { ComponentChildren, TargetedMouseEvent } from 'preact' */

/**
 * @param {object} props
 * @param {string} props.href
 * @param {string} props.title
 * @param {string} [props.why]
 * @param {(event: TargetedMouseEvent<HTMLAnchorElement>) => void} [props.onClick]
 * @param {ComponentChildren} [props.picture]
 */
export const Entry = ({ title, why, picture, ...link }) => (
  <li>
    <a class={picture ? 'pictured' : undefined} {...link}>
      {picture}
      <strong>{title}</strong>
      {why && <span>{why}</span>}
    </a>
  </li>
);
