import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@lumora/shared-ui/testing/fill.ts';
import { button, dialog, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { openVouchers } from '../../testing/open-vouchers.tsx';
import { uniqueCode } from '../../testing/make-voucher.ts';

const network = useNetwork();

/** Generates three codes and waits for the dialog that lists them. */
async function generate(query = '') {
  const prefix = uniqueCode().slice(-8);
  const opened = openVouchers(query);
  const { user } = opened;
  await user.click(await button('Generate codes'));
  await fill({ Prefix: prefix, 'Number of codes': '3', 'Amount in %': '15' });
  await user.click(await button('Generate'));
  const resultDialog = within(await dialog('3 codes made'));
  const codes = resultDialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  return { ...opened, resultDialog, codes, prefix };
}

it('generates unique codes with one rule', async () => {
  const { codes, prefix } = await generate();

  expect(new Set(codes).size).toBe(3);
  expect(codes.every((code) => code.startsWith(prefix))).toBe(true);
});

it('replaces the filters of the list by the batch, and removes that filter again', async () => {
  const { user, resultDialog, codes } = await generate('?q=nothing&status=ended');

  await user.click(resultDialog.getByRole('button', { name: 'Show in list' }));

  // the previous rows are displayed until the batch has loaded
  await waitFor(() => expect(screen.getAllByText('0 / 1')).toHaveLength(3));
  for (const code of codes) expect(screen.getByText(code)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Remove filter Batch/ }));
  expect(screen.queryByText(/^Batch/)).toBeNull();
});

it('downloads the codes as a file', async () => {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:codes';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user, resultDialog, codes } = await generate();

  await user.click(resultDialog.getByRole('button', { name: 'Download CSV' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect(network.calls.some(({ path }) => path.includes('/admin/vouchers/export.csv?batch='))).toBe(true);
  expect(await textOf(files[0])).toContain(codes[0]);
  jest.restoreAllMocks();
});

async function textOf(file: Blob | undefined): Promise<string> {
  return new TextDecoder().decode(await file?.arrayBuffer());
}
