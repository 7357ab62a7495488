import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { makeShowcase } from '../testing/make-promotion.ts';
import { ShowcasesPage } from './showcases-page.tsx';

useNetwork();
usePhone();

it('shows the priority and the status of a showcase', async () => {
  const { name } = await makeShowcase({ name: unique('Foxtail'), priority: '7' });
  openPage(<ShowcasesPage />, { path: '/admin/showcases', at: `/admin/showcases?q=${encodeURIComponent(name)}` });

  const showcaseRow = within(await row(name));

  expect(showcaseRow.getByText('Priority 7')).toBeVisible();
  expect(showcaseRow.getByText('Draft')).toBeVisible();
});
