import { useState } from 'react';
import { toastError } from '../../toast/toast-error.ts';
import { toCsv } from './csv.ts';
import type { DataColumn } from '../columns/data-column.ts';
import { downloadFile } from './download-file.ts';

interface ExportOptions<Row> {
  tableId: string;
  columns: readonly DataColumn<Row>[];
  /** returns all matching rows of all pages, or the CSV file; may reject */
  rows: () => readonly Row[] | Promise<readonly Row[] | Blob>;
}

/** Returns a function that saves the matching rows of all pages as `{tableId}.csv`. Shows a failure as a toast. */
export function useExport<Row>({ tableId, columns, rows }: ExportOptions<Row>) {
  const [isExporting, setIsExporting] = useState(false);

  async function exportCsv() {
    setIsExporting(true);
    try {
      const result = await rows();
      const file = result instanceof Blob ? result : toCsv(columns, result);
      downloadFile(`${tableId}.csv`, file, 'text/csv;charset=utf-8');
    } catch (error) {
      toastError(error, 'Something went wrong');
    } finally {
      setIsExporting(false);
    }
  }

  return { isExporting, exportCsv };
}
