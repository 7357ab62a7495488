import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import {
  formatLoads,
  formatMs,
  formatReleaseStats,
  moveLabels,
  releaseVersion,
  shortReleaseId,
} from '../module-labels.ts';
import { goLiveMove, latestLoadMs, type ModuleRow } from '../module-row.ts';
import { moduleStatus, ModuleStatusChips } from '../module-status.tsx';

/** Columns of the list of modules. */
export const moduleColumns: DataColumn<ModuleRow>[] = [
  {
    key: 'title',
    label: 'Module',
    value: (row) => row.title,
    render: (row) => <ModuleName module={row} />,
    compactRender: (row) => (
      <ModuleName module={row}>
        {' '}
        <ModuleStatusChips module={row} />
      </ModuleName>
    ),
    minWidth: 160,
    lines: 2,
    onPhone: 'title',
  },
  {
    key: 'release',
    label: 'Live release',
    value: releaseText,
    render: (row) => (
      <TwoLines title={`${releaseText(row)}\n${ageText(row)}`}>
        <span>{releaseText(row) || '—'}</span>
        <small>{ageText(row)}</small>
      </TwoLines>
    ),
    width: 184,
    compactWidth: 168,
    onPhone: 'detail',
    phoneText: ({ live }) => (live ? releaseVersion(live.id) : ''),
  },
  {
    key: 'loads',
    label: 'Loads',
    value: (row) => (row.live ? row.live.stats.failures : null),
    text: loadsText,
    isQuiet: ({ live }) => live !== null && live.stats.loads + live.stats.failures === 0,
    width: 176,
    onPhone: 'detail',
  },
  {
    key: 'load_time',
    label: 'Load time',
    value: latestLoadMs,
    text: loadTimeText,
    align: 'end',
    width: 104,
    isWideOnly: true,
    onPhone: 'detail',
    phoneText: (row) => loadTimeText(row) && `in ${loadTimeText(row)}`,
  },
  {
    key: 'status',
    label: 'Status',
    value: (row) => moduleStatus(row).label,
    render: (row) => <ModuleStatusChips module={row} />,
    width: 152,
    isWideOnly: true,
    onPhone: 'status',
  },
];

function releaseText({ live }: ModuleRow): string {
  return live ? shortReleaseId(live.id) : '';
}

function ageText(row: ModuleRow): string {
  const last = row.history[0];
  const move = last?.action === 'halt' ? last : goLiveMove(row);
  if (move) return `${moveLabels[move.action]} ${timeAgo(move.at)}`;
  return row.live ? `Built ${timeAgo(row.live.built_at)}` : '';
}

function loadsText({ live }: ModuleRow): string {
  if (live === null) return '';
  return live.stats.failures > 0 ? formatReleaseStats(live.stats) : formatLoads(live.stats);
}

function loadTimeText(row: ModuleRow): string {
  const loadMs = latestLoadMs(row);
  return loadMs === null ? '' : formatMs(loadMs);
}

/** Renders a link to a module above its description; `children` are beside the link. */
function ModuleName({ module: { module, title, description }, children }: { module: ModuleRow; children?: ReactNode }) {
  return (
    <TwoLines title={`${title}\n${description}`}>
      <span>
        <Name to={module} tabIndex={-1}>
          {title}
        </Name>
        {children}
      </span>
      <small>{description}</small>
    </TwoLines>
  );
}

const Name = styled(Link)(({ theme: { vars } }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
