import { randomUUID } from 'node:crypto';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { Voucher } from '@lumora/shared-contract/promotions';
import { call } from '@lumora/shared-ui/testing/real-api.ts';

/** Creates a voucher; by default live, 20 percent, with a unique code. */
export async function makeVoucher(fields: object = {}): Promise<Voucher> {
  const body = { code: uniqueCode(), kind: 'percent', amount: 20, is_active: true, ...fields };
  return (await call<ApiResponse<Voucher>>('POST', '/admin/vouchers/store', body)).data;
}

export async function readVoucher(id: number): Promise<Voucher> {
  return (await call<ApiResponse<Voucher>>('GET', `/admin/vouchers/edit/${id}`)).data;
}

/** Returns a code that no other test uses. */
export function uniqueCode(): string {
  return `GLOW-${randomUUID().slice(0, 8).toUpperCase()}`;
}
