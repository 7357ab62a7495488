import type { CartLine, CartProblem, CartQuote, CartQuoteLine } from '@lumora/shared-contract/cart';
import type { VoucherOutcome } from '@lumora/shared-contract/promotions';
import { savedChai } from './sample-designs.ts';
import { product } from './sample-shop.ts';

/**
 * Returns the API's quote of lines with variants of the sample product; any other variant is `gone`. The vouchers GLOW500
 * and ONCE take ₹500 off; ONCE is rejected for `customerWhoUsedOnce`.
 */
export function quoteOf(lines: CartLine[], voucher?: string, phone?: string): CartQuote {
  const quoted = lines.map(quoteLine);
  const sumOf = (count: (line: CartQuoteLine) => number) => quoted.reduce((sum, line) => sum + count(line), 0);
  const subtotal = sumOf(({ total }) => total);
  const outcome = voucher === undefined ? null : outcomeOf(voucher, phone);
  return {
    lines: quoted,
    pieces: sumOf(({ quantity, max_quantity }) => Math.min(quantity, max_quantity)),
    saved: sumOf(({ quantity, offer }) => (offer?.show_price ? (offer.show_price - offer.price) * quantity : 0)),
    subtotal,
    voucher: outcome,
    total: subtotal - (outcome?.discount ?? 0),
  };
}

/** phone number of a customer who has used the voucher ONCE */
export const customerWhoUsedOnce = '98765 43210';

function outcomeOf(code: string, phone: string | undefined): VoucherOutcome {
  if (code === 'ONCE' && phone === customerWhoUsedOnce) {
    return { code, discount: 0, rejection: 'You have used ONCE already. Try another code.', per_customer_limit: 1 };
  }
  if (code === 'ONCE') return { code, discount: 500, rejection: null, per_customer_limit: 1 };
  if (code === 'GLOW500') return { code, discount: 500, rejection: null, per_customer_limit: null };
  const rejection = `There is no voucher ${code}. Check how it is written.`;
  return { code, discount: 0, rejection, per_customer_limit: null };
}

function quoteLine(line: CartLine): CartQuoteLine {
  if (line.design_id !== undefined) return quoteDesign(line);
  const variant = product.variants.find(({ id }) => id === line.variant_id);
  if (variant === undefined) {
    const problem = { code: 'gone', message: 'This sign is no longer in the shop.' } as const;
    return { ...lineIds(line), max_quantity: 0, product: null, design: null, offer: null, total: 0, problem };
  }
  const { sku, price, show_price, attributes, max_quantity } = variant;
  return {
    ...lineIds(line),
    design: null,
    max_quantity,
    product: { slug: product.slug, name: product.name, image: product.images[0] ?? null },
    offer: { sku, price, show_price, attributes },
    total: price * Math.min(line.quantity, max_quantity),
    problem: problemOf(line, max_quantity),
  };
}

function quoteDesign(line: CartLine): CartQuoteLine {
  const plain = { ...lineIds(line), product: null };
  if (line.design_id !== savedChai.id) {
    const problem = { code: 'gone', message: 'We do not know this design. Please design it again.' } as const;
    return { ...plain, max_quantity: 0, design: null, offer: null, total: 0, problem };
  }
  const { design, price, id } = savedChai;
  const attributes = [
    { title: 'Size', value: 'Board 96 × 36 cm' },
    { title: 'Font', value: 'Comfortaa' },
    { title: 'Colour', value: 'Blue' },
    { title: 'Backboard', value: 'Black acrylic' },
    { title: 'With', value: 'dimmer' },
  ];
  return {
    ...plain,
    max_quantity: 20,
    design,
    offer: { sku: `DESIGN-${id}`, price, show_price: null, attributes },
    total: price * line.quantity,
    problem: null,
  };
}

function lineIds({ variant_id, design_id, quantity }: CartLine) {
  return { variant_id: variant_id ?? null, design_id: design_id ?? null, quantity };
}

function problemOf({ quantity }: CartLine, max: number): CartProblem | null {
  if (max === 0) return { code: 'made_to_order', message: 'Made to order – ask us on WhatsApp.' };
  return quantity > max ? { code: 'fewer', message: `Only ${max} left.` } : null;
}
