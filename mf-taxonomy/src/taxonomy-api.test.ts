import { beforeEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { categoriesApi } from './categories/categories-api.ts';
import { subCategoriesApi } from './sub-categories/sub-categories-api.ts';
import { useFakeApi } from './testing/open-page.tsx';

const api = useFakeApi();
const times = { created_at: '2026-11-20T08:00:00Z', updated_at: 'monday' };
const sending = { signal: new AbortController().signal, onProgress: () => undefined };

beforeEach(() => {
  api.rows['categories'] = [{ id: 1, title: 'Wedding', ...times }];
  api.rows['sub-categories'] = [{ id: 7, title: 'Mandap', category_id: 1, category_title: 'Wedding', ...times }];
});

async function clientWithBothLists() {
  const client = new QueryClient();
  await client.query(categoriesApi.list);
  await client.query(subCategoriesApi.list);
  return client;
}

it('a list is not asked for twice within a minute', async () => {
  const client = await clientWithBothLists();

  await client.query(categoriesApi.list);

  expect(api.calls.filter(({ path }) => path === '/admin/categories/list')).toHaveLength(1);
});

it('a renamed category is renamed in its list at once, and the sub-categories are asked for anew', async () => {
  const client = await clientWithBothLists();

  const words = await categoriesApi.save(client, 1, { title: 'Shaadi' }, sending);

  expect(words).toBe('Category updated');
  expect(client.getQueryData(categoriesApi.list.queryKey)?.map(({ title }) => title)).toEqual(['Shaadi']);
  expect(client.getQueryState(subCategoriesApi.list.queryKey)?.isInvalidated).toBe(true);
});

it('a created row is in the list at once, a deleted one is out of it', async () => {
  const client = await clientWithBothLists();

  await categoriesApi.save(client, undefined, { title: 'LED' }, sending);
  await categoriesApi.remove(client, 1);

  expect(client.getQueryData(categoriesApi.list.queryKey)?.map(({ title }) => title)).toEqual(['LED']);
});

it('after a refusal the list is asked for anew: somebody else may have changed it', async () => {
  const client = await clientWithBothLists();
  api.refuse('/admin/categories/update/1', { status: 409, message: 'Changed' });

  await expect(categoriesApi.save(client, 1, { title: 'Shaadi' }, sending)).rejects.toThrow('Changed');

  expect(client.getQueryState(categoriesApi.list.queryKey)?.isInvalidated).toBe(true);
});
