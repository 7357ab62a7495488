import type { ModuleFailure } from '@lumora/shared-contract';
import { dateTime } from '@lumora/shared-ui';
import { shortReleaseId } from './module-labels.ts';
import { PlainTable } from './plain-table.tsx';

/** As the gateway that answered remembers them: what browsers told, what was not rendered, what was refused. */
export function FailureList({ failures }: { failures: ModuleFailure[] }) {
  return (
    <PlainTable
      label="Failures"
      heads={['When', 'Release', 'Page', 'Message', 'Report']}
      empty="Nothing has failed."
      rows={failures.map(({ at, release, path, message, report }, n) => ({
        key: `${at} ${report} ${n}`,
        cells: [dateTime(at), shortReleaseId(release), path, message, report],
      }))}
    />
  );
}
