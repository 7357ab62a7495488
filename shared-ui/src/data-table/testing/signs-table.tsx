import { render } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { lumoraTheme } from '../../theme/lumora-theme.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { DataTable } from '../data-table.tsx';
import type { DataTableProps } from '../data-table-props.ts';

/** A row of the fixture table. */
export interface Sign {
  id: number;
  title: string;
  priority: number | null;
}

/** Returns `Sign 1` … `Sign n` with descending priorities. */
export function signs(count: number): Sign[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Sign ${index + 1}`,
    priority: count - index,
  }));
}

/** Columns of the fixture table: title and priority. */
export const signColumns: DataColumn<Sign>[] = [
  { key: 'title', label: 'Title', value: (sign) => sign.title },
  { key: 'priority', label: 'Priority', value: (sign) => sign.priority, align: 'end', width: 100 },
];

interface SignsTableProps extends Partial<DataTableProps<Sign>> {
  /** URL of the page; defaults to `/` */
  at?: string;
}

/** Renders a table of signs in theme and router; `props` override the defaults. */
export function SignsTable({ at = '/', ...props }: SignsTableProps) {
  return (
    <ThemeProvider theme={lumoraTheme}>
      <MemoryRouter initialEntries={[at]}>
        <DataTable<Sign>
          tableId="signs"
          label="Signs"
          columns={signColumns}
          rowKey={(sign) => sign.id}
          rows={signs(12)}
          error={null}
          isRefreshing={false}
          onRefresh={() => undefined}
          empty={{ title: 'No signs yet', action: <button>New sign</button> }}
          {...props}
        />
      </MemoryRouter>
    </ThemeProvider>
  );
}

/** Renders a `SignsTable` into the document. */
export function renderSigns(props: SignsTableProps = {}) {
  return render(<SignsTable {...props} />);
}
