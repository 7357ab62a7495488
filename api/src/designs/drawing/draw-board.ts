import {
  cutBoardStroke,
  cutEdgeShare,
  type Backboard,
  type Design,
  type SignScene,
} from '@lumora/shared-contract/designs';

/** Returns the SVG of the board that the tubes are mounted on, with its screws. Lengths are in cm. */
export function drawBoard(backboard: Exclude<Backboard, 'cut'>, board: SignScene['board']): string {
  const { x, y, width, height } = board;
  if (backboard === 'frame') return drawFrame(board);
  const screws = [x + 2, x + width - 2].flatMap((cx) =>
    [y + 2, y + height - 2].map((cy) => `<circle cx="${cx}" cy="${cy}" r=".7" fill="#b9bac6"/>`),
  );
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" stroke-width=".35" ${plates[backboard]}/>${screws.join('')}`;
}

const plates = {
  clear: 'fill="rgba(222,232,255,.07)" stroke="rgba(230,238,255,.4)"',
  black: 'fill="#060609" stroke="rgba(255,255,255,.16)"',
};

function drawFrame({ x, y, width, height }: SignScene['board']): string {
  const bars = [0.32, 0.68].map((share) => `M${x} ${y + share * height}h${width}`);
  return [
    `<path d="${bars.join('')}" fill="none" stroke="#34353f" stroke-width=".6"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="none" stroke="#3f404b" stroke-width="1.8"/>`,
    `<rect x="${x - 0.5}" y="${y - 0.5}" width="${width + 1}" height="${height + 1}" rx="1.4" fill="none" stroke="rgba(255,255,255,.28)" stroke-width=".3"/>`,
  ].join('');
}

/**
 * Returns the SVG of a clear board that is cut around the tubes: its shadow, the sheet, and its edge by a mask. The lines of
 * the design and the blur `halo` are defined elsewhere.
 */
export function drawCutBoard({ lines }: Design, { type_cm, width, height }: SignScene): string {
  const outline = 1000 * cutBoardStroke(type_cm);
  const edge = (1000 * 2 * cutEdgeShare * width) / type_cm;
  const uses = lines.map((_line, index) => `<use href="#line${index}"/>`).join('');
  const sheet = (attributes: string, strokeWidth = outline) =>
    `<g ${roundStrokes} stroke-width="${strokeWidth.toFixed()}" ${attributes}>${uses}</g>`;
  return [
    `<mask id="edge-mask">${sheet('stroke="#fff"')}${sheet('stroke="#000"', outline - edge)}</mask>`,
    sheet('stroke="#05050b" opacity=".4" filter="url(#halo)"'),
    sheet('stroke="#dfe6f5" opacity=".06"'),
    `<rect width="${width}" height="${height}" fill="rgba(223,230,245,.5)" mask="url(#edge-mask)"/>`,
  ].join('');
}

/** Attributes of strokes along the lines of a design. */
export const roundStrokes = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
