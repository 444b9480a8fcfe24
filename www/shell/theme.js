/** The theme on show, and the way to the next. */
import { text } from '../ui/messages.js';
import { theme, THEMES } from '../ui/settings.js';

const next = () => THEMES[(THEMES.indexOf(theme.current.value) + 1) % THEMES.length] ?? 'light';

export const nextTheme = () => theme.choose(next());

/** “Theme: light; change to dark”. */
export const themeWords = () => text('theme-next', { now: text(`theme-${theme.current.value}`), next: text(`theme-${next()}`) });
