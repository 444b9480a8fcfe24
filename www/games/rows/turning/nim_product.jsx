/** The nim product of any two numbers, and how it is found by halves; each product within it can be opened. */
import { useResource } from '../../../solver/resource.js';
import { NumberField } from '../../../ui/fields.jsx';
import { plain } from '../../../ui/link.js';
import { text } from '../../../ui/messages.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { NimHalves } from '../../../../crate/pkg/rows/mexplorer.js' */
/** @import { Page } from '../state.js' */

/** Factors are below this. */
const LIMIT = 2 ** 32;

/** The factors where a link does not say them. */
const USUAL = ['5', '6'];

/** @param {string} factor */
const isFactor = (factor) => /^\d{1,10}$/.test(factor) && Number(factor) < LIMIT;

/** @param {{page: Page}} props */
export function NimProduct({ page }) {
  const [a = '', b = ''] = page.link.value.params.get('product')?.split(',') ?? USUAL;
  const is_right = isFactor(a) && isFactor(b);
  const found = useResource(is_right ? `${Number(a)},${Number(b)}` : null, (abort) =>
    page.session.ask('product', { a: Number(a), b: Number(b) }, abort),
  );
  /** @param {string} name @param {string} value @param {(value: string) => string} product */
  const field = (name, value, product) => (
    <NumberField
      name={`factor-${name}`}
      label={text('turning-factor', { name })}
      value={value}
      invalid={!isFactor(value)}
      settled
      problem="product-problem"
      steps
      commit={(typed) => page.go({ product: product(plain(typed).trim().replaceAll(',', '')) })}
    />
  );
  return (
    <section class="nim-product" aria-label={text('turning-product')}>
      <h2>{text('turning-product')}</h2>
      <p class="nim-product-sum">
        {field('a', a, (typed) => `${typed},${b}`)} ⊗ {field('b', b, (typed) => `${a},${typed}`)}
        {found && is_right && (
          <>
            {' '}
            = <output>{found.product}</output>
          </>
        )}
      </p>
      {!is_right && (
        <p id="product-problem" class="problem" role="alert">
          {text('turning-product-limit', { typed: isFactor(a) ? b : a, limit: LIMIT - 1 })}
        </p>
      )}
      {found && is_right && <Work page={page} a={a} b={b} product={found.product} halves={found.halves} />}
    </section>
  );
}

/**
 * How a product is found.
 * @param {{page: Page, a: string, b: string, product: number, halves: NimHalves | null | undefined}} props
 */
function Work({ page, a, b, product, halves }) {
  if (!halves) return <p>{text('turning-product-small')}</p>;
  const { power, a: of_a, b: of_b, high, low, both, carry } = halves;
  /** @param {number} one @param {number} other @param {number} value */
  const inner = (one, other, value) => (
    <>
      <a href={page.router.linkWith({ product: `${one},${other}` })}>
        {one} ⊗ {other}
      </a>{' '}
      = {value}
    </>
  );
  /** @type {[name: string, value: ComponentChildren][]} */
  const lines = [
    ['halves', `${a} = ${of_a[0]}·${power} + ${of_a[1]}, ${b} = ${of_b[0]}·${power} + ${of_b[1]}`],
    ['high', inner(of_a[0], of_b[0], high)],
    ['low', inner(of_a[1], of_b[1], low)],
    ['both', inner(xor(of_a), xor(of_b), both)],
    ['carry', inner(high, power / 2, carry)],
    ['sum', text('turning-product-sum', written({ both, low, power, carry, product }))],
  ];
  return (
    <dl>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{text('turning-product-part', { name, ...written({ power }) })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Numbers as they are in links, without groups. @param {Record<string, number>} numbers */
const written = (numbers) => Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));

/** Of halves that are below 2^16. @param {readonly number[]} halves */
const xor = ([high = 0, low = 0]) => high ^ low;
