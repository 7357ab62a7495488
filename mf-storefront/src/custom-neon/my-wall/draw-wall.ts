import {
  measureDesign,
  signColour,
  signScene,
  signStroke,
  type Design,
  type SignLayer,
} from '@lumora/shared-contract/designs';
import type { Drawing } from '../../designs/design-queries.ts';
import { drawBoard } from './draw-board.ts';
import { pixelsPerCm, type Placement } from './placement.ts';
import { drawLines } from './sign-lines.ts';

interface WallPicture {
  photo: HTMLCanvasElement;
  design: Design;
  drawing: Drawing;
  placement: Placement;
}

/** Draws the photo, dimmed as at night, and the lit sign on it to scale. */
export function drawWall(context: CanvasRenderingContext2D, { photo, design, drawing, placement }: WallPicture): void {
  const { width, height } = photo;
  context.drawImage(photo, 0, 0);
  context.fillStyle = 'rgb(5 5 11 / 0.3)';
  context.fillRect(0, 0, width, height);
  const scene = signScene(measureDesign(design), 2);
  const scale = pixelsPerCm(placement, width, height);
  context.save();
  context.translate(placement.sign.x * width, placement.sign.y * height);
  context.scale(scale, scale);
  context.translate(-scene.middle, -(scene.board.y + scene.board.height / 2));
  drawBoard(context, { backboard: design.backboard, drawing, scene, scale });
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const layer of ['halo', 'glow', 'edge', 'core'] as const) {
    drawLines(context, { drawing, scene }, (path, index) =>
      strokeLayer(context, layer, {
        path,
        width: 1000 * signStroke(layer),
        colour: signColour(layer, design.lines[index]?.tube ?? 'ice-white'),
        blurPx: 0.16 * scene.type_cm * scale,
      }),
    );
  }
  context.restore();
}

interface Stroke {
  path: Path2D;
  width: number;
  colour: string;
  /** the blur of shadows ignores the scale of the canvas */
  blurPx: number;
}

function strokeLayer(
  context: CanvasRenderingContext2D,
  layer: SignLayer,
  { path, width, colour, blurPx }: Stroke,
): void {
  context.lineWidth = width;
  context.globalAlpha = layer === 'halo' ? 0.55 : 1;
  context.strokeStyle = colour;
  context.shadowColor = layer === 'core' ? 'transparent' : colour;
  context.shadowBlur = layer === 'halo' ? 2.5 * blurPx : blurPx;
  context.stroke(path);
}
