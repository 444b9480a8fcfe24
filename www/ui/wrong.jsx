/** @import { ComponentChildren } from 'preact' */

/** A sentence about a mistake. @param {{children: ComponentChildren}} props */
export const Wrong = ({ children }) => (
  <p class="wrong" role="alert">
    {children}
  </p>
);
