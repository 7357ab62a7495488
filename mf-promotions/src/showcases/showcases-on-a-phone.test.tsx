import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { makeShowcase } from '../testing/make-promotion.ts';
import { ShowcasesPage } from './showcases-page.tsx';

useNetwork();
usePhone();

it('shows status of a showcase and that the home page does not show it, but no dates if it has none', async () => {
  const { name } = await makeShowcase({ name: unique('Foxtail'), priority: '7' });
  openPage(<ShowcasesPage />, { path: '/admin/showcases', at: `/admin/showcases?q=${encodeURIComponent(name)}` });

  const showcaseRow = within(await row(name));

  expect(showcaseRow.getByText('Not on the home page')).toBeVisible();
  expect(showcaseRow.queryByText(/Priority/)).toBeNull();
  expect(showcaseRow.queryByText(/No dates/)).toBeNull();
  expect(showcaseRow.getByText('Draft')).toBeVisible();
});

it('shows the position of a live showcase on the home page, and its dates if it has any', async () => {
  const prefix = unique('Neon');
  const always = await makeShowcase({ name: `${prefix} always`, is_active: 'true', priority: '0' });
  const until = await makeShowcase({ name: `${prefix} until`, is_active: 'true', ends_at: '2099-12-27T10:00:00Z' });
  openPage(<ShowcasesPage />, { path: '/admin/showcases', at: `/admin/showcases?q=${encodeURIComponent(prefix)}` });

  expect(within(await row(always.name)).getByText(/^Position \d on the home page$/)).toBeVisible();
  expect(within(await row(always.name)).queryByText('Always')).toBeNull();
  expect(within(await row(until.name)).getByText(/^Until/)).toBeVisible();
});
