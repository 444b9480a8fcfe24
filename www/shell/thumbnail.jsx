/** Pictures of examples, as scripts/pictures.mjs draws them. */
import { ThemedPicture } from './themed_picture.jsx';

/** The addresses of the pictures, by example and theme. @type {Record<string, string>} */
const PICTURES = import.meta.glob('../../pictures/*.svg', { query: '?url', import: 'default', eager: true });

/** The picture of an example, if it has one. @param {{of: string}} props of: the example's id */
export const Thumbnail = ({ of }) => <ThemedPicture addressOf={(theme) => PICTURES[`../../pictures/${of}.${theme}.svg`]} />;
