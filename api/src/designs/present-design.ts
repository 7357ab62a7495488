import type { DesignLine, LineStrokes, SavedDesign } from '@lumora/shared-contract/designs';
import { toRupees } from '../core/money/paise.ts';
import type { PricedDesign } from './priced-designs.ts';

/** Returns the response for a saved design. */
export async function presentDesign({ price, ...rest }: PricedDesign): Promise<SavedDesign> {
  return { ...rest, price: toRupees(price), strokes: await strokesOf(rest.design.lines) };
}

/** Returns the centre lines of each line. */
export async function strokesOf(lines: Pick<DesignLine, 'face' | 'text'>[]): Promise<LineStrokes[]> {
  // imported on demand, because it loads the text shaper HarfBuzz, which nothing else in the API needs
  const { lineStrokes } = await import('./line-strokes.ts');
  return lines.map(lineStrokes);
}
