import type { ModuleFailure } from '@lumora/shared-contract/releases';
import { dateTime } from '@lumora/shared-ui';
import { shortReleaseId } from '../module-labels.ts';
import { PlainTable } from './plain-table.tsx';

/** Renders the failures in the memory of the responding gateway: reports of browsers, failed renders, rejected releases. */
export function FailureList({ failures }: { failures: ModuleFailure[] }) {
  return (
    <PlainTable
      label="Failures"
      headings={['When', 'Release', 'Page', 'Message', 'Report']}
      empty="No failures were reported."
      rows={failures.map(({ occurred_at, release, path, message, report }, n) => ({
        key: `${occurred_at} ${report} ${n}`,
        cells: [dateTime(occurred_at), shortReleaseId(release), path, message, report],
      }))}
    />
  );
}
