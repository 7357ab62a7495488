import { maxQuantityPerLine, type CartLine } from '@lumora/shared-contract/cart';
import { designIdPattern } from '@lumora/shared-contract/designs';

/** Parses the Buy Now line from the search parameters of the checkout; null without one: the checkout then uses the cart. */
export function buyNowLine(search: URLSearchParams): CartLine | null {
  const quantity = Math.min(parseCount(search.get('quantity')) ?? 1, maxQuantityPerLine);
  const design_id = search.get('design') ?? '';
  if (designIdPattern.test(design_id)) return { design_id, quantity };
  const variant_id = parseCount(search.get('variant'));
  return variant_id === null ? null : { variant_id, quantity };
}

/** Returns the path of the checkout for a single line. */
export function buyNowPath({ variant_id, design_id, quantity }: CartLine): string {
  const id = design_id === undefined ? `variant=${variant_id}` : `design=${design_id}`;
  return `/checkout?${id}&quantity=${quantity}`;
}

function parseCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
