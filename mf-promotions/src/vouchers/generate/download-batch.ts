import { toastError } from '@lumora/shared-ui';
import { downloadFile } from '@lumora/shared-ui/data-table';
import { exportVouchers } from '../vouchers-api.ts';

/** Saves the codes of a batch as a CSV file; says why where that fails. */
export async function downloadBatch(batch: string): Promise<void> {
  try {
    downloadFile(`vouchers-${batch}.csv`, await exportVouchers({ batch }), 'text/csv;charset=utf-8');
  } catch (error) {
    toastError(error, 'Download failed');
  }
}
