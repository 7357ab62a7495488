import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { pageState, restorePageState } from './page-state.ts';

async function transfer(run: (queries: QueryClient) => Promise<unknown>): Promise<QueryClient> {
  const [server, browser] = [new QueryClient({ defaultOptions: { queries: { retry: false } } }), new QueryClient()];
  await run(server).catch(() => undefined);
  restorePageState(browser, JSON.parse(JSON.stringify(pageState(server))));
  return browser;
}

test('The browser restores the data of the server as fresh', async () => {
  const queries = await transfer((server) =>
    server.query({ queryKey: ['shop', { page: 2 }], queryFn: () => ({ name: 'Lumora' }) }),
  );

  expect(queries.getQueryData(['shop', { page: 2 }])).toEqual({ name: 'Lumora' });
  expect(queries.getQueryState(['shop', { page: 2 }])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 60_000);
});

test('The browser restores failed queries too, so that the first render is equal', async () => {
  const queries = await transfer((server) =>
    server.query({ queryKey: ['shop'], queryFn: () => Promise.reject(new Error('down')) }),
  );

  expect(queries.getQueryState(['shop'])).toMatchObject({ status: 'error', data: undefined });
});
