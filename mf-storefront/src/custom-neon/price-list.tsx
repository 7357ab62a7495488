import { backboards, type DesignRules } from '@lumora/shared-contract/designs';
import { formatPaise } from '@lumora/shared-contract/format';
import * as styles from './page.module.css';

/** Renders the explanation of the price with the rates of all parts. */
export function PriceList({ rules }: { rules: DesignRules }) {
  return (
    <section className={styles['prices']} aria-labelledby="prices-heading">
      <h2 id="prices-heading">How the price is worked out</h2>
      <p>
        We measure the strokes of your letters in the font and size that you choose: that is the tube we bend. What you
        see is what you pay.
      </p>
      <dl>
        {rowsOf(rules).map(([name, paise, per]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{`${formatPaise(paise)} ${per}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function rowsOf(rules: DesignRules): [name: string, paise: number, per: string][] {
  return [
    ['Power supply, wiring and packing', rules.start, 'a sign'],
    ['Neon tube', rules.tube_per_metre, 'a metre'],
    ['Sealed for outdoors', rules.outdoor_per_metre, 'a metre more'],
    ...backboards.map(({ slug, name }): [string, number, string] => [name, rules[`board_${slug}`], 'a square metre']),
    ['Dimmer', rules.dimmer, 'a sign'],
    ['Minimum order', rules.min_price, ''],
  ];
}
