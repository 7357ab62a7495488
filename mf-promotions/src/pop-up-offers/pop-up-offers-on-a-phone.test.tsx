import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { PopUpOffer } from '@lumora/shared-contract/promotions';
import { openPage, row, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import { usePhone } from '@lumora/shared-ui/testing/use-phone.ts';
import { sendPictures } from '@lumora/shared-ui/testing/pictures.ts';
import { unique } from '@lumora/shared-ui/testing/real-api.ts';
import { PopUpOffersPage } from './pop-up-offers-page.tsx';

useNetwork();
usePhone();

it('shows the picture of a pop-up offer beside its title', async () => {
  const fields = { title: unique('Join us'), delay_seconds: '5', every_days: '7' };
  const { title, image } = await sendPictures<PopUpOffer>('/admin/pop-up-offers/store', fields, ['imageFile']);
  openPage(<PopUpOffersPage />, {
    path: '/admin/offers/popup',
    at: `/admin/offers/popup?q=${encodeURIComponent(title)}`,
  });

  expect(within(await row(title)).getByRole('presentation')).toHaveAttribute('src', `/media/${image}/160.webp`);
});
