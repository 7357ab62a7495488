import { openPage } from '@lumora/shared-ui/testing/open-page.tsx';
import { HeaderOffersPage } from '../header-offers/header-offers-page.tsx';

/** Opens the list of header offers with a search. */
export function openHeaderOffers(search: string, may?: readonly string[]) {
  const path = '/admin/offers/header';
  return openPage(<HeaderOffersPage />, { path, at: `${path}?q=${encodeURIComponent(search)}`, ...(may && { may }) });
}
