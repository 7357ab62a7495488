import { maxQuantityPerLine, type CartQuoteLine } from '@lumora/shared-contract/cart';
import { backboards, designFonts, formatBoardSize, type Design } from '@lumora/shared-contract/designs';
import { neonColours } from '@lumora/shared-contract/styles';
import { toRupees } from '@lumora/shared-contract/format';
import type { PricedDesign } from '../designs/priced-designs.ts';
import type { PricedLine } from './priced-line.ts';

/** Prices a line with a custom sign. It is made to order, so only `maxQuantityPerLine` limits the quantity. */
export function priceDesignLine(
  line: { design_id: string; quantity: number },
  found: PricedDesign | undefined,
): PricedLine {
  const pieces = found === undefined ? 0 : Math.min(line.quantity, maxQuantityPerLine);
  const price = found?.price ?? 0;
  const total = pieces * price;
  return {
    quoteLine: {
      ...line,
      variant_id: null,
      max_quantity: found === undefined ? 0 : maxQuantityPerLine,
      product: null,
      design: found?.design ?? null,
      offer: found === undefined ? null : toOffer(found),
      total: toRupees(total),
      problem:
        found === undefined ? { code: 'gone', message: 'We do not know this design. Please design it again.' } : null,
    },
    pieces,
    price,
    saved: 0,
    total,
    product_id: null,
    category_id: null,
  };
}

function toOffer({ id, design, price }: PricedDesign): CartQuoteLine['offer'] {
  return {
    sku: `DESIGN-${id}`,
    price: toRupees(price),
    show_price: null,
    attributes: [
      { title: 'Size', value: formatBoardSize(design) },
      {
        title: 'Font',
        value: namesOf(
          designFonts,
          design.lines.map(({ font }) => font),
        ),
      },
      {
        title: 'Colour',
        value: namesOf(
          neonColours,
          design.lines.map(({ tube }) => tube),
        ),
      },
      { title: 'Backboard', value: namesOf(backboards, [design.backboard]) },
      ...toExtras(design),
    ],
  };
}

const listFormat = new Intl.ListFormat('en-IN');

/** Returns the names of `slugs` as one text, each name once, in the sequence of the sign's lines. */
function namesOf(items: readonly { slug: string; name: string }[], slugs: string[]): string {
  const names = slugs.map((slug) => items.find((item) => item.slug === slug)?.name ?? slug);
  return listFormat.format(new Set(names));
}

function toExtras({ dimmer, outdoor }: Design) {
  const extras = [dimmer && 'dimmer', outdoor && 'outdoor'].filter((extra) => extra !== false);
  return extras.length === 0 ? [] : [{ title: 'With', value: extras.join(', ') }];
}
