/** A button with words. */

/** @import { ButtonProps } from './types.js' */

/** @param {ButtonProps & {words: string}} props */
export const Button = ({ words, ...others }) => (
  <button type="button" {...others}>
    {words}
  </button>
);
