/** A small live board for the home page: the stars around the corner, or the rays of a position far away. */
import { SmallMap } from '../../canvas/small_map.jsx';
import { optionsOf, positionOf } from './parameters.js';

/** Rows that are on show at least. */
const LEAST = 24n;

/** @param {{client: import('../../solver/client.js').Client, params: Record<string, string>}} props */
export function Thumbnail({ client, params }) {
  const options = optionsOf(new Map(Object.entries(params)));
  const { a, b } = positionOf(options);
  const most = (a > b ? a : b) + 2n;
  return <SmallMap client={client} game="Wythoff" options={() => options} rows={most > LEAST ? most : LEAST} />;
}
