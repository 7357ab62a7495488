import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { button, openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { UnprocessedProducts } from './unprocessed-products.tsx';

useNetwork();

it('explains that the browser denied access to the clipboard', async () => {
  const { user } = openPage(<UnprocessedProducts products={[{ id: 7, name: 'Moon', reason: 'No response' }]} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Write permission denied'));

  await user.click(await button('Copy list'));

  expect(await screen.findByText(/^The browser did not let the list be copied/)).toBeVisible();
  expect(screen.queryByText('List copied')).toBeNull();
});
