/** A list of numbers as chips, each with one less and one more; and the field of the whole list, for what is easier to type. */
import { NumberField } from '../ui/fields.jsx';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import './chips.css';

/** @import { ButtonHTMLAttributes, ComponentProps } from 'preact' */
/** @import { Chip } from './types.js' */

/** One of more digits makes the list one to type alone. */
const LONGEST = 40;

/** @typedef {Omit<ComponentProps<typeof NumberField>, 'steps'>} Field of the whole list; its face stands in the place of too many chips */

/**
 * @param {{chip: Chip, items: string, read: (typed: string) => string} & Field} props
 *   items: the list in its plain form; read: a typed list in this form
 */
export function Chips({ chip, items: list, read, ...field }) {
  const items = list === '' ? [] : list.split(',').map((item) => item.trim());
  const has_chips = !field.face && items.every(({ length }) => length <= LONGEST);
  /** @param {readonly string[]} changed */
  const change = (changed) => field.commit(changed.join(','));
  return (
    <span class="chips">
      {has_chips && (
        <>
          <span class="chip-row">
            {items.map((item, index) => (
              <OneChip key={index} {...{ chip, item, index, items, read, change, field }} />
            ))}
          </span>
          <SignButton sign="plus" name={text('chip-add')} onClick={() => change([...items, chip.next?.(items) ?? '1'])} />
        </>
      )}
      <NumberField {...field} face={has_chips ? <Icon name="pencil" /> : (field.face ?? text('chip-count', { count: items.length }))} />
    </span>
  );
}

/**
 * @param {object} props
 * @param {Chip} props.chip
 * @param {string} props.item
 * @param {number} props.index
 * @param {readonly string[]} props.items
 * @param {(typed: string) => string} props.read
 * @param {(items: readonly string[]) => void} props.change
 * @param {Field} props.field
 */
function OneChip({ chip, item, index, items, read, change, field }) {
  const number = index + chip.first;
  const name = text(chip.name, { number });
  const is_whole = /^\d+$/.test(item);
  /** @param {bigint} more */
  const add = (more) => change(items.with(index, String(BigInt(item) + more)));
  // The arrow keys of the number do what its signs do, and Tab goes past these.
  const is_least = !is_whole || BigInt(item) <= (chip.least ?? 0n);
  /** Puts a number, or a list of them, in the place of this one. @param {string} typed */
  function commit(typed) {
    const numbers = read(typed).split(',');
    const are_there = items.slice(index, index + numbers.length).join(',') === numbers.join(',');
    // Enter has put a list there already; its field is left after that, with the list still in it.
    if (numbers.length > 1 && are_there) return;
    change(typed.trim() === '' ? items.toSpliced(index, 1) : items.with(index, typed));
  }
  return (
    <span class="chip">
      {is_least ? (
        <SignButton sign="close" tabIndex={-1} name={text('chip-remove', { name })} onClick={() => change(items.toSpliced(index, 1))} />
      ) : (
        <SignButton sign="minus" tabIndex={-1} name={text('chip-less', { name })} onClick={() => add(-1n)} />
      )}
      <span>
        <NumberField
          name={`${field.name}-${number}`}
          label={name}
          value={item}
          invalid={field.invalid && !is_whole}
          settled={field.settled}
          steps
          commit={commit}
        />
      </span>
      <SignButton sign="plus" tabIndex={-1} name={text('chip-more', { name })} disabled={!is_whole} onClick={() => add(1n)} />
    </span>
  );
}

/** @param {{sign: 'plus' | 'minus' | 'close', name: string} & ButtonHTMLAttributes} props */
const SignButton = ({ sign, name, ...others }) => (
  <button type="button" class="icon" aria-label={name} title={name} {...others}>
    <Icon name={sign} />
  </button>
);
