import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LoadInterval } from '@lumora/shared-contract/releases';
import { formatMs, formatPercent } from './module-labels.ts';

interface LoadPlotsProps {
  /** the release, such as `Live` */
  label: string;
  intervals: LoadInterval[];
}

/** Renders failure rate and load time of a release in the last two hours, as browsers reported them. */
export function LoadPlots({ label, intervals }: LoadPlotsProps) {
  const rates = intervals.map(({ at, loads, failures }) => ({ at, value: failures / (loads + failures) }));
  const times = intervals.flatMap(({ at, median_ms }) => (median_ms === null ? [] : [{ at, value: median_ms }]));
  return (
    <Box sx={rowStyles}>
      <Typography variant="body2" sx={{ width: { xs: '100%', sm: 56 } }}>
        {label}
      </Typography>
      <Plot name={`${label}: failure rate`} points={rates} format={(rate) => formatPercent(rate)} min={0.05} />
      <Plot name={`${label}: load time`} points={times} format={formatMs} min={500} />
    </Box>
  );
}

interface PlotProps {
  name: string;
  points: { at: string; value: number }[];
  format: (value: number) => string;
  /** value at the top of the plot, unless a point is higher */
  min: number;
}

const size = { width: 120, height: 28 };
const shownMs = 2 * 60 * 60_000;

/** Renders values over time as a line with the latest value in words; one value in words alone. */
function Plot({ name, points, format, min }: PlotProps) {
  const [now] = useState(() => Date.now());
  const metric = name.replace(/.*: /, '');
  const last = points.at(-1);
  if (last === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        {metric}: no reports
      </Typography>
    );
  }
  if (points.length === 1) {
    return (
      <Typography variant="body2">
        {format(last.value)} {metric}
      </Typography>
    );
  }
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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
      <Typography variant="body2" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
        {format(last.value)} {metric}
      </Typography>
    </Box>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 0.5 };
