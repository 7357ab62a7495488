import type { VoucherKind } from '@lumora/shared-contract/promotions';
import type { SampleDays } from './sample-promotions.ts';

/** Amounts are rupees; `amount` of a percent voucher is percent. */
interface SampleVoucher extends SampleDays {
  code: string;
  kind: VoucherKind;
  amount: number;
  min_order?: number;
  max_discount?: number;
  usage_limit?: number;
  per_customer_limit?: number;
  /** title of the category in its scope; the whole shop without one */
  category?: string;
}

export const sampleVouchers: SampleVoucher[] = [
  { code: 'FIRST10', kind: 'percent', amount: 10, max_discount: 500, per_customer_limit: 1 },
  { code: 'FLAT200', kind: 'fixed', amount: 200, min_order: 1999, usage_limit: 500 },
  { code: 'BOARD15', kind: 'percent', amount: 15, max_discount: 3000, category: 'LED Boards', from: -6, until: 30 },
  { code: 'SHAADI500', kind: 'fixed', amount: 500, min_order: 4999, category: 'Wedding Neon', from: 9, until: 70 },
  { code: 'DIWALI20', kind: 'percent', amount: 20, min_order: 999, max_discount: 1000, from: -24, until: -11 },
  { code: 'TRADE25', kind: 'percent', amount: 25, min_order: 25_000, isDraft: true },
];
