import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmProvider } from '../../confirm/confirm-provider.tsx';
import { LeaveGuard } from '../../leave/leave-guard.tsx';
import { lumoraTheme } from '../../theme/index.ts';
import { ToastProvider } from '../../toast/toast-provider.tsx';

/** Shows a form as the console would: theme, toasts, questions, and a page to go back to. */
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

/** What `http` rejects with. */
export function httpError(status: number, message: string, fields?: Record<string, string>): Error {
  return Object.assign(new Error(message), { name: 'HttpError', status, fields });
}
