import type { ComponentType, ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { permissions, type Permission } from '@lumora/shared-contract/auth';
import { configureHttp, session } from '@lumora/shared-auth/core';
import { ConfirmProvider, LeaveGuard, ToastProvider } from '@lumora/shared-ui';
import { lumoraTheme } from '@lumora/shared-ui/theme';
import { FakeApi } from './fake-api.ts';

/** Starts a fake API for the tests of one file; resets it before each test. */
export function useFakeApi(): FakeApi {
  const api = new FakeApi();
  beforeAll(async () => configureHttp({ baseUrl: await api.start() }));
  beforeEach(() => api.reset());
  afterEach(() => session.signOut());
  afterAll(() => api.stop());
  return api;
}

interface OpenPageOptions {
  /** search parameters of the URL, such as `?q=neon` */
  search?: string;
  /** permissions of the user; all by default */
  may?: readonly Permission[];
}

/** Renders a page as the console does, with a signed-in user. Does not wait for its data. */
export function openPage(Page: ComponentType, { search = '', may = permissions }: OpenPageOptions = {}) {
  session.signIn({
    token: 'token',
    user: { id: 1, name: 'Asha Rao', email: 'asha@lumora.test', role: 'Administrator', permissions: [...may] },
  });
  const router = createMemoryRouter([{ path: '/', element: withLeaveGuard(<Page />) }], {
    initialEntries: [`/${search}`],
  });
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

function withLeaveGuard(page: ReactElement) {
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

/** Types the first characters of an option into its field and selects the option. */
export async function choose(user: UserEvent, label: string, option: string) {
  await user.type(await screen.findByRole('combobox', { name: label }), option.slice(0, 3));
  await user.click(await screen.findByRole('option', { name: option }));
}

/** Finds the table row that contains `text`; waits until it is rendered. */
export const row = (text: string) => screen.findByRole('row', { name: (name) => name.includes(text) });
