import type { CartQuoteLine } from '@lumora/shared-contract';

/** The words by which an order remembers a line: its sign, and which of its kind. */
export function describeOrderLine({ product, design, offer }: CartQuoteLine): { name: string; details: string } {
  const drawn = design?.lines.map(({ text }) => text).join(' / ');
  return {
    name: drawn === undefined ? (product?.name ?? '') : `Custom neon “${drawn}”`,
    details: (offer?.attributes ?? []).map(({ title, value }) => `${title}: ${value}`).join(' · '),
  };
}

/** Where the shop shows the sign of a line. */
export function linePath({ product, design_id }: CartQuoteLine): string | null {
  if (design_id !== null) return `/d/${design_id}`;
  return product === null ? null : `/products/${product.slug}`;
}
