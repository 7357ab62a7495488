import { styleNonce } from './style-nonce.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { ReleaseSet } from '@lumora/shared-contract/releases';
import { ConfirmProvider, ToastProvider } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { consoleRoutes } from './console-routes.tsx';
import { ReleaseSetContext } from './release-set/release-set-context.ts';
import type { FirstScreen } from './remotes/remote-routes.tsx';
import { clearCacheOnUserChange } from './session/clear-cache-on-user-change.ts';
import { showSessionExpired } from './session/session-end.ts';

interface ConsoleAppProps {
  set: ReleaseSet;
  queryClient: QueryClient;
  firstScreen?: FirstScreen | undefined;
  /** the session expired on the previous page */
  hasSessionExpired: boolean;
  /** called once, when the console is rendered for the first time */
  onRendered?: () => void;
}

/** Renders the console: the providers that pages and remotes share, and the router. */
export function ConsoleApp({ set, queryClient, firstScreen, hasSessionExpired, onRendered }: ConsoleAppProps) {
  const [styleCache] = useState(createStyleCache);
  const [router] = useState(() => createBrowserRouter(consoleRoutes(set, firstScreen)));
  const [product, renameProduct] = useState(set.product);
  const context = useMemo(() => ({ set: { ...set, product }, renameProduct }), [set, product]);

  useEffect(() => clearCacheOnUserChange(queryClient), [queryClient]);
  useEffect(() => {
    if (hasSessionExpired) showSessionExpired();
  }, [hasSessionExpired]);
  const reportRendered = useEffectEvent(() => onRendered?.());
  useEffect(() => reportRendered(), []);

  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={lumoraTheme} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        <ToastProvider>
          <ConfirmProvider>
            <QueryClientProvider client={queryClient}>
              <ReleaseSetContext value={context}>
                <RouterProvider router={router} />
              </ReleaseSetContext>
            </QueryClientProvider>
          </ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

function createStyleCache() {
  return createCache({ key: 'lumora', prepend: true, ...(styleNonce !== undefined && { nonce: styleNonce }) });
}
