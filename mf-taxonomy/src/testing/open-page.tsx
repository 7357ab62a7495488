import type { ComponentType, ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { permissions, type Permission } from '@lumora/shared-contract';
import { configureHttp, session } from '@lumora/shared-auth/core';
import { ConfirmProvider, LeaveGuard, ToastProvider } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { FakeApi } from './fake-api.ts';

/** A server for the tests of one file, empty at the start of each. */
export function useFakeApi(): FakeApi {
  const api = new FakeApi();
  beforeAll(async () => configureHttp({ baseUrl: await api.start() }));
  beforeEach(() => api.reset());
  afterEach(() => session.signOut());
  afterAll(() => api.stop());
  return api;
}

interface Visit {
  /** query of the address, such as `?q=neon` */
  search?: string;
  /** what the visitor may do; everything if not told */
  may?: readonly Permission[];
}

/** Opens a page as the console would, signed in, and waits for nothing. */
export function openPage(Page: ComponentType, { search = '', may = permissions }: Visit = {}) {
  session.signIn({
    token: 'token',
    user: { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Administrator', permissions: [...may] },
  });
  const router = createMemoryRouter([{ path: '/', element: guarded(<Page />) }], { initialEntries: [`/${search}`] });
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
  return userEvent.setup({ delay: null });
}

function guarded(page: ReactElement) {
  return (
    <>
      <LeaveGuard />
      {page}
    </>
  );
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const field = (label: string) => screen.findByLabelText(label);
export const dialog = (name: string) => screen.findByRole('dialog', { name });

/** Types the beginning of a choice into its field and takes it. */
export async function choose(user: UserEvent, label: string, choice: string) {
  await user.type(await screen.findByRole('combobox', { name: label }), choice.slice(0, 3));
  await user.click(await screen.findByRole('option', { name: choice }));
}

/** The row of the table that holds `text`, once it is there. */
export const row = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) });
