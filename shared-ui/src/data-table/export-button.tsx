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
  /** returns all matching rows of all pages, or the CSV file; may reject */
  rows: () => readonly Row[] | Promise<readonly Row[] | Blob>;
}

/** Renders the button that saves the matching rows of all pages as `{tableId}.csv`. Shows a failure as a toast. */
export function ExportButton<Row>({ tableId, columns, isDisabled, rows }: ExportButtonProps<Row>) {
  const [isExporting, setIsExporting] = useState(false);

  async function exportCsv() {
    setIsExporting(true);
    try {
      const result = await rows();
      const file = result instanceof Blob ? result : toCsv(columns, result);
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
