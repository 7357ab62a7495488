import type { CartLine, CartQuote, CartQuoteLine } from '@lumora/shared-contract/cart';

/** Returns the lines to order: the available quantity of every line of the quote, which its total counts. */
export function orderedLines({ lines }: CartQuote): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = availableQuantity(line);
    return quantity === 0 ? [] : [{ ...lineIdOf(line), quantity }];
  });
}

/** Returns the available part of a line's quantity. */
export function availableQuantity({ quantity, max_quantity }: CartQuoteLine): number {
  return Math.min(quantity, max_quantity);
}

function lineIdOf({ variant_id, design_id }: CartQuoteLine): Pick<CartLine, 'variant_id' | 'design_id'> {
  if (design_id !== null) return { design_id };
  return variant_id === null ? {} : { variant_id };
}
