/** Renders a brick pattern in `currentColor` that fills its box. `id` must be unique in the page. */
export function BrickWall({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <svg className={className} width="100%" height="100%" fill="currentColor">
      <defs>
        <pattern id={id} width={4 * pitch} height={tones.length * course} patternUnits="userSpaceOnUse">
          {bricks.map(({ x, y, tone }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width={pitch - 3} height={course - 3} rx="2" opacity={tone} />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** Width and height of a brick with its joint, px. */
const pitch = 80;
const course = 29;

/** Opacity of each brick. Odd courses are shifted by half a brick, so their first and last brick are the same one. */
const tones = [
  [0.7, 0.86, 0.78, 0.66],
  [0.8, 0.68, 0.9, 0.74, 0.8],
  [0.64, 0.79, 0.7, 0.84],
  [0.75, 0.88, 0.66, 0.82, 0.75],
];

const bricks = tones.flatMap((row, index) =>
  row.map((tone, column) => ({
    x: (column - (index % 2) / 2) * pitch + 1.5,
    y: index * course + 1.5,
    tone,
  })),
);
