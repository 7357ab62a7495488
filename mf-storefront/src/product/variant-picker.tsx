import { useState } from 'react';
import type { ShopOption, ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { Swatch } from '../neon/swatch.tsx';
import { formatSize, rupees } from '@lumora/shared-contract/format';
import { matchesVariant, optionValues, findVariantWith } from './selected-variant.ts';
import * as styles from './variant-picker.module.css';

interface VariantPickerProps {
  product: ShopProduct;
  chosen: ShopVariant;
  onChoose: (variant: ShopVariant) => void;
}

/**
 * Renders radio buttons for the options of a product. Every value can be selected; other options change where needed, which
 * a note says.
 */
export function VariantPicker({ product, chosen, onChoose }: VariantPickerProps) {
  const [note, setNote] = useState('');
  return (
    <>
      {product.options.map((option, optionIndex) => (
        <fieldset key={option.attribute_id} className={styles['option']}>
          <legend>
            {option.title}: <b>{valueTitle(option, chosen.value_ids[optionIndex])}</b>
          </legend>
          <div className={styles['values']}>
            {optionValues(product, optionIndex).map(({ id, title }) => {
              const change = { current: chosen, optionIndex, value: id };
              const variant = findVariantWith(product, change) ?? chosen;
              return (
                <label key={id} className={styles['value']} data-other-combination={!matchesVariant(product, change)}>
                  <input
                    type="radio"
                    name={`option-${option.attribute_id}`}
                    checked={chosen.value_ids[optionIndex] === id}
                    onChange={() => {
                      setNote(changeNote(product, { from: chosen, to: variant, optionIndex }));
                      onChoose(variant);
                    }}
                  />
                  <Swatch title={title} />
                  <ValueLabel title={title} price={variant.price} />
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className={styles['note']}>
        {note}
      </p>
    </>
  );
}

/** Renders which other options changed by the choice of a value, such as “Backboard changed to Clear Acrylic Sheet: …”. */
function changeNote(
  { options }: ShopProduct,
  { from, to, optionIndex }: { from: ShopVariant; to: ShopVariant; optionIndex: number },
): string {
  const titleOf = (index: number, { value_ids }: ShopVariant) => {
    const option = options[index];
    return option === undefined ? '' : valueTitle(option, value_ids[index]);
  };
  return options
    .flatMap(({ title }, index) =>
      index === optionIndex || from.value_ids[index] === to.value_ids[index]
        ? []
        : `${title} changed to ${titleOf(index, to)}: ${titleOf(optionIndex, to)} is not available with ${titleOf(index, from)}.`,
    )
    .join(' ');
}

/** Renders the title of a value; of a size in centimetres and inches, with the price of the sign in this size. */
export function ValueLabel({ title, price }: { title: string; price: number }) {
  const size = formatSize(title);
  if (size === null) return title;
  return (
    <span className={styles['size']}>
      <b>{size}</b> ({title.replace('x', ' × ')} in) <span>{rupees(price)}</span>
    </span>
  );
}

function valueTitle({ values }: ShopOption, chosen: number | undefined): string {
  const title = values.find(({ id }) => id === chosen)?.title ?? '';
  return formatSize(title) ?? title;
}
