import { expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import { ConfirmProvider } from '../confirm/confirm-provider.tsx';
import { lumoraTheme } from '../theme/lumora-theme.ts';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { crudResource } from './crud-resource.ts';
import { useDeleteRow } from './use-delete-row.ts';

interface Sign {
  id: number;
  title: string;
}

/** A server with one list of rows, as the HTTP client of a resource sees it. */
function openServer() {
  const state = { rows: [{ id: 1, title: 'Om' }], failure: null as Error | null, requests: [] as string[] };
  const http = {
    async get<Response>(path: string, { query }: { query?: object } = {}): Promise<Response> {
      state.requests.push(`GET ${path}${query ? ` ${JSON.stringify(query)}` : ''}`);
      return transferred({ data: state.rows });
    },
    post: () => Promise.reject(new Error('No route.')),
    async delete<Response>(path: string): Promise<Response> {
      state.requests.push(`DELETE ${path}`);
      if (state.failure) throw state.failure;
      state.rows = [];
      return transferred({ data: null, message: 'Sign deleted' });
    },
  };
  return { state, http };
}

/** Returns a response as it arrives from a server. */
function transferred<Response>(body: object): Response {
  const response: Response = JSON.parse(JSON.stringify(body));
  return response;
}

function openList(server: ReturnType<typeof openServer>) {
  const signs = crudResource<Sign>({ http: server.http, path: '/signs', key: ['shop', 'signs'], shownIn: [['home']] });

  function List() {
    const { data = [] } = useQuery(signs.all);
    const home = useQuery({ queryKey: ['home'], queryFn: () => server.http.get('/home') });
    const deleteRow = useDeleteRow(signs, (row: Sign) => ({ title: `Delete "${row.title}"?` }));
    return (
      <ul aria-busy={home.isFetching}>
        {data.map((row) => (
          <li key={row.id}>
            {row.title} <button onClick={() => void deleteRow(row)}>Remove {row.title}</button>
          </li>
        ))}
      </ul>
    );
  }

  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={lumoraTheme}>
        <ToastProvider>
          <ConfirmProvider>
            <List />
          </ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </QueryClientProvider>,
  );
}

const removeOm = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove Om' }));
const confirmDeletion = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

test('a deleted row leaves its list, and every query that shows it is loaded again', async () => {
  const server = openServer();
  openList(server);

  await removeOm();
  await confirmDeletion();

  expect(await screen.findByText('Sign deleted')).toBeVisible();
  expect(screen.queryByText('Om')).toBeNull();
  expect(server.state.requests.slice(2).sort()).toEqual(['DELETE /signs/delete/1', 'GET /home', 'GET /signs/list']);
});

test('a deletion that fails shows the message of the server and loads the list again', async () => {
  const server = openServer();
  server.state.failure = new Error('12 products use “Om”.');
  openList(server);

  await removeOm();
  await confirmDeletion();

  expect(await screen.findByText('12 products use “Om”.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Om' })).toBeVisible();
  expect(server.state.requests.slice(2)).toContain('GET /signs/list');
});

test('a deletion that is not confirmed sends nothing', async () => {
  const server = openServer();
  openList(server);

  await removeOm();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(server.state.requests).toEqual(['GET /signs/list', 'GET /home']);
});

test('all matching rows are requested without page and page size', async () => {
  const server = openServer();
  const signs = crudResource<Sign>({ http: server.http, path: '/signs', key: ['shop', 'signs'] });

  const rows = await signs.matching({ q: 'om', page: 2, page_size: 10 });

  expect(rows).toEqual([{ id: 1, title: 'Om' }]);
  expect(server.state.requests).toEqual(['GET /signs/list {"q":"om"}']);
});
