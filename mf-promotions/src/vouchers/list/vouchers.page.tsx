import { definePage } from '@lumora/shared-ui/page';
import { parseSearchParams } from '@lumora/shared-ui/api';
import { voucherSearchParams } from './voucher-search-params.ts';
import { vouchersQuery } from '../vouchers-api.ts';

export default definePage({
  path: '/admin/vouchers',
  title: 'Vouchers',
  permission: 'vouchers.view',
  kind: 'Voucher',
  nav: { group: 'Promotions', order: 55, icon: 'ConfirmationNumberRounded', letter: 'v' },
  query: (search) => vouchersQuery(parseSearchParams(search, voucherSearchParams)),
  component: () => import('./vouchers-page.tsx').then((module) => module.VouchersPage),
});
