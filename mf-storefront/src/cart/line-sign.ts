import type { CartQuoteLine } from '@lumora/shared-contract';
import { designPath } from '../custom-neon/design-address.ts';
import { designName } from '../custom-neon/design-name.ts';

/** What a line is called, and where it is looked at; no path for what is gone. */
export function lineSign({ product, design, design_id }: CartQuoteLine): { name: string; path?: string } {
  if (product !== null) return { name: product.name, path: `/products/${product.slug}` };
  if (design !== null && design_id !== null) return { name: `“${designName(design)}”`, path: designPath(design_id) };
  return { name: 'A sign' };
}
