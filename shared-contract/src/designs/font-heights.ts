import type { DesignFont } from './design-fonts.ts';

/**
 * How far the letters of a face reach above and below the baseline, and how thick its strokes are, in ems.
 * Made by `node --import tsx/esm api/font-tables/measure-fonts.ts`, not by hand.
 */
export const fontHeights: Record<DesignFont, { above: number; below: number; stroke: number }> = {
  'tilt-neon': { above: 0.75, below: 0.18, stroke: 0.1 },
  sacramento: { above: 0.74, below: 0.53, stroke: 0.037 },
  pacifico: { above: 0.94, below: 0.46, stroke: 0.109 },
  yellowtail: { above: 0.73, below: 0.3, stroke: 0.068 },
  comfortaa: { above: 0.78, below: 0.24, stroke: 0.079 },
  quicksand: { above: 0.74, below: 0.2, stroke: 0.062 },
  'poiret-one': { above: 0.77, below: 0.21, stroke: 0.031 },
  caveat: { above: 0.7, below: 0.22, stroke: 0.065 },
  'dancing-script': { above: 0.72, below: 0.28, stroke: 0.042 },
  neonderthaw: { above: 0.79, below: 0.31, stroke: 0.021 },
  'varela-round': { above: 0.74, below: 0.24, stroke: 0.095 },
  'amatic-sc': { above: 0.76, below: 0.21, stroke: 0.032 },
  'baloo-2': { above: 0.9, below: 0.29, stroke: 0.08 },
  kalam: { above: 0.97, below: 0.28, stroke: 0.084 },
  tillana: { above: 0.95, below: 0.28, stroke: 0.071 },
  poppins: { above: 1.01, below: 0.3, stroke: 0.092 },
};
