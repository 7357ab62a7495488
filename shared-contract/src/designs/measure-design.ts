import type { Design } from './design.ts';
import { boardMarginCm } from './design-limits.ts';
import { fontHeights } from './font-heights.ts';
import { measureText } from './measure-text.ts';

export interface DesignMeasures {
  /** of the lit text: the width that was chosen, the height that follows; whole cm */
  width_cm: number;
  height_cm: number;
  /** cm of the type size (the em), common to all lines */
  type_cm: number;
  /** length of all tubes, whole cm */
  tube_cm: number;
  /** cm² */
  board_cm2: number;
  /** each line's width and, from the top of the sign, its baseline; in ems */
  lines: { width: number; baseline: number }[];
}

/**
 * How large a design is and how much tube it takes: the widest line is as wide as the sign, and the others are set in
 * the same type size. Lines whose letters no face has count as far as they can be written.
 */
export function measureDesign({ lines, width_cm }: Design): DesignMeasures {
  const measured = lines.map(({ face, text }) => ({ ...measureText(face, text), ...fontHeights[face] }));
  const widest = Math.max(...measured.map(({ width }) => width));
  const type_cm = widest > 0 ? width_cm / widest : 0;
  const height_cm = Math.round(type_cm * sumOf(measured.map(({ above, below }) => above + below)));
  return {
    width_cm,
    height_cm,
    type_cm,
    tube_cm: Math.round(type_cm * sumOf(measured.map(({ tube }) => tube))),
    board_cm2: (width_cm + 2 * boardMarginCm) * (height_cm + 2 * boardMarginCm),
    lines: measured.map(({ width, above }, index) => ({
      width,
      baseline: above + sumOf(measured.slice(0, index).map((line) => line.above + line.below)),
    })),
  };
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
