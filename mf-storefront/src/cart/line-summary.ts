import type { CartQuoteLine } from '@lumora/shared-contract';
import { designPath } from '../custom-neon/design-url.ts';
import { designName } from '../custom-neon/design-name.ts';

interface LineSummary {
  /** as a heading; of a design it is what is written on it, in quotes */
  name: string;
  /** within a sentence: in quotes once, and without where nobody knows its name */
  quoted: string;
  /** where it is looked at; none for what is gone */
  path?: string;
}

/** What a line is called, and where it is looked at. */
export function lineSummary({ product, design, design_id }: CartQuoteLine): LineSummary {
  if (product !== null) {
    return { name: product.name, quoted: `“${product.name}”`, path: `/products/${product.slug}` };
  }
  if (design !== null && design_id !== null) {
    const name = `“${designName(design)}”`;
    return { name, quoted: name, path: designPath(design_id) };
  }
  return { name: 'A sign', quoted: 'A sign' };
}
