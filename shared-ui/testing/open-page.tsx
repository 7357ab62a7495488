import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { configureHttp, session } from '@lumora/shared-auth/core';
import { ConfirmProvider, LeaveGuard, ToastProvider, type ConsoleOutlet, type PageExtension } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { Network } from './network.ts';
import { apiOrigin, signedIn } from './real-api.ts';

/** Connects the screens of one test file to the real API. Returns the proxy, which can fail or delay requests. */
export function useNetwork(): Network {
  const network = new Network(apiOrigin);
  beforeAll(async () => configureHttp({ baseUrl: await network.start() }));
  beforeEach(() => network.reset());
  afterEach(() => {
    cleanup();
    session.signOut();
    localStorage.clear();
  });
  afterAll(() => network.stop());
  return network;
}

interface OpenPageOptions {
  /** URL to open, such as `/admin/products/7/edit?tab=seo`; defaults to `path` */
  at?: string;
  /** path of the page's route, such as `/admin/products/:id/edit`; defaults to `/` */
  path?: string;
  /** permissions of the user; defaults to all */
  may?: readonly string[];
  /** extensions of other modules in the slot of the page */
  extensions?: PageExtension[];
}

/** Renders a page with the providers of the console and a signed-in user; does not wait for data. Other URLs show a text. */
export function openPage(
  page: ReactNode,
  { path = '/', at = path, may = signedIn.user.permissions, extensions = [] }: OpenPageOptions = {},
) {
  session.signIn({ ...signedIn, user: { ...signedIn.user, permissions: [...may] } });
  const elsewhere = { path: '*', element: <p>Another page of the console</p> };
  const pages = [{ path, element: page }, elsewhere];
  const router = createMemoryRouter([{ element: <Frame extensions={extensions} />, children: pages }], {
    initialEntries: [at],
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={lumoraTheme}>
        <ToastProvider>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), router, queryClient };
}

function Frame({ extensions }: { extensions: PageExtension[] }) {
  return (
    <>
      <LeaveGuard />
      <Outlet context={{ extensionsOf: () => extensions } satisfies ConsoleOutlet} />
    </>
  );
}

/** Finds a button by its accessible name. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Finds a field by its label. */
export const field = (label: string | RegExp) => screen.findByLabelText(label);
/** Finds a dialog by its accessible name. */
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Selects a value of a filter of a table. */
export async function filterBy(user: UserEvent, filter: string, value: string) {
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: value }));
  await user.keyboard('{Escape}');
}

/** Finds the table row that contains `text`. */
export const row = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) });

/** Selects an option of a select field. Searches for its full label, because the list renders only the first 100 options. */
export async function choose(user: UserEvent, label: string, choice: string) {
  await chooseIn(user, await screen.findByRole('combobox', { name: label }), choice);
}

/** Selects an option of a given select field, as `choose` does. */
export async function chooseIn(user: UserEvent, combobox: HTMLElement, choice: string) {
  await listChoices(user, combobox, choice);
  await user.click(await screen.findByRole('option', { name: choice }));
}

/** Lists the options of a given select field that match `text`. */
export async function listChoices(user: UserEvent, combobox: HTMLElement, text: string) {
  // a click would first render the first 100 of all options, of which a test run creates hundreds
  act(() => combobox.focus());
  await user.paste(text);
}

/** Opens a select by its label, which lists all choices, and clicks one. */
export async function select(user: UserEvent, label: string, choice: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: choice }));
}
