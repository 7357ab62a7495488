import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage, useNetwork } from '@lumora/shared-ui/testing/open-page.tsx';
import banners from './banner-pages/banners.page.tsx';
import festivalBanners from './banner-pages/festival-banners.page.tsx';
import gallery from './gallery/gallery.page.tsx';
import headerOffers from './header-offers/header-offers.page.tsx';
import popUpOffers from './pop-up-offers/pop-up-offers.page.tsx';
import showcases from './showcases/showcases.page.tsx';
import vouchers from './vouchers/list/vouchers.page.tsx';

const network = useNetwork();

test.each([banners, festivalBanners, gallery, headerOffers, popUpOffers, showcases, vouchers])(
  '$path requests its declared query, which the shell prefetches',
  async ({ component, path, query }) => {
    const search = '?page=2&sort=-starts_at&q=neon';
    const declaredUrl = query?.(new URLSearchParams(search)).queryKey.at(-1);
    const Page = await component();

    openPage(<Page />, { path, at: path + search });

    await waitFor(() => expect(network.calls.map((call) => call.path)).toContain(`/api${String(declaredUrl)}`));
  },
);
