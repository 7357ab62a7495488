import { render } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { lumoraTheme } from '../theme/lumora-theme.ts';
import type { DataColumn } from './data-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';

export interface Sign {
  id: number;
  title: string;
  priority: number | null;
}

/** `Sign 1` … `Sign n`, the priority falling while the number rises. */
export function signs(count: number): Sign[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Sign ${index + 1}`,
    priority: count - index,
  }));
}

export const signColumns: DataColumn<Sign>[] = [
  { key: 'title', label: 'Title', value: (sign) => sign.title },
  { key: 'priority', label: 'Priority', value: (sign) => sign.priority, align: 'end', width: 100 },
];

/** A table of signs as a page would mount it; `change` says what differs. */
export function SignsTable(change: Partial<DataTableProps<Sign>>) {
  return (
    <ThemeProvider theme={lumoraTheme}>
      <MemoryRouter>
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
          {...change}
        />
      </MemoryRouter>
    </ThemeProvider>
  );
}

export function renderSigns(change: Partial<DataTableProps<Sign>> = {}) {
  return render(<SignsTable {...change} />);
}
