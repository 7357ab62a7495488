import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { pageState, restorePageState } from './page-state.ts';

async function handedOver(ask: (queries: QueryClient) => Promise<unknown>): Promise<QueryClient> {
  const [server, browser] = [new QueryClient({ defaultOptions: { queries: { retry: false } } }), new QueryClient()];
  await ask(server).catch(() => undefined);
  restorePageState(browser, JSON.parse(JSON.stringify(pageState(server))));
  return browser;
}

test('The browser knows what the server knew, as if it had asked just now', async () => {
  const queries = await handedOver((server) =>
    server.query({ queryKey: ['shop', { page: 2 }], queryFn: () => ({ name: 'Lumora' }) }),
  );

  expect(queries.getQueryData(['shop', { page: 2 }])).toEqual({ name: 'Lumora' });
  expect(queries.getQueryState(['shop', { page: 2 }])?.dataUpdatedAt).toBeGreaterThan(Date.now() - 60_000);
});

test('A failure is handed over too, so that the browser draws the same at first', async () => {
  const queries = await handedOver((server) =>
    server.query({ queryKey: ['shop'], queryFn: () => Promise.reject(new Error('down')) }),
  );

  expect(queries.getQueryState(['shop'])).toMatchObject({ status: 'error', data: undefined });
});
