import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { taxonomyKey, taxonomyRows } from './taxonomy-rows.ts';

/** Responds to every request and records its path. */
function recordedHttp() {
  const paths: string[] = [];
  async function get<Response>(path: string): Promise<Response> {
    paths.push(path);
    const response: Response = JSON.parse(JSON.stringify({ data: [{ id: paths.length, title: path }] }));
    return response;
  }
  return { paths, http: { get } };
}

test('two modules of a page read the rows with one request', async () => {
  const { http, paths } = recordedHttp();
  const queryClient = new QueryClient();

  const first = await queryClient.query(taxonomyRows(http, 'categories'));
  const second = await queryClient.query(taxonomyRows(http, 'categories'));

  expect(second).toBe(first);
  expect(paths).toEqual(['/admin/categories/list']);
});

test('a changed row makes the rows of its resource out of date, and no others', async () => {
  const { http, paths } = recordedHttp();
  const queryClient = new QueryClient();
  await queryClient.query(taxonomyRows(http, 'categories'));
  await queryClient.query(taxonomyRows(http, 'attributes'));

  await queryClient.invalidateQueries({ queryKey: taxonomyKey('categories') });
  await queryClient.query(taxonomyRows(http, 'categories'));
  await queryClient.query(taxonomyRows(http, 'attributes'));

  expect(paths).toEqual(['/admin/categories/list', '/admin/attributes/list', '/admin/categories/list']);
});
