import { boardMarginCm } from './design-limits.ts';
import type { DesignMeasures } from './measure-design.ts';

/** Size of a picture of a sign and positions of its parts; cm from the top left corner. */
export interface SignScene {
  width: number;
  height: number;
  type_cm: number;
  /** horizontal centre of the sign */
  middle: number;
  baselines: number[];
  /** widths of the lines */
  widths: number[];
  board: { x: number; y: number; width: number; height: number };
}

/**
 * Lays out the picture of a sign with enough wall around it to show its light. `aspect` is width / height; without it, the
 * scene is the smallest that contains the light.
 */
export function signScene(measures: DesignMeasures, aspect?: number): SignScene {
  const { width_cm, height_cm, board_width_cm, board_height_cm, type_cm, lines } = measures;
  const [minWidth, minHeight] = [1.22 * width_cm + 24, 1.3 * height_cm + 26];
  const width = Math.max(minWidth, minHeight * (aspect ?? 0));
  const height = aspect === undefined ? minHeight : width / aspect;
  const top = 0.47 * height - height_cm / 2;
  return {
    width: rounded(width),
    height: rounded(height),
    type_cm: rounded(type_cm),
    middle: rounded(width / 2),
    baselines: lines.map(({ baseline }) => rounded(top + baseline * type_cm)),
    widths: lines.map((line) => rounded(line.width * type_cm)),
    board: {
      x: rounded((width - width_cm) / 2 - boardMarginCm),
      y: rounded(top - boardMarginCm),
      width: board_width_cm,
      height: board_height_cm,
    },
  };
}

function rounded(cm: number): number {
  return Math.round(cm * 100) / 100;
}
