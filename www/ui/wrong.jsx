/** What is wrong, said at once; nothing where nothing is. */

/** @param {{words: string}} props */
export const Wrong = ({ words }) =>
  words !== '' && (
    <p class="wrong" role="alert">
      {words}
    </p>
  );
