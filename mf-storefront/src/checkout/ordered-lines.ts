import type { CartLine, CartQuote, CartQuoteLine } from '@lumora/shared-contract';

/** What is ordered of a quote: of every line what can be had, which is what its total counts. */
export function orderedLines({ lines }: CartQuote): CartLine[] {
  return lines.flatMap((line) => {
    const quantity = availableQuantity(line);
    return quantity === 0 ? [] : [{ ...signOfQuoted(line), quantity }];
  });
}

/** Pieces of a line that can be had. */
export function availableQuantity({ quantity, max_quantity }: CartQuoteLine): number {
  return Math.min(quantity, max_quantity);
}

function signOfQuoted({ variant_id, design_id }: CartQuoteLine): Pick<CartLine, 'variant_id' | 'design_id'> {
  if (design_id !== null) return { design_id };
  return variant_id === null ? {} : { variant_id };
}
