import type { ListResponse } from '@lumora/shared-contract/http';
import { consoleManifests, shellRoutes } from '../product/console-manifests.ts';
import type { ShopApi } from '../product/shop-api.ts';

/** The paths of all pages of the console, as they are declared; the page of a module is that of `mf-catalog`. */
export const consolePaths = [...consoleManifests.flatMap(({ routes }) => routes), ...shellRoutes]
  .map(({ path }) => path.replace(':module', 'mf-catalog'))
  // an extension page shows an extension of another page; a signed-in user is redirected from the sign-in
  .filter((path) => !path.endsWith(':name') && path !== '/auth/login');

/** Returns the path of an existing page: `:id` is the id of a row of the list. Throws if the list is empty. */
export async function existingPath(path: string, api: ShopApi): Promise<string> {
  const [list, rest] = path.split('/:id');
  if (rest === undefined) return path;
  const [row] = (await api.call<ListResponse<{ id: number }>>('GET', `${list}/list?page_size=1`)).data;
  if (row === undefined) throw new Error(`There is no row for ${path}.`);
  return `${list}/${row.id}${rest}`;
}
