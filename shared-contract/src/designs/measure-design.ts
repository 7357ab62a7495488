import type { Design } from './design.ts';
import { boardMarginCm } from './design-limits.ts';
import { fontHeights } from './font-heights.ts';
import { measureText } from './measure-text.ts';

export interface DesignMeasures {
  /** size of the letters, whole cm: the chosen width, the computed height */
  width_cm: number;
  height_cm: number;
  /** font size (the em) of all lines, cm */
  type_cm: number;
  /** length of all tubes, whole cm */
  tube_cm: number;
  /** size of the board with its margins, cm, and its area, cm² */
  board_width_cm: number;
  board_height_cm: number;
  board_cm2: number;
  /** width of each line, and distance of its baseline from the top of the sign; ems */
  lines: { width: number; baseline: number }[];
}

/**
 * Computes the size of a design and the length of its tubes. The widest line has the width of the sign; the other lines
 * have the same font size. The height is from the top of the highest glyph of the first line to the bottom of the lowest of
 * the last, each with its baseline; between lines each font keeps its usual distance. Characters that the font lacks count as 0.
 */
export function measureDesign({ lines, width_cm }: Design): DesignMeasures {
  const measured = lines.map(({ font, text }, index) => {
    const glyphs = measureText(font, text);
    const { above, below } = fontHeights[font];
    return {
      ...glyphs,
      above: index === 0 ? glyphs.above : above,
      below: index === lines.length - 1 ? glyphs.below : below,
    };
  });
  const maxLineWidth = Math.max(...measured.map(({ width }) => width));
  const type_cm = maxLineWidth > 0 ? width_cm / maxLineWidth : 0;
  const height_cm = Math.round(type_cm * sumOf(measured.map(({ above, below }) => above + below)));
  const [board_width_cm, board_height_cm] = [width_cm + 2 * boardMarginCm, height_cm + 2 * boardMarginCm];
  return {
    width_cm,
    height_cm,
    type_cm,
    tube_cm: Math.round(type_cm * sumOf(measured.map(({ tube }) => tube))),
    board_width_cm,
    board_height_cm,
    board_cm2: board_width_cm * board_height_cm,
    lines: measured.map(({ width, above }, index) => ({
      width,
      baseline: above + sumOf(measured.slice(0, index).map((line) => line.above + line.below)),
    })),
  };
}

/** Returns the size of a finished sign, which is that of its board, such as `Board 96 × 36 cm`. */
export function formatBoardSize(design: Design): string {
  const { board_width_cm, board_height_cm } = measureDesign(design);
  return `Board ${board_width_cm} × ${board_height_cm} cm`;
}

function sumOf(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
