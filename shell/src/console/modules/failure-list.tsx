import type { ModuleFailure } from '@lumora/shared-contract';
import { dateTime } from '../pages/time-words.ts';
import { shortId } from './module-words.ts';
import { PlainTable } from './plain-table.tsx';

/** As the gateway that answered remembers them. */
export function FailureList({ failures }: { failures: ModuleFailure[] }) {
  return (
    <PlainTable
      label="Failures"
      heads={['When', 'Release', 'Page', 'Message', 'Report']}
      empty="No browser has told of a failure."
      rows={failures.map(({ at, release, path, message, report }) => ({
        key: `${at} ${report}`,
        cells: [dateTime(at), shortId(release), path, message, report],
      }))}
    />
  );
}
