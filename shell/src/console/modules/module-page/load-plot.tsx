import { styled } from '@mui/material/styles';

interface LoadPlotProps {
  /** accessible name */
  name: string;
  points: { at: string; value: number }[];
  format: (value: number) => string;
  /** least maximum of the plot: the value at its top, unless a point is higher */
  minTopValue: number;
}

const size = { width: 120, height: 24 };

/** Renders values of the last two hours as a line from the first to the last; nothing for fewer than three. */
export function LoadPlot({ name, points, format, minTopValue }: LoadPlotProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return null;

  const max = Math.max(minTopValue, ...points.map(({ value }) => value));
  const start = Date.parse(first.at);
  const shownMs = Date.parse(last.at) - start;
  const line = points.map(({ at, value }) => {
    const elapsed = (Date.parse(at) - start) / shownMs;
    const [x, y] = [elapsed * (size.width - 6) + 3, (1 - value / max) * (size.height - 6) + 3];
    return { x: x.toFixed(1), y: y.toFixed(1) };
  });
  const latest = line.at(-1);
  const highest = format(Math.max(...points.map(({ value }) => value)));
  return (
    <Plot
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
    </Plot>
  );
}

const Plot = styled('svg')(({ theme: { vars } }) => ({ flex: 'none', color: vars.palette.primary.main }));
