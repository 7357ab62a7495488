import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { optionValues, findVariantWith } from './selected-variant.ts';
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
          {optionValues(product, optionIndex).map((value) => (
            <a
              key={value.id}
              href={`/products/${product.slug}?variant=${(findVariantWith(product, chosen, optionIndex, value.id) ?? chosen).id}`}
              rel="nofollow"
              aria-current={chosen.value_ids[optionIndex] === value.id}
            >
              {value.title}
            </a>
          ))}
        </nav>
      ))}
    </noscript>
  );
}
