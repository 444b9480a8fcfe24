/** A lesson in the language of the page. */
import { language } from '../../ui/settings.js';

/** @import { Worded } from './parse.js' */

/** The language of a lesson's words. */
export const spoken = () => (language.current.value === 'zh' ? 'zh' : 'en');

/** A lesson's title; that of the other language where it has none in this one. @param {Worded} title */
export const titleOf = (title) => title[spoken()] || title.en || title.zh;
