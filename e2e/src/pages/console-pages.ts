import type { ListResponse } from '@lumora/shared-contract/http';
import { consoleManifests } from '../product/console-manifests.ts';
import type { ShopApi } from '../product/shop-api.ts';

/** The paths of all pages of the console, as they are declared: those of the shell, then those of the modules. */
export const consolePaths = [
  '/admin',
  '/admin/profile',
  '/admin/settings',
  '/admin/modules',
  '/admin/modules/mf-catalog',
  ...consoleManifests.flatMap(({ routes }) => routes.map(({ path }) => path)),
];

/** Returns the path of an existing page: `:id` is the id of a row of the list. Throws if the list is empty. */
export async function existingPath(path: string, api: ShopApi): Promise<string> {
  const [list, rest] = path.split('/:id');
  if (rest === undefined) return path;
  const [row] = (await api.call<ListResponse<{ id: number }>>('GET', `${list}/list?page_size=1`)).data;
  if (row === undefined) throw new Error(`There is no row for ${path}.`);
  return `${list}/${row.id}${rest}`;
}
