import type { VoucherBatch } from '@lumora/shared-contract/promotions';
import { expect, test } from '@jest/globals';
import { useTestApp } from '../../../testing/test-app.ts';

const shop = useTestApp();
const path = '/admin/vouchers';

test.each(['id', '-code'])(
  'a list of 1,201 rows without a page is streamed and has the rows of all pages (%s)',
  async (sort) => {
    const admin = await shop.as('Administrator');
    await admin.post<VoucherBatch>(`${path}/generate`, { ...rule, count: 1_201, prefix: 'LIST' });

    const { headers, body } = await admin.get(`${path}/list?sort=${sort}`);

    expect(headers.get('transfer-encoding')).toBe('chunked');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, index) => admin.get(`${path}/list?sort=${sort}&page=${index + 1}&page_size=100`)),
    );
    expect(body).toEqual({ data: pages.flatMap((page) => page.body.data) });
    expect(body.data).toHaveLength(1_201);
  },
);

const rule = { kind: 'percent', amount: 10, per_customer_limit: 1, is_active: true };
