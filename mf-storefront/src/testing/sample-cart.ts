import type { CartLine, CartProblem, CartQuote, CartQuoteLine } from '@lumora/shared-contract';
import { product } from './sample-shop.ts';

/** What the API answers to a cart of the sample product's variants; any other variant is gone. */
export function quoteOf(lines: CartLine[]): CartQuote {
  const quoted = lines.map(quoteLine);
  const sumOf = (count: (line: CartQuoteLine) => number) => quoted.reduce((sum, line) => sum + count(line), 0);
  return {
    lines: quoted,
    pieces: sumOf(({ quantity, max_quantity }) => Math.min(quantity, max_quantity)),
    saved: sumOf(({ quantity, offer }) => (offer?.show_price ? (offer.show_price - offer.price) * quantity : 0)),
    total: sumOf(({ total }) => total),
  };
}

function quoteLine(line: CartLine): CartQuoteLine {
  const variant = product.variants.find(({ id }) => id === line.variant_id);
  if (variant === undefined) {
    const problem = { code: 'gone', message: 'This sign is no longer in the shop.' } as const;
    return { ...line, max_quantity: 0, product: null, offer: null, total: 0, problem };
  }
  const { sku, price, show_price, attributes, max_quantity } = variant;
  return {
    ...line,
    max_quantity,
    product: { slug: product.slug, name: product.name, image: product.images[0] ?? null },
    offer: { sku, price, show_price, attributes },
    total: price * Math.min(line.quantity, max_quantity),
    problem: problemOf(line, max_quantity),
  };
}

function problemOf({ quantity }: CartLine, most: number): CartProblem | null {
  if (most === 0) return { code: 'made_to_order', message: 'Made to order – tell us and we start bending.' };
  return quantity > most ? { code: 'fewer', message: `Only ${most} left.` } : null;
}
