import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { StorefrontApp } from '@lumora/shared-contract';
import { createQueries } from './page/create-queries.ts';
import { restorePageState } from './page/page-state.ts';
import { Shop } from './shop.tsx';

/** Takes over the page that the server drew; without its state draws the page from nothing. */
export const mount: StorefrontApp['mount'] = (root, state, onFailure) => {
  const queries = createQueries();
  if (state !== null) restorePageState(queries, state);

  let onHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => (onHydrated = resolve));
  const shop = (
    <StrictMode>
      <BrowserRouter>
        <Shop queries={queries} onHydrated={onHydrated} />
      </BrowserRouter>
    </StrictMode>
  );
  const tell = (error: unknown) => {
    // caught ones too: a screen's boundary shows them, and whoever watches the page hears of them
    reportError(error);
    onFailure?.(error);
  };
  const options = { onCaughtError: tell, onUncaughtError: tell };
  if (state === null) createRoot(root, options).render(shop);
  // in slices: a phone scrolls and takes taps in between
  else startTransition(() => void hydrateRoot(root, shop, options));
  return hydrated;
};
