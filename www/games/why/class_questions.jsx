/** Two questions for a class, to be asked before the proof and after it: a lesson in a link, whose result codes can be compared. */
import { useLoaded } from '../../ui/use_loaded.js';
import { text } from '../../ui/messages.js';

/** @import { Page } from './state.js' */

/** By the name of what a proof is about. @type {Record<string, () => Promise<any>>} */
const TEXTS = import.meta.glob('./class_questions/*.md', { query: '?raw', import: 'default' });

/** @param {{page: Page}} props */
export function ClassQuestions({ page }) {
  const about = page.options.value.about ?? '';
  const link = useLoaded(async () => {
    const load = TEXTS[`./class_questions/${about}.md`];
    if (!load) return null;
    const [words, { packed }] = await Promise.all([load(), import('../../ui/packed.js')]);
    return packed(words, 0);
  }, [about]);
  if (link === null) return null;
  return (
    <p class="checked">
      {text('why-class')} <a href={page.router.linkTo('lesson', { z: link })}>{text('why-class-questions')}</a> ·{' '}
      <a href={page.router.linkTo('collect', {})}>{text('why-class-collect')}</a>
    </p>
  );
}
