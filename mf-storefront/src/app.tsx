import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { restoreReplacedTexts } from '@lumora/shared-contract/translation';
import type { StorefrontApp } from '@lumora/shared-contract/storefront';
import { createQueries } from './page/create-queries.ts';
import { restorePageState } from './page/page-state.ts';
import { Shop } from './shop.tsx';

/**
 * Hydrates the server-rendered page, or renders it from scratch when `state` is null. Calls `onFailure` with every error of
 * a render. Resolves once the page is hydrated.
 */
export const mount: StorefrontApp['mount'] = (root, state, onFailure) => {
  restoreReplacedTexts();
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
  const handleError = (error: unknown) => {
    // errors caught by a screen's boundary too, so that telemetry reports them
    reportError(error);
    onFailure?.(error);
  };
  const options = { onCaughtError: handleError, onUncaughtError: handleError };
  if (state === null) createRoot(root, options).render(shop);
  // as a transition, so that the browser handles scrolling and taps between its slices
  else startTransition(() => void hydrateRoot(root, shop, options));
  return hydrated;
};
