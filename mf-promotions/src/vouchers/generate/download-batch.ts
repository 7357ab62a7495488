import { downloadFile } from '@lumora/shared-ui/data-table';
import { toastError } from '@lumora/shared-ui';
import { exportVouchers } from '../vouchers-api.ts';

/** Downloads the codes of a batch as CSV; toasts an error. */
export async function downloadBatch(batch: string): Promise<void> {
  try {
    downloadFile(`vouchers-${batch}.csv`, await exportVouchers({ batch }), 'text/csv;charset=utf-8');
  } catch (error) {
    toastError(error, 'Download failed');
  }
}
