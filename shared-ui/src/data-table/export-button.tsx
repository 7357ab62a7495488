import { useState } from 'react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { toast } from '../toast/toast.ts';
import { toCsv } from './csv.ts';
import type { DataColumn } from './data-column.ts';
import { downloadFile } from './download-file.ts';
import { ToolButton } from './tool-button.tsx';

interface ExportButtonProps<Row> {
  tableId: string;
  columns: readonly DataColumn<Row>[];
  isDisabled: boolean;
  /** every row that the table has for its search, on all pages, or the finished file */
  rows: () => readonly Row[] | Promise<readonly Row[] | Blob>;
}

/** Saves what the table shows, on all its pages, as `{tableId}.csv`. */
export function ExportButton<Row>({ tableId, columns, isDisabled, rows }: ExportButtonProps<Row>) {
  const [isExporting, setIsExporting] = useState(false);

  async function exportCsv() {
    setIsExporting(true);
    try {
      const found = await rows();
      const file = found instanceof Blob ? found : toCsv(columns, found);
      downloadFile(`${tableId}.csv`, file, 'text/csv;charset=utf-8');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Something went wrong');
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <ToolButton label="Export CSV" disabled={isDisabled || isExporting} onClick={() => void exportCsv()}>
      <FileDownloadOutlined />
    </ToolButton>
  );
}
