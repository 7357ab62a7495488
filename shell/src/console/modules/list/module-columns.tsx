import { Link } from 'react-router-dom';
import { styled } from '@mui/material/styles';
import { timeAgo } from '@lumora/shared-ui/dashboard';
import { TwoLines, type DataColumn } from '@lumora/shared-ui/data-table';
import {
  formatFailures,
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
        <ReleaseId>{releaseText(row) || '—'}</ReleaseId>
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
    value: loadCount,
    text: loadsText,
    render: (row) => <Loads module={row} />,
    align: 'end',
    width: 136,
    compactWidth: 100,
    compactRender: (row) => <Loads module={row} />,
    onPhone: 'detail',
    phoneText: phoneLoadsText,
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
    phoneText: (row) => loadTimeText(row) && `median ${loadTimeText(row)}`,
  },
  {
    key: 'status',
    label: 'Status',
    value: (row) => moduleStatus(row).label,
    render: (row) => (
      <Chips>
        <ModuleStatusChips module={row} />
      </Chips>
    ),
    phoneRender: (row) => <ModuleStatusChips module={row} />,
    width: 152,
    compactWidth: 104,
    compactRender: (row) => (
      <Chips>
        <ModuleStatusChips module={row} />
      </Chips>
    ),
    onPhone: 'status',
  },
];

/** The hash shows each of its characters. */
const ReleaseId = styled('span')({ fontVariantLigatures: 'none' });

function releaseText({ live }: ModuleRow): string {
  return live ? shortReleaseId(live.id) : '';
}

function ageText(row: ModuleRow): string {
  const last = row.history[0];
  const move = last?.action === 'halt' ? last : goLiveMove(row);
  if (move) return `${moveLabels[move.action]} ${timeAgo(move.at)}`;
  return row.live ? `Built ${timeAgo(row.live.built_at)}` : '';
}

/** Returns the number of times that browsers loaded the live release, with those that failed. */
function loadCount({ live }: ModuleRow): number | null {
  return live && live.stats.loads + live.stats.failures;
}

function loadsText(row: ModuleRow): string {
  return [loadCount(row), failuresText(row)].filter((text) => text !== null && text !== '').join(', ');
}

function failuresText({ live }: ModuleRow): string {
  return live && live.stats.failures > 0 ? formatFailures(live.stats) : '';
}

function phoneLoadsText({ live }: ModuleRow): string {
  if (live === null) return '';
  return live.stats.failures > 0 ? formatReleaseStats(live.stats) : formatLoads(live.stats);
}

function loadTimeText(row: ModuleRow): string {
  const loadMs = latestLoadMs(row);
  return loadMs === null ? '' : formatMs(loadMs);
}

/** Renders the number of loads, and below it how many failed, if any. */
function Loads({ module }: { module: ModuleRow }) {
  const [count, failures] = [loadCount(module), failuresText(module)];
  if (!count) return <Quiet>{count ?? '—'}</Quiet>;
  if (failures === '') return count;
  return (
    <TwoLines title={loadsText(module)}>
      <span>{count}</span>
      <small>{failures}</small>
    </TwoLines>
  );
}

const Quiet = styled('span')(({ theme: { vars } }) => ({ color: vars.palette.text.secondary }));

/** Chips below each other where they do not fit one line. */
const Chips = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** Renders a link to a module above its description. */
function ModuleName({ module: { module, title, description } }: { module: ModuleRow }) {
  return (
    <TwoLines title={`${title}\n${description}`}>
      <Name to={module} tabIndex={-1}>
        {title}
      </Name>
      <small>{description}</small>
    </TwoLines>
  );
}

const Name = styled(Link)(({ theme: { vars } }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { color: vars.palette.primary.main, textDecoration: 'underline' },
}));
