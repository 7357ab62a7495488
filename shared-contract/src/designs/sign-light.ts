import { boardMarginCm } from './design-limits.ts';

/** Layers in which the tubes of a sign are drawn: its light on the wall, the glass, the light of the tube, and a cut board. */
export type SignLayer = 'wash' | 'glass' | 'halo' | 'glow' | 'edge' | 'core' | 'outline';

/** Blur radius of each layer of light, ems. */
export const signBlurs = { wash: 0.62, halo: 0.13, glow: 0.035, core: 0.006 };

/** Width of a drawn tube, ems. */
const tubeEm = 0.06;

/** Returns the stroke width (ems) of a layer. `type_cm` is the font size. */
export function signStroke(layer: SignLayer, type_cm: number): number {
  return {
    wash: 3.4 * tubeEm,
    halo: 1.8 * tubeEm,
    glow: 1.15 * tubeEm,
    glass: tubeEm,
    edge: tubeEm,
    core: 0.45 * tubeEm,
    outline: tubeEm + (2 * boardMarginCm) / type_cm,
  }[layer];
}
