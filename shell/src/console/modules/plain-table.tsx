import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface PlainTableProps {
  label: string;
  headings: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** message of a table without rows */
  empty: string;
}

/** Renders a short read-only table. */
export function PlainTable({ label, headings, rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <Box sx={{ py: 2, color: 'text.secondary' }}>{empty}</Box>;
  return (
    <Box component="table" aria-label={label} sx={tableStyles}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={headings[index]}>{cell}</td>
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
