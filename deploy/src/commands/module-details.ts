import { formatKilobytes } from '@lumora/shared-contract/format';
import { contributionsOf } from '@lumora/shared-contract/manifest';
import {
  movedRelease,
  type ChannelMove,
  type LoadInterval,
  type ModuleOverview,
  type ReleaseStats,
} from '@lumora/shared-contract/releases';
import type { Release } from '@lumora/releases/release-schema';
import { listReleases } from '@lumora/releases/channels/channel';
import type { ReleaseStore } from '@lumora/releases/store/release-store';
import { liveReleases, readBudgets, verdictLines } from '../gate/open-gate.ts';
import { pageSizes } from '../gate/size-budget.ts';
import { formatColumns, formatTimestamp } from './columns.ts';
import { formatTarget } from './history.ts';

/** Returns the lines about one module. `overview` has the figures of browsers, from a running gateway. */
export async function moduleDetails(
  store: ReleaseStore,
  module: string,
  overview: ModuleOverview | undefined,
): Promise<string[]> {
  const [moves, releases, others] = await Promise.all([
    store.listMoves(module),
    listReleases(store, module),
    liveReleases(store, [module]),
  ]);
  const last = moves.at(-1);
  const live = releases.find(({ id }) => id === last?.release);
  return [
    '',
    `${module}  ${last === undefined ? 'not live: published, but never promoted' : formatState(last)}`,
    ...(last === undefined ? [] : loadLines(overview)),
    'Releases',
    ...indented(releases.map(({ id, built_at, built_by }) => [id, formatTimestamp(built_at), built_by])),
    'Moves',
    ...indented(
      moves
        .toReversed()
        .map((move) => [formatTimestamp(move.at), move.action, formatTarget(move), move.by, move.reason]),
    ),
    ...(live === undefined ? [] : await releaseLines(live, moves, others)),
  ];
}

function formatState({ release, canary, disabled }: ChannelMove): string {
  const state = disabled ? 'disabled, was live' : 'live';
  return `${state} ${release}${canary ? `, canary ${canary.release} ${canary.percent}%` : ''}`;
}

async function releaseLines(live: Release, moves: ChannelMove[], others: Release[]): Promise<string[]> {
  const { id, manifest, shared } = live;
  const verdict = moves.findLast((move) => movedRelease(move) === id && move.verdict !== undefined)?.verdict ?? [];
  const sizes = pageSizes(live, { others, budgets: await readBudgets() });
  return [
    'Checks',
    ...verdictLines(verdict),
    'Sizes',
    ...indented(
      sizes.map(({ page, bytes, max_bytes }) => [page, formatKilobytes(bytes), `of ${formatKilobytes(max_bytes)}`]),
    ),
    'Pages',
    ...indented([...manifest.routes, ...(manifest.pages ?? [])].map(({ path }) => [path])),
    'Extensions',
    ...indented(contributionsOf(manifest).map(({ slot, title }) => [slot, title])),
    'Shared packages',
    ...indented(shared.map(({ name, version, requiredVersion }) => [name, version || requiredVersion])),
  ];
}

function loadLines(overview: ModuleOverview | undefined): string[] {
  if (overview === undefined) return ['Loads', '  unknown: set ADMIN_EMAIL and ADMIN_PASSWORD, and start the product'];
  const { live, canary } = overview;
  const rows = [loadRow('live', live), ...(canary ? [loadRow('canary', canary)] : [])];
  return ['Loads of the last two hours', ...indented(rows)];
}

/** Returns the failure rate and the load time with a bar for each interval. */
function loadRow(label: string, { stats, intervals }: { stats: ReleaseStats; intervals: LoadInterval[] }): string[] {
  const rates = intervals.map(({ loads, failures }) => failures / (loads + failures));
  const times = intervals.flatMap(({ median_ms }) => median_ms ?? []);
  const time = times.at(-1);
  return [
    label,
    `${stats.loads + stats.failures} loads, ${stats.failures} failed`,
    `failure rate ${bars(rates, 0.05)}`,
    `load time ${bars(times, 500)}${time === undefined ? '' : ` ${Math.round(time)} ms`}`,
  ];
}

const barSymbols = '▁▂▃▄▅▆▇█';

/** Draws a bar for each value; the highest bar is `min` unless a value is higher. */
function bars(values: number[], min: number): string {
  const max = Math.max(min, ...values);
  const symbols = values.map((value) => barSymbols[Math.round((value / max) * (barSymbols.length - 1))]);
  return symbols.length === 0 ? '–' : symbols.join('');
}

function indented(rows: string[][]): string[] {
  if (rows.length === 0) return ['  –'];
  return formatColumns(rows)
    .split('\n')
    .map((line) => `  ${line}`);
}
