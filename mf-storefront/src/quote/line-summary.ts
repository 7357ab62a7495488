import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import { designPath } from '../links/design-url.ts';
import { designName } from '../designs/design-name.ts';
import { colourNote, colourOf } from '../pictures/colour-note.ts';

interface LineSummary {
  /** as a heading; for a design its text in quotation marks */
  name: string;
  /** within a sentence: in quotation marks, or `A sign` when the name is unknown */
  quoted: string;
  /** path of its page; undefined when it is no longer available */
  path?: string;
  /** the colour of the picture, when it is not the selected one */
  colourNote?: string | null;
}

/** Returns the name of a line and the path of its page. */
export function lineSummary({ product, design, design_id, offer }: CartQuoteLine): LineSummary {
  if (product !== null) {
    const { name, slug, image } = product;
    return {
      name,
      quoted: `“${name}”`,
      path: `/products/${slug}`,
      colourNote: colourNote(image?.alt ?? name, { colour: colourOf(offer?.attributes ?? []), name }),
    };
  }
  if (design !== null && design_id !== null) {
    const name = `“${designName(design)}”`;
    return { name, quoted: name, path: designPath(design_id) };
  }
  return { name: 'A sign', quoted: 'A sign' };
}
