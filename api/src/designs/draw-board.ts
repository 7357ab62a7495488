import type { Backboard, SignScene } from '@lumora/shared-contract/designs';

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
  const bars = [0.3, 0.7].map((share) => `M${x} ${y + share * height}h${width}`);
  const posts = [0.12, 0.88].map((share) => `M${x + share * width} ${y + 0.18 * height}v${0.64 * height}`);
  return `<path d="${[...bars, ...posts].join('')}" fill="none" stroke="#3a3b45" stroke-width="1.6"/>`;
}
