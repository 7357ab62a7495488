import type { ShopOption, ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';

/** Returns the variant of the search parameters, else the first variant. */
export function selectedVariant(product: ShopProduct, search: URLSearchParams): ShopVariant | undefined {
  return variantOrFirst(product, Number(search.get('variant')));
}

/** Returns the variant with an id, else the first variant. */
export function variantOrFirst(product: ShopProduct, variantId: number | undefined): ShopVariant | undefined {
  return product.variants.find(({ id }) => id === variantId) ?? firstVariant(product);
}

/** Returns the cheapest variant in stock, else the cheapest. */
export function firstVariant({ variants }: ShopProduct): ShopVariant | undefined {
  const cheapestFirst = variants.toSorted((a, b) => a.price - b.price);
  return cheapestFirst.find(({ stock }) => stock !== 'out') ?? cheapestFirst[0];
}

/** Returns the values of the option at `optionIndex`, that of the first variant first; the others keep their order. */
export function optionValues(product: ShopProduct, optionIndex: number): ShopOption['values'] {
  const first = firstVariant(product)?.value_ids[optionIndex];
  const values = product.options[optionIndex]?.values ?? [];
  return values.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** A value, by its id, for the option at `optionIndex` instead of that of the variant `current`. */
interface OptionChange {
  current: ShopVariant;
  optionIndex: number;
  value: number;
}

/** Returns the variant with the changed value that otherwise differs least from the current one. */
export function findVariantWith(
  { variants }: ShopProduct,
  { current, optionIndex, value }: OptionChange,
): ShopVariant | undefined {
  const similarity = (variant: ShopVariant) =>
    variant.value_ids.filter((id, index) => id === current.value_ids[index]).length;
  const candidates = variants.filter(({ value_ids }) => value_ids[optionIndex] === value);
  return candidates.toSorted((a, b) => similarity(b) - similarity(a))[0];
}

/** Returns whether a variant has the changed value and otherwise those of the current one. */
export function matchesVariant({ variants }: ShopProduct, { current, optionIndex, value }: OptionChange): boolean {
  return variants.some(({ value_ids }) =>
    value_ids.every((id, index) => id === (index === optionIndex ? value : current.value_ids[index])),
  );
}
