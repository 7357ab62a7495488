import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { VouchersPage } from '../vouchers/list/vouchers-page.tsx';

/** Opens the list of vouchers with search parameters such as `?q=GLOW`. */
export function openVouchers(query = '', may?: readonly string[]) {
  const path = '/admin/vouchers';
  return openPage(<VouchersPage />, { path, at: `${path}${query}`, ...(may && { may }) });
}
