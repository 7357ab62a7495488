import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ModuleOverview } from '@lumora/shared-contract/releases';
import { StatusChip, type StatusTone } from '@lumora/shared-ui';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { LoadPlot } from './load-plot.tsx';
import {
  formatMs,
  formatOperator,
  formatPercent,
  formatReleaseStats,
  moveLabels,
  releaseVersion,
  shortReleaseId,
} from '../module-labels.ts';
import { goLiveMove, type ModuleRow } from '../module-row.ts';
import { moduleStatus } from '../module-status.tsx';

/** Renders the live release and the canary with their failures and load times, as browsers reported them. */
export function ReleaseHealth({ module }: { module: ModuleRow }) {
  const { live, canary, pinned } = module;
  if (live === null) return null;
  const isOff = module.disabled_reason !== null;
  const move = goLiveMove(module);

  return (
    <Card component="section" aria-label="Live now">
      <Track
        label="Live"
        release={live}
        {...(isOff && { chip: moduleStatus(module) })}
        about={
          move
            ? `${moveLabels[move.action]} ${timeAgo(move.at)} · ${formatOperator(move.by)}`
            : `Built ${timeAgo(live.built_at)}`
        }
      />
      {canary && (
        <Track
          label="Canary"
          release={canary}
          chip={{ label: `Canary ${canary.percent}%`, tone: 'warning' }}
          about={`${canary.percent}% of the visitors get it`}
        />
      )}
      {pinned !== null && (
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ ...rowStyles, display: 'block', fontVariantLigatures: 'none' }}
        >
          Your browser is pinned to {shortReleaseId(pinned)}.
        </Typography>
      )}
    </Card>
  );
}

interface TrackProps {
  /** names the release and its plots, such as `Live` */
  label: string;
  release: NonNullable<ModuleOverview['canary'] | ModuleRow['live']>;
  /** its state, if that is not the usual one */
  chip?: { label: string; tone: StatusTone };
  /** one line below its id */
  about: string;
}

function Track({ label, release: { id, stats, intervals }, chip, about }: TrackProps) {
  const rates = intervals.map(({ at, loads, failures }) => ({ at, value: failures / (loads + failures) }));
  const times = intervals.flatMap(({ at, median_ms }) => (median_ms === null ? [] : [{ at, value: median_ms }]));
  const loadMs = times.at(-1)?.value;
  const total = stats.loads + stats.failures;

  return (
    <Box sx={rowStyles}>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0 }}>
        <Metric label={`${label} release`} value={<span title={id}>{releaseVersion(id)}</span>} detail={about}>
          {chip && <StatusChip tone={chip.tone}>{chip.label}</StatusChip>}
        </Metric>
      </Box>
      <Metric
        label="Failure rate"
        value={total === 0 ? '—' : formatPercent(stats.failures / total)}
        detail={formatReleaseStats(stats)}
      >
        <LoadPlot name={`${label}: failure rate`} points={rates} format={formatPercent} minTopValue={0.05} />
      </Metric>
      <Metric
        label="Load time"
        value={loadMs === undefined ? '—' : formatMs(loadMs)}
        detail={loadMs === undefined ? 'No reports in the last two hours' : 'Median, last five minutes with reports'}
      >
        <LoadPlot name={`${label}: load time`} points={times} format={formatMs} minTopValue={500} />
      </Metric>
    </Box>
  );
}

interface MetricProps {
  label: string;
  value: ReactNode;
  detail: string;
  /** beside the value */
  children: ReactNode;
}

function Metric({ label, value, detail, children }: MetricProps) {
  return (
    <div>
      <Typography variant="caption" component="div" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 28 }}>
        <Typography variant="h1" component="div">
          {value}
        </Typography>
        {children}
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {detail}
      </Typography>
    </div>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
  px: 2,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
