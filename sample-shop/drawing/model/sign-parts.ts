import type { Run } from '../lines/bent-lines.ts';
import type { Field } from '../fields/distance-field.ts';
import type { NeonColour } from '../scene/sign.ts';

/** A flat part of a sign with one outline from `back` to `front`. */
export interface Plate {
  /** Distance from the outline; negative inside. */
  outline: Field;
  back: number;
  front: number;
  material: 'clear' | 'opaque' | 'lit' | 'halo' | 'metal' | 'clip';
  /** `#rrggbb` of an opaque plate. */
  paint: string;
  /** Of a lit plate. */
  colour: NeonColour;
}

/** Flexible tubes bent along lines; all of a sign stand on one level. */
export interface Tubes {
  /** Distance from the side of the nearest tube; negative inside. */
  gap: Field;
  /** Index in `kinds` of the nearest tube. */
  kind: Uint8Array;
  kinds: { colour: NeonColour; radius: number }[];
  runs: Run[];
  /** Distance from the nearest end of a tube. */
  ends: Field;
  back: number;
  front: number;
}
