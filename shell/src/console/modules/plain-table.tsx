import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface PlainTableProps {
  label: string;
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** words for a table without rows */
  empty: string;
}

/** A short table that is read, not worked with. */
export function PlainTable({ label, heads, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <Box sx={{ py: 2, color: 'text.secondary' }}>{empty}</Box>;
  return (
    <Box component="table" aria-label={label} sx={tableStyles}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, n) => (
              <td key={heads[n]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  minWidth: 720,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th, & td': { py: 0.75, pr: 2, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
};
