import { boardMarginCm } from './design-limits.ts';
import type { DesignFont } from './design-fonts.ts';
import { fontHeights } from './font-heights.ts';

/** Layers in which the text of a sign is drawn: its light on the wall, the glass, the light of the tube, and a cut board. */
export type SignLayer = 'wash' | 'glass' | 'halo' | 'glow' | 'edge' | 'core' | 'outline';

/** Blur radius of each layer of light, ems. */
export const signBlurs = { wash: 0.62, halo: 0.13, glow: 0.035, core: 0.006 };

/** Min width of a drawn tube, ems; applies to fonts with thinner strokes. */
const minTubeEm = 0.052;

/**
 * Returns the stroke width (cm) to draw around the glyphs of a layer, so that it has the same thickness in every font.
 * `type_cm` is the font size.
 */
export function signStroke(layer: SignLayer, face: DesignFont, type_cm: number): number {
  const { stroke } = fontHeights[face];
  const tube = Math.max(stroke, minTubeEm);
  const wanted = {
    wash: 4.2 * tube,
    halo: 1.7 * tube,
    glow: 1.15 * tube,
    glass: tube,
    edge: tube,
    core: 0.42 * tube,
    outline: stroke + (2 * boardMarginCm) / type_cm,
  }[layer];
  return Math.round(Math.abs(wanted - stroke) * type_cm * 1000) / 1000;
}
