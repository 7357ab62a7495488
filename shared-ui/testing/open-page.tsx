import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { configureHttp, session } from '@lumora/shared-auth/core';
import { ConfirmProvider, LeaveGuard, ToastProvider } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { Network } from './network.ts';
import { apiOrigin, signedIn } from './real-api.ts';

/** Lets the screens of one test file speak with the real API; the answer can close the way to it. */
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

interface Visit {
  /** address of the visit, such as `/admin/products/7/edit?tab=seo`; the page's own path if not told */
  at?: string;
  /** path of the page's route, such as `/admin/products/:id/edit` */
  path?: string;
  /** what the visitor may do; everything if not told */
  may?: readonly string[];
}

/** Opens a page as the console would, signed in, and waits for nothing. Other addresses show themselves as text. */
export function openPage(page: ReactNode, { path = '/', at = path, may = signedIn.user.permissions }: Visit = {}) {
  session.signIn({ ...signedIn, user: { ...signedIn.user, permissions: [...may] } });
  const elsewhere = { path: '*', element: <p>Another page of the console</p> };
  const pages = [{ path, element: page }, elsewhere];
  const router = createMemoryRouter([{ element: <Frame />, children: pages }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider theme={lumoraTheme}>
        <ToastProvider>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup({ delay: null }), router };
}

function Frame() {
  return (
    <>
      <LeaveGuard />
      <Outlet />
    </>
  );
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (label: string | RegExp) => screen.findByLabelText(label);
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** The row of the table that holds `text`, once it is there. */
export const row = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) });

/** Searches for a choice in its field and takes it; whole, as the tests of a run may make more choices than a list shows. */
export async function choose(user: UserEvent, label: string, choice: string) {
  await chooseIn(user, await screen.findByRole('combobox', { name: label }), choice);
}

/** As `choose`, in this field. */
export async function chooseIn(user: UserEvent, combobox: HTMLElement, choice: string) {
  // a click would first render the list of all choices, of which a run makes hundreds
  act(() => combobox.focus());
  await user.paste(choice);
  await user.click(await screen.findByRole('option', { name: choice }));
}
