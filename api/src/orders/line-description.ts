import type { CartQuoteLine } from '@lumora/shared-contract/cart';

/** Returns the options of a variant as text: `Size: 16x18 · Colour: Pink`. */
export function formatOptions(attributes: NonNullable<CartQuoteLine['offer']>['attributes']): string {
  return attributes.map(({ title, value }) => `${title}: ${value}`).join(' · ');
}

/** Returns the product name and the chosen options (`Size: 16x18 · Colour: Pink`) that an order stores for a line. */
export function describeOrderLine({ product, design, offer }: CartQuoteLine): { name: string; details: string } {
  const designText = design?.lines.map(({ text }) => text).join(' ');
  return {
    name: designText === undefined ? (product?.name ?? '') : `Custom neon “${designText}”`,
    details: formatOptions(offer?.attributes ?? []),
  };
}

/** Returns the path of the design or product of a line in the shop; null when the product no longer exists. */
export function linePath({ product, design_id }: CartQuoteLine): string | null {
  if (design_id !== null) return `/d/${design_id}`;
  return product === null ? null : `/products/${product.slug}`;
}
