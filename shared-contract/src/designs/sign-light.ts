import { boardMarginCm } from './design-limits.ts';
import type { DesignFont } from './design-fonts.ts';
import { fontHeights } from './font-heights.ts';

/** The letters of a sign are drawn once for each: its light on the wall, its glass, its light, and a board cut to them. */
export type SignLayer = 'wash' | 'glass' | 'halo' | 'glow' | 'edge' | 'core' | 'outline';

/** How far each layer of light is spread, in ems. */
export const signBlurs = { wash: 0.62, halo: 0.13, glow: 0.035, core: 0.006 };

/** ems; tubes of a face with thinner strokes are drawn as thick as this */
const minTubeEm = 0.052;

/** cm around the letters, so that layers of any face are as thick as they ought to be. */
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
