import { boardMarginCm } from './design-limits.ts';
import { signStroke } from './sign-light.ts';

/** Returns the stroke width (ems) of the sheet of a board that is cut around the tubes. `type_cm` is the font size. */
export function cutBoardStroke(type_cm: number): number {
  return signStroke('edge') + (2 * boardMarginCm) / type_cm;
}

/** Width of the edge of a cut board, as a share of the picture: 1.5 px on large screens. */
export const cutEdgeShare = 0.002;
