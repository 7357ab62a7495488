import type { SignScene } from '@lumora/shared-contract/designs';
import type { Drawing } from '../../designs/design-queries.ts';

/** The lines of a sign as they are drawn on a canvas whose unit is 1 cm of the wall. */
export interface SignLines {
  drawing: Drawing;
  scene: SignScene;
}

/** Calls `draw` with the path of each line while the unit of the canvas is 1/1000 em. */
export function drawLines(
  context: CanvasRenderingContext2D,
  { drawing, scene }: SignLines,
  draw: (path: Path2D, index: number) => void,
): void {
  drawing.forEach(({ strokes }, index) => {
    const measured = scene.widths[index] ?? 0;
    context.save();
    context.translate(scene.middle - measured / 2, scene.baselines[index] ?? 0);
    context.scale(measured / strokes.width / 1000, scene.type_cm / 1000);
    draw(new Path2D(strokes.path), index);
    context.restore();
  });
}
