import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { phoneScreen } from '@lumora/shared-ui';

interface PlainTableProps {
  label: string;
  headings: string[];
  /** headings of the columns whose cells are aligned at the end */
  endAligned?: string[];
  /** headings of the columns that only screens from 1200 px on have room for */
  wideOnly?: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** message of a table without rows */
  empty: string;
}

/** Renders a short read-only table; on a phone each row is a list of its cells with their headings. */
export function PlainTable({ label, headings, endAligned = [], wideOnly = [], rows, empty }: PlainTableProps) {
  if (rows.length === 0) return <Box sx={{ p: 2, color: 'text.secondary' }}>{empty}</Box>;
  return (
    <Box component="table" aria-label={label} sx={tableStyles}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th
              key={heading}
              scope="col"
              data-end={endAligned.includes(heading)}
              data-wide={wideOnly.includes(heading)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {headings.map((heading, index) => (
              <td
                key={heading}
                data-heading={heading}
                data-end={endAligned.includes(heading)}
                data-wide={wideOnly.includes(heading)}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  // a hash shows each of its characters
  fontVariantLigatures: 'none',
  '& th, & td': { px: 1.5, py: 1.25, verticalAlign: 'middle', borderBottom: 1, borderColor: 'divider' },
  '& th': { height: 36, py: 0, textAlign: 'left', fontWeight: 500, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& th:first-of-type, & td:first-of-type': { pl: 2 },
  '& th:last-of-type, & td:last-of-type': { pr: 2 },
  '& [data-end="true"]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& tr:last-of-type td': { borderBottom: 0 },
  '@media (min-width: 768px) and (max-width: 1199.95px)': { '& [data-wide="true"]': { display: 'none' } },
  [`@media ${phoneScreen}`]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 0.5, px: 2, py: 1.5 },
    '& tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& td': {
      display: 'flex',
      p: '0 !important',
      border: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    // a release without actions
    '& td:has(> :empty)': { display: 'none' },
    '& td::before': { content: 'attr(data-heading)', flex: '0 0 96px', color: 'text.secondary', textAlign: 'start' },
  },
};
