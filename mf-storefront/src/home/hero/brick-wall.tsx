/** A running bond of bricks in the colour of the text, filling its box; `id` is unique in the page. */
export function BrickWall({ id, className }: { id: string; className?: string | undefined }) {
  return (
    <svg className={className} width="100%" height="100%" fill="currentColor">
      <defs>
        <pattern id={id} width={4 * pitch} height={tones.length * course} patternUnits="userSpaceOnUse">
          {tones.map((row, index) => (
            <g key={index} transform={`translate(${index % 2 === 0 ? 0 : -pitch / 2} ${index * course})`}>
              {row.map((tone, place) => (
                <rect
                  key={place}
                  x={place * pitch + 2}
                  y="2"
                  width={pitch - 4}
                  height={course - 4}
                  rx="3"
                  opacity={tone}
                />
              ))}
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** px from one brick to the next, and from one course to the next */
const pitch = 92;
const course = 34;

/** How light each brick is. Odd courses begin half a brick to the left, so their first and last brick are the same one. */
const tones = [
  [0.62, 0.9, 0.74, 0.55],
  [0.8, 0.58, 0.95, 0.68, 0.8],
  [0.52, 0.78, 0.6, 0.88],
  [0.7, 0.94, 0.56, 0.82, 0.7],
  [0.86, 0.6, 0.82, 0.66],
  [0.58, 0.76, 0.66, 0.9, 0.58],
];
