import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { Swatch } from '../neon/swatch.tsx';
import { optionValues, findVariantWith } from './selected-variant.ts';
import { ValueLabel } from './variant-picker.tsx';
import * as styles from './variant-picker.module.css';

interface VariantLinksProps {
  product: ShopProduct;
  chosen: ShopVariant;
}

/** Renders the options as links to the variants, for browsers without scripts. */
export function VariantLinks({ product, chosen }: VariantLinksProps) {
  return (
    <noscript>
      {product.options.map(({ attribute_id, title }, optionIndex) => (
        <nav key={attribute_id} className={styles['links']} aria-label={title}>
          <b>{title}</b>
          {optionValues(product, optionIndex).map(({ id, title: value }) => {
            const variant = findVariantWith(product, { current: chosen, optionIndex, value: id }) ?? chosen;
            return (
              <a
                key={id}
                className={styles['value']}
                href={`/products/${product.slug}?variant=${variant.id}`}
                rel="nofollow"
                aria-current={chosen.value_ids[optionIndex] === id}
              >
                <Swatch title={value} />
                <ValueLabel title={value} price={variant.price} />
              </a>
            );
          })}
        </nav>
      ))}
    </noscript>
  );
}
