import type { ShopOption, ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { Swatch } from '../neon/swatch.tsx';
import { matchesVariant, optionValues, findVariantWith } from './selected-variant.ts';
import * as styles from './variant-picker.module.css';

interface VariantPickerProps {
  product: ShopProduct;
  chosen: ShopVariant;
  onChoose: (variant: ShopVariant) => void;
}

/** Renders radio buttons for the options of a product. Every value can be selected; other options change where needed. */
export function VariantPicker({ product, chosen, onChoose }: VariantPickerProps) {
  return product.options.map((option, optionIndex) => (
    <fieldset key={option.attribute_id} className={styles['option']}>
      <legend>
        {option.title}: <b>{valueTitle(option, chosen.value_ids[optionIndex])}</b>
      </legend>
      <div className={styles['values']}>
        {optionValues(product, optionIndex).map(({ id, title }) => (
          <label
            key={id}
            className={styles['value']}
            data-elsewhere={!matchesVariant(product, chosen, optionIndex, id)}
          >
            <input
              type="radio"
              name={`option-${option.attribute_id}`}
              checked={chosen.value_ids[optionIndex] === id}
              onChange={() => onChoose(findVariantWith(product, chosen, optionIndex, id) ?? chosen)}
            />
            <Swatch title={title} />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

function valueTitle({ values }: ShopOption, chosen: number | undefined): string {
  return values.find(({ id }) => id === chosen)?.title ?? '';
}
