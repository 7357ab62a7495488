import { neonColours, type NeonTube } from '../styles/neon-colours.ts';

/** Layers in which the tubes of a sign are drawn: its light on the wall, the glass, and the light of the tube. */
export type SignLayer = 'wash' | 'glass' | 'halo' | 'glow' | 'edge' | 'core';

/** Blur radius of each layer of light, ems. */
export const signBlurs = { wash: 0.62, halo: 0.13, glow: 0.035, core: 0.006 };

/** Width of a drawn tube, ems. */
const tubeEm = 0.06;

/** Returns the stroke width (ems) of a layer. */
export function signStroke(layer: SignLayer): number {
  return {
    wash: 3.4 * tubeEm,
    halo: 1.8 * tubeEm,
    glow: 1.15 * tubeEm,
    glass: tubeEm,
    edge: tubeEm,
    core: 0.45 * tubeEm,
  }[layer];
}

/** Returns the stroke colour of a layer as a CSS colour: the core is nearly white, the light around it has the tube's colour. */
export function signColour(layer: SignLayer, tube: NeonTube): string {
  if (layer === 'glass') return 'rgba(236,236,252,.4)';
  return layer === 'core' ? tintedWhite(hexOf(tube)) : (darkerLights[tube] ?? hexOf(tube));
}

/** Darker light for tubes whose own colour is nearly as bright as the core: with it they would look thicker than others. */
const darkerLights: Partial<Record<NeonTube, string>> = {
  'ice-white': '#a9b9c6',
  'warm-white': '#d2ac7c',
  lemon: '#b6b82a',
  green: '#14c765',
};

function hexOf(tube: NeonTube): string {
  return neonColours.find(({ slug }) => slug === tube)?.hex ?? '#ffffff';
}

/** Mixes white with 8 % of a colour. */
function tintedWhite(hex: string): string {
  const parts = [1, 3, 5].map((offset) => Math.round(255 * 0.92 + parseInt(hex.slice(offset, offset + 2), 16) * 0.08));
  return `rgb(${parts.join(',')})`;
}
