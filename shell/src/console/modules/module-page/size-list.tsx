import LinearProgress from '@mui/material/LinearProgress';
import type { PageSize } from '@lumora/shared-contract/releases';
import { formatKilobytes } from '@lumora/shared-contract/format';
import { PlainTable } from './plain-table.tsx';

/** Renders the scripts of the module's pages against their budgets. */
export function SizeList({ sizes }: { sizes: PageSize[] }) {
  return (
    <PlainTable
      label="Sizes"
      headings={['Page', 'Scripts', 'Budget', 'Used']}
      endAligned={['Scripts', 'Budget']}
      empty="None of its pages has a size budget."
      rows={sizes.map(({ page, bytes, max_bytes }) => ({
        key: page,
        cells: [
          page,
          formatKilobytes(bytes),
          formatKilobytes(max_bytes),
          <LinearProgress
            key="used"
            variant="determinate"
            aria-label={`Budget of ${page}`}
            color={bytes > max_bytes ? 'error' : 'primary'}
            value={Math.min(100, Math.round((bytes / max_bytes) * 100))}
            sx={{ minWidth: 120 }}
          />,
        ],
      }))}
    />
  );
}
