import { designIdPattern, maxQuantityPerLine, type CartLine } from '@lumora/shared-contract';

/** The one item that Buy Now leads to the checkout with; null where the address names none, and the cart is bought. */
export function buyNowLine(search: URLSearchParams): CartLine | null {
  const quantity = Math.min(countIn(search.get('quantity')) ?? 1, maxQuantityPerLine);
  const design_id = search.get('design') ?? '';
  if (designIdPattern.test(design_id)) return { design_id, quantity };
  const variant_id = countIn(search.get('variant'));
  return variant_id === null ? null : { variant_id, quantity };
}

/** The address of the checkout for one item. */
export function buyNowPath({ variant_id, design_id, quantity }: CartLine): string {
  const sign = design_id === undefined ? `variant=${variant_id}` : `design=${design_id}`;
  return `/checkout?${sign}&quantity=${quantity}`;
}

function countIn(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
