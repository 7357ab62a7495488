import type { DesignLine, LineStrokes, SavedDesign } from '@lumora/shared-contract/designs';
import { toRupees } from '@lumora/shared-contract/format';
import type { PricedDesign } from './priced-designs.ts';

/** Returns the response for a saved design. */
export async function presentDesign({ price, ...rest }: PricedDesign): Promise<SavedDesign> {
  const strokes = await Promise.all(rest.design.lines.map(strokesOf));
  return { ...rest, price: toRupees(price), strokes };
}

/** Returns the centre lines of a line. */
export async function strokesOf(line: Pick<DesignLine, 'font' | 'text'>): Promise<LineStrokes> {
  // imported on demand, because it loads the text shaper HarfBuzz, which nothing else in the API needs
  const { lineStrokes } = await import('./drawing/line-strokes.ts');
  return lineStrokes(line);
}
