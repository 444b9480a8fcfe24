import { text } from './messages.js';

/** @import { ButtonHTMLAttributes } from 'preact' */

/** A button with the words of a message. @param {{name: string} & ButtonHTMLAttributes} props */
export const TextButton = ({ name, ...attributes }) => (
  <button type="button" {...attributes}>
    {text(name)}
  </button>
);
