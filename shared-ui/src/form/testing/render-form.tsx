import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmProvider } from '../../confirm/confirm-provider.tsx';
import { LeaveGuard } from '../../leave/leave-guard.tsx';
import { lumoraTheme } from '../../theme.ts';
import { ToastProvider } from '../../toast/toast-provider.tsx';

/** Renders a form with theme, toasts, confirmation dialogs, and a router with an earlier history entry. Returns the test user and `goBack`. */
export function renderForm(form: ReactElement) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Page before</p> },
      {
        path: '/form',
        element: (
          <>
            <LeaveGuard />
            {form}
          </>
        ),
      },
    ],
    { initialEntries: ['/', '/form'] },
  );
  render(
    <ThemeProvider theme={lumoraTheme}>
      <ToastProvider>
        <ConfirmProvider>
          <RouterProvider router={router} />
        </ConfirmProvider>
      </ToastProvider>
    </ThemeProvider>,
  );
  return { user: userEvent.setup({ delay: null }), goBack: () => act(async () => router.navigate(-1)) };
}

/** Creates an error like those of `http`; `fields` are validation errors by field name. */
export function httpError(status: number, message: string, fields?: Record<string, string>): Error {
  return Object.assign(new Error(message), { name: 'HttpError', status, fields });
}
