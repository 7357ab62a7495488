import { beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { categoriesApi } from './categories/categories-api.ts';
import { subCategoriesApi } from './sub-categories/sub-categories-api.ts';
import { useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();
const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
const options = { signal: new AbortController().signal, onProgress: () => undefined };

beforeEach(() => {
  api.rows['categories'] = [{ id: 1, title: 'Wedding', ...times }];
  api.rows['sub-categories'] = [{ id: 7, title: 'Mandap', category_id: 1, category_title: 'Wedding', ...times }];
});

async function createClientWithLists() {
  const client = new QueryClient();
  await client.query(categoriesApi.list);
  await client.query(subCategoriesApi.list);
  return client;
}

it('fetches a list once within a minute', async () => {
  const client = await createClientWithLists();

  await client.query(categoriesApi.list);

  expect(api.calls.filter(({ path }) => path === '/admin/categories/list')).toHaveLength(1);
});

it('updates a renamed category in its cached list and invalidates the sub-categories', async () => {
  const client = await createClientWithLists();

  const message = await categoriesApi.save(client, 1, { title: 'Shaadi' }, options);

  expect(message).toBe('Category updated');
  expect(client.getQueryData(categoriesApi.list.queryKey)?.map(({ title }) => title)).toEqual(['Shaadi']);
  expect(client.getQueryState(subCategoriesApi.list.queryKey)?.isInvalidated).toBe(true);
});

it('adds a created row to the cached list and removes a deleted one', async () => {
  const client = await createClientWithLists();

  await categoriesApi.save(client, undefined, { title: 'LED' }, options);
  await categoriesApi.remove(client, 1);

  expect(client.getQueryData(categoriesApi.list.queryKey)?.map(({ title }) => title)).toEqual(['LED']);
});

it('invalidates the list after a rejected save', async () => {
  const client = await createClientWithLists();
  api.failWith('/admin/categories/update/1', { status: 409, message: 'Changed' });

  await expect(categoriesApi.save(client, 1, { title: 'Shaadi' }, options)).rejects.toThrow('Changed');

  expect(client.getQueryState(categoriesApi.list.queryKey)?.isInvalidated).toBe(true);
});
