/** The choice of a method or a view: each of its values is a link. */
import { Choice } from '../ui/choice.jsx';
import { text } from '../ui/messages.js';
import { comeBack } from './scrolling.js';

/** @import { Page } from './state.js' */

/**
 * A choice among the values of a parameter; the first of them is the usual one, if it has no default.
 * @param {object} props
 * @param {Page} props.page
 * @param {string} props.words
 * @param {'method' | 'view'} props.name
 * @param {string} [props.kind]
 * @param {readonly {value: string, disabled?: boolean}[]} [props.among]
 * @param {string} props.chosen
 */
export function PageChoice({ page, words, name, kind, among = [], chosen }) {
  const parameter = page.parameters[name];
  return (
    <Choice
      name={name}
      {...(kind ? { kind } : {})}
      label={text(`${name}s`)}
      among={among.map((one) => ({ ...one, text: text(`${words}-${name}-${one.value}`) }))}
      chosen={chosen}
      choose={(value) => {
        page.go({ [name]: parameter?.among?.includes(value) ? value : null, ...parameter?.follows?.(value, page) });
        comeBack();
      }}
    />
  );
}
