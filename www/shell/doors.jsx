/** The three doors of the home page: play at once, the first lesson, and what a teacher needs; below them two lists. */
import { useSignal } from '@preact/signals';
import { firstPlay } from '../play/parameters.js';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { newToken } from '../ui/token.js';
import { Entry } from './entry.jsx';

/** @import { ComponentProps } from 'preact' */
/** @import { FamilyGame, Router } from './types.js' */

/** @param {{icon: ComponentProps<typeof Icon>['name'], name: string, why: string}} props */
const Sign = ({ icon, name, why }) => (
  <>
    <Icon name={icon} />
    <span>
      <strong>{name}</strong>
      <span>{why}</span>
    </span>
  </>
);

/** @param {{router: Router, games: readonly FamilyGame[]}} props */
export function Doors({ router, games }) {
  const is_teaching = useSignal(false);
  const [first] = games;
  return (
    <>
      <nav class="doors" aria-label={text('home-doors')}>
        <a class="door primary" href={router.linkTo(first?.route ?? '', firstPlay(first?.fair ?? {}))}>
          <Sign icon="stones" name={text('way-play')} why={text('home-play')} />
        </a>
        <a class="door" href={router.linkTo('lesson', { id: `first-${first?.route}` })}>
          <Sign icon="book" name={text('way-learn')} why={text('home-learn')} />
        </a>
        <button type="button" class="door" aria-expanded={is_teaching} onClick={() => (is_teaching.value = !is_teaching.value)}>
          <Sign icon="screen" name={text('home-teach')} why={text('home-teach-why')} />
        </button>
      </nav>
      {is_teaching.value ? (
        <TeachersWays router={router} first={first} />
      ) : (
        <p class="more-lessons">
          <a href={router.linkTo('lesson')}>{text('teach-lesson')}</a> <a href={router.linkTo('judge')}>{text('teach-judge')}</a>{' '}
          <a href={router.linkTo('why')}>{text('teach-why')}</a>
        </p>
      )}
    </>
  );
}

/** @param {{router: Router, first: FamilyGame | undefined}} props */
function TeachersWays({ router, first }) {
  /** @type {[name: string, href: string][]} */
  const ways = [
    ['present', router.linkTo('lesson', { id: `first-${first?.route}`, present: newToken() })],
    ['ask', router.linkTo(first?.route ?? '', { ...first?.fair, ask: 'outcome', 'ask-seed': '1', 'ask-level': 'small' })],
    ['worksheet', router.linkTo('worksheet', { level: 'small' })],
    ['collect', router.linkTo('collect')],
    ['lesson', router.linkTo('lesson')],
    ['judge', router.linkTo('judge')],
    ['why', router.linkTo('why')],
  ];
  return (
    <ul class="examples teaching">
      {ways.map(([name, href]) => (
        <Entry key={name} href={href} title={text(`teach-${name}`)} why={text(`teach-${name}-why`)} />
      ))}
    </ul>
  );
}
