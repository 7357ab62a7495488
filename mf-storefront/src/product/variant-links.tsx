import type { ShopProduct, ShopVariant } from '@lumora/shared-contract';
import { optionValues, findVariantWith } from './selected-variant.ts';
import * as styles from './variant-picker.module.css';

interface VariantLinksProps {
  product: ShopProduct;
  chosen: ShopVariant;
}

/** The same choices where no script hears of them: each is the address of its variant, with its price and stock. */
export function VariantLinks({ product, chosen }: VariantLinksProps) {
  return (
    <noscript>
      {product.options.map(({ attribute_id, title }, place) => (
        <nav key={attribute_id} className={styles['links']} aria-label={title}>
          <b>{title}</b>
          {optionValues(product, place).map((value) => (
            <a
              key={value.id}
              href={`/products/${product.slug}?variant=${(findVariantWith(product, chosen, place, value.id) ?? chosen).id}`}
              rel="nofollow"
              aria-current={chosen.value_ids[place] === value.id}
            >
              {value.title}
            </a>
          ))}
        </nav>
      ))}
    </noscript>
  );
}
