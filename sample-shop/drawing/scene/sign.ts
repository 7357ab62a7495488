import type { neonColours } from '@lumora/shared-contract/styles';
import type { Layer } from './layers.ts';
import type { Line } from '../lines/lettering.ts';
import type { Placement } from './surface.ts';
import type { WallName } from './walls.ts';

export type NeonColour = (typeof neonColours)[number]['slug'];

/** The other colour that a tube gets in another colourway. */
export type ColourSwap = Partial<Record<NeonColour, NeonColour>>;

/** Lengths are pixels of the 1600 × 2000 picture. */
export type Piece = ({ line: Line } | { path: string }) & {
  /**
   * tube: a lit glass or flex tube along the path; unlit: the same switched off; face: a filled shape that shines;
   * dull: the same switched off; halo: a filled dark shape that shines on the wall behind; front: the same switched
   * off; solid: a filled shape that only takes light.
   */
  kind: 'tube' | 'unlit' | 'face' | 'dull' | 'halo' | 'front' | 'solid';
  colour: NeonColour;
  /** Thickness of a tube. */
  thickness?: number;
  /** Colour of a solid or of a halo's front. */
  paint?: string;
};

export interface Board {
  path: string;
  material: 'clear' | 'black' | 'wood' | 'white';
  /** Metal stand-offs that hold it. */
  screws: [number, number][];
}

export interface Blob {
  x: number;
  y: number;
  radius: number;
  hex: string;
  strength: number;
}

export interface View {
  /** Offset of the camera to the side and down, as a share of the picture: -0.3…0.3. */
  turn: number;
  rise: number;
  zoom: number;
  /** Centre of the picture; the centre of the scene by default. */
  x?: number;
  y?: number;
}

export interface Sign {
  slug: string;
  alt: string;
  wall: WallName;
  pieces: Piece[];
  boards?: Board[];
  /** Cable from the sign to where it leaves the picture. */
  cables?: string[];
  view?: View;
  /** Light of the room or street, 0…1; 0.35 by default. */
  ambient?: number;
  /** Blur of the tubes; 1 by default. At 1, tubes thinner than 12 have no white core. */
  softness?: number;
  /** Furniture and plants around the sign. */
  props?: Layer[];
  /** Lights far out of focus. */
  bokeh?: Blob[];
  size?: { width: number; height: number };
  /** Hangs the sign smaller: 800, 950 of its pieces and boards moves to x, y. */
  place?: Placement;
}
