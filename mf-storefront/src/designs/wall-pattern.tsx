import { wallDrawings, type Wall } from '@lumora/shared-contract/designs';

/** Renders the repeating SVG pattern of a wall; unit cm. */
export function WallPattern({ id, wall }: { id: string; wall: Wall }) {
  const { width, height, ground, marks } = wallDrawings[wall];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <rect width={width} height={height} fill={ground} />
      {marks.map(({ d, fill, opacity = 1 }) => (
        <path key={d} d={d} fill={fill} opacity={opacity} />
      ))}
    </pattern>
  );
}
