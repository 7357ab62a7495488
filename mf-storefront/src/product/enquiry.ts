import type { ShopProduct, ShopVariant } from '@lumora/shared-contract';
import { rupees } from '../prices/rupees.ts';

/** What a shopper would say on the chat about what was chosen. */
export function enquiry({ name }: ShopProduct, variant: ShopVariant | undefined): string {
  if (variant === undefined) return `Hi I want a custom neon sign: “${name}”`;
  const choice = variant.attributes.map(({ title, value }) => `${title}: ${value}`).join(', ');
  return `Hi I want “${name}” (${choice}) for ${rupees(variant.price)}. SKU ${variant.sku}`;
}
