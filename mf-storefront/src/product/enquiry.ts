import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { rupees } from '@lumora/shared-contract/format';

/** Returns the chat message about a product and the selected variant. */
export function enquiry({ name }: ShopProduct, variant: ShopVariant | undefined): string {
  if (variant === undefined) return `Hi I want a custom neon sign: “${name}”`;
  const options = variant.attributes.map(({ title, value }) => `${title}: ${value}`).join(', ');
  return `Hi I want “${name}” (${options}) for ${rupees(variant.price)}. SKU ${variant.sku}`;
}
