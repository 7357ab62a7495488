import { useState } from 'react';

interface LoadPlotProps {
  /** accessible name */
  name: string;
  points: { at: string; value: number }[];
  format: (value: number) => string;
  /** value at the top of the plot, unless a point is higher */
  min: number;
}

const size = { width: 120, height: 28 };
const shownMs = 2 * 60 * 60_000;

/** Renders values of the last two hours as a line; nothing for fewer than two. */
export function LoadPlot({ name, points, format, min }: LoadPlotProps) {
  const [now] = useState(() => Date.now());
  const last = points.at(-1);
  if (last === undefined || points.length === 1) return null;

  const max = Math.max(min, ...points.map(({ value }) => value));
  const end = Math.max(now, Date.parse(last.at));
  const line = points.map(({ at, value }) => {
    const age = (end - Date.parse(at)) / shownMs;
    const [x, y] = [(1 - age) * (size.width - 6) + 3, (1 - value / max) * (size.height - 6) + 3];
    return { x: x.toFixed(1), y: y.toFixed(1) };
  });
  const latest = line.at(-1);
  const highest = format(Math.max(...points.map(({ value }) => value)));
  return (
    <svg
      role="img"
      aria-label={`${name} in the last two hours: latest ${format(last.value)}, at most ${highest}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      {...size}
    >
      <line x1="0" x2={size.width} y1={size.height - 3} y2={size.height - 3} stroke="currentColor" opacity="0.2" />
      <circle cx={latest?.x} cy={latest?.y} r="3" fill="currentColor" />
      <polyline
        points={line.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
