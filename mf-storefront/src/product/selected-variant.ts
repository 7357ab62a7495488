import type { ShopOption, ShopProduct, ShopVariant } from '@lumora/shared-contract';

/** The variant that an address names, else the one that a shopper has before choosing. */
export function selectedVariant(product: ShopProduct, search: URLSearchParams): ShopVariant | undefined {
  const named = search.get('variant');
  return product.variants.find(({ id }) => String(id) === named) ?? firstVariant(product);
}

/** The cheapest variant that can be had at once, else the cheapest. */
export function firstVariant({ variants }: ShopProduct): ShopVariant | undefined {
  const cheapestFirst = variants.toSorted((a, b) => a.price - b.price);
  return cheapestFirst.find(({ stock }) => stock !== 'out') ?? cheapestFirst[0];
}

/** The values of the option at `place`, first the one that the product opens with; the others keep their order. */
export function optionValues(product: ShopProduct, place: number): ShopOption['values'] {
  const first = firstVariant(product)?.value_ids[place];
  const values = product.options[place]?.values ?? [];
  return values.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
}

/** The variant with `value` for the option at `place` that else differs least from `current`. */
export function findVariantWith(
  { variants }: ShopProduct,
  current: ShopVariant,
  place: number,
  value: number,
): ShopVariant | undefined {
  const likeness = (variant: ShopVariant) =>
    variant.value_ids.filter((id, index) => id === current.value_ids[index]).length;
  const candidates = variants.filter(({ value_ids }) => value_ids[place] === value);
  return candidates.toSorted((a, b) => likeness(b) - likeness(a))[0];
}

/** Whether a value can be taken without changing what else is chosen. */
export function matchesVariant({ variants }: ShopProduct, current: ShopVariant, place: number, value: number): boolean {
  return variants.some(({ value_ids }) =>
    value_ids.every((id, index) => id === (index === place ? value : current.value_ids[index])),
  );
}
