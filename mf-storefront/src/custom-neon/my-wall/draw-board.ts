import { signBlurs, type Backboard } from '@lumora/shared-contract/designs';
import { boardShapes, cutBoard, cutBoardStrokes } from '../../designs/board-shapes.ts';
import { drawLines, type SignLines } from './sign-lines.ts';

/** Draws the backboard of a sign as the preview does, on a canvas whose unit, `scale` px, is 1 cm of the wall. */
export function drawBoard(
  context: CanvasRenderingContext2D,
  { backboard, scale, ...sign }: SignLines & { backboard: Backboard; scale: number },
): void {
  if (backboard === 'cut') return drawCutBoard(context, sign, scale);
  for (const { x, y, width, height, rx, fill, stroke = 'none', strokeWidth = 0 } of boardShapes(
    backboard,
    sign.scene.board,
  )) {
    context.beginPath();
    context.roundRect(x, y, width, height, rx);
    context.fillStyle = fill;
    if (fill !== 'none') context.fill();
    context.strokeStyle = stroke;
    context.lineWidth = strokeWidth;
    if (stroke !== 'none') context.stroke();
  }
}

function drawCutBoard(context: CanvasRenderingContext2D, sign: SignLines, scale: number): void {
  const { outer, inner } = cutBoardStrokes(sign.scene);
  drawLayer(context, cutBoard.shadow, (layer) => {
    layer.shadowColor = cutBoard.shadow.colour;
    layer.shadowBlur = 2 * signBlurs.halo * sign.scene.type_cm * scale;
    strokeLines(layer, sign, outer);
  });
  drawLayer(context, cutBoard.sheet, (layer) => strokeLines(layer, sign, outer));
  drawLayer(context, cutBoard.edge, (layer) => {
    strokeLines(layer, sign, outer);
    layer.globalCompositeOperation = 'destination-out';
    strokeLines(layer, sign, inner);
  });
}

function strokeLines(layer: CanvasRenderingContext2D, sign: SignLines, width: number): void {
  drawLines(layer, sign, (path) => {
    layer.lineWidth = width;
    layer.stroke(path);
  });
}

/** Draws with a colour on a canvas of its own, and adds that with an opacity, so that strokes that overlap are not seen twice. */
function drawLayer(
  context: CanvasRenderingContext2D,
  { colour, opacity }: { colour: string; opacity: number },
  draw: (layer: CanvasRenderingContext2D) => void,
): void {
  const canvas = document.createElement('canvas');
  canvas.width = context.canvas.width;
  canvas.height = context.canvas.height;
  const layer = canvas.getContext('2d');
  if (layer === null) return;
  layer.setTransform(context.getTransform());
  layer.lineCap = 'round';
  layer.lineJoin = 'round';
  layer.strokeStyle = colour;
  draw(layer);
  context.save();
  context.resetTransform();
  context.globalAlpha = opacity;
  context.drawImage(canvas, 0, 0);
  context.restore();
}
