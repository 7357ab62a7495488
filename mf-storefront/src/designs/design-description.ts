import { backboards, designFonts, formatBoardSize, type Design } from '@lumora/shared-contract/designs';
import { neonColours } from '@lumora/shared-contract/styles';

/** Returns board, fonts, colours, material and extras of a design as text, used as its accessible name and in messages. */
export function describeDesign(design: Design): string {
  const extras = [design.dimmer && 'with dimmer', design.outdoor && 'for outdoors'].filter((extra) => extra !== false);
  return [
    formatBoardSize(design),
    [...new Set(design.lines.map(({ font }) => nameIn(designFonts, font)))].join(' and '),
    [...new Set(design.lines.map(({ tube }) => nameIn(neonColours, tube)))].join(' and '),
    nameIn(backboards, design.backboard),
    ...extras,
  ].join(', ');
}

/** Converts cm to inches, rounded to 0.5. */
export function inches(cm: number): string {
  return String(Math.round((cm / 2.54) * 2) / 2);
}

function nameIn(items: readonly { slug: string; name: string }[], slug: string): string {
  return items.find((item) => item.slug === slug)?.name ?? slug;
}
