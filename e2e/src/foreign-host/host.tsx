import { useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import type { StorefrontApp } from '@lumora/shared-contract/storefront';
import { ConfirmProvider, ToastProvider, type RemoteRoute } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';

interface ProvidedPackage {
  version: string;
  load: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** names of the packages that the remote consumed from this host, for the test */
    consumedPackages: string[];
  }
}

/**
 * Renders the screen of a console remote for the URL of the page, or the shop. Attributes of the root element name
 * the remote and its entry.
 */
export async function showRemotePage(packages: Record<string, ProvidedPackage>): Promise<void> {
  const root = document.getElementById('root');
  const { container = '', entry = '' } = root?.dataset ?? {};
  if (root === null) throw new Error('The page has no element #root.');

  init({ name: 'foreign_host', remotes: [], shared: shared(packages) });
  registerRemotes([{ name: container, entry }]);
  if (location.pathname.startsWith('/admin')) await showScreen(root, container);
  else await (await loadRemote<StorefrontApp>(`${container}/app`))?.mount(root, null);
}

async function showScreen(root: HTMLElement, container: string): Promise<void> {
  const exposed = await loadRemote<{ routes: RemoteRoute[] }>(`${container}/routes`);
  const route = exposed?.routes.find(({ path }) => path === location.pathname);
  if (route === undefined) throw new Error(`${container} has no screen for ${location.pathname}.`);

  const { Screen } = await route.load();
  createRoot(root).render(<ForeignPage path={route.path} Screen={Screen} />);
}

/** Provides only the contexts that the console guarantees to screens of remotes. */
function ForeignPage({ path, Screen }: { path: string; Screen: ComponentType }) {
  const [router] = useState(() => createBrowserRouter([{ path, element: <Screen /> }]));
  const [queryClient] = useState(() => new QueryClient());

  return (
    <ThemeProvider theme={lumoraTheme}>
      <CssBaseline />
      <ToastProvider>
        <ConfirmProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ConfirmProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}

function shared(packages: Record<string, ProvidedPackage>) {
  window.consumedPackages = [];
  return Object.fromEntries(
    Object.entries(packages).map(([name, { version, load }]) => [
      name,
      {
        version,
        shareConfig: { singleton: true, requiredVersion: `^${version}` },
        get: async () => {
          window.consumedPackages.push(name);
          const exported = await load();
          return () => exported;
        },
      },
    ]),
  );
}
