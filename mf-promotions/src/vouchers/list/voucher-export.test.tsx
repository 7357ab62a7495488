import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ApiResponse } from '@lumora/shared-contract/http';
import type { VoucherBatch } from '@lumora/shared-contract/promotions';
import { button, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { call } from '@lumora/shared-ui/testing/real-api.ts';
import { makeVoucher, uniqueCode } from '../../testing/make-voucher.ts';
import { openVouchers } from '../../testing/open-vouchers.tsx';

useNetwork();

afterEach(() => {
  jest.restoreAllMocks();
});

test('Export CSV downloads the vouchers of the list, without generated codes', async () => {
  const files: Blob[] = [];
  // jsdom does not download files: the mock records the content instead
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:csv';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { code } = await makeVoucher();
  const generated = await call<ApiResponse<VoucherBatch>>('POST', '/admin/vouchers/generate', {
    prefix: uniqueCode().slice(5),
    kind: 'fixed',
    amount: 100,
    count: 1,
    is_active: true,
  });
  const { user } = openVouchers('?sort=-created_at');
  await row(code);

  await user.click(await button('Export CSV'));
  await waitFor(() => expect(files).toHaveLength(1));

  const text = new TextDecoder().decode(await files[0]?.arrayBuffer());
  expect(text).toContain(code);
  expect(text).not.toContain(generated.data.codes[0]);
});
