import { cutBoardStroke, cutEdgeShare, type Backboard, type SignScene } from '@lumora/shared-contract/designs';

/** A rounded rectangle of a backboard, cm, with attributes of SVG. */
interface BoardShape {
  x: number;
  y: number;
  width: number;
  height: number;
  /** radius of the corners */
  rx: number;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
}

/** Returns the shapes of the backboard that the tubes are mounted on, from back to front. A cut board has other parts. */
export function boardShapes(backboard: Exclude<Backboard, 'cut'>, board: SignScene['board']): BoardShape[] {
  if (backboard === 'frame') return frameShapes(board);
  const { x, y, width, height } = board;
  const screws = [x + 2, x + width - 2].flatMap((middle) =>
    [y + 2, y + height - 2].map((centre) => ({ x: middle - 0.7, y: centre - 0.7, width: 1.4, height: 1.4, rx: 0.7 })),
  );
  return [
    { ...board, rx: 2, strokeWidth: 0.35, ...plates[backboard] },
    ...screws.map((screw) => ({ ...screw, fill: 'rgb(185 186 198 / 0.6)' })),
  ];
}

const plates = {
  clear: { fill: 'rgb(222 232 255 / 0.07)', stroke: 'rgb(230 238 255 / 0.28)' },
  black: { fill: '#060609', stroke: 'rgb(255 255 255 / 0.16)' },
};

/** Returns the two thin bars that carry the tubes, and the steel frame around them. */
function frameShapes({ x, y, width, height }: SignScene['board']): BoardShape[] {
  const bars = [0.32, 0.68].map((share) => ({ x, y: y + share * height - 0.3, width, height: 0.6, rx: 0 }));
  const edge = { x: x - 0.5, y: y - 0.5, width: width + 1, height: height + 1, rx: 1.4 };
  return [
    ...bars.map((bar) => ({ ...bar, fill: '#34353f' })),
    { x, y, width, height, rx: 1, fill: 'none', stroke: '#3f404b', strokeWidth: 1.8 },
    { ...edge, fill: 'none', stroke: 'rgb(255 255 255 / 0.28)', strokeWidth: 0.3 },
  ];
}

/** Parts of a clear board that is cut around the tubes. */
export const cutBoard = {
  shadow: { colour: '#05050b', opacity: 0.4 },
  sheet: { colour: '#dfe6f5', opacity: 0.06 },
  edge: { colour: '#dfe6f5', opacity: 0.5 },
};

/** Returns the widths of the strokes along the lines of a sign that cover its cut board, and the board within its edge; 1000 are one em. */
export function cutBoardStrokes({ type_cm, width }: SignScene): { outer: number; inner: number } {
  const outer = 1000 * cutBoardStroke(type_cm);
  return { outer, inner: outer - (1000 * 2 * cutEdgeShare * width) / type_cm };
}
