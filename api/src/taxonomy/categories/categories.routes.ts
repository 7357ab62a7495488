import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { category, categoryInput, categoryRow, taxonomyListQuery } from '@lumora/shared-contract/taxonomy';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { storeUpload } from '../../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../../core/media/media-store.ts';
import { createCategory, deleteCategory, getCategory, listCategories, updateCategory } from './categories.queries.ts';

interface Options {
  db: Database;
  media: MediaStore;
  /** the list counts them, and they prevent its deletion */
  products: RowReference;
  /** with the category in their scope; they prevent its deletion */
  vouchers: RowReference;
}

/** Registers the routes `/admin/categories/…` that list, read, create, update and delete categories. */
export async function categoriesRoutes(routes: Routes, { db, media, products, vouchers }: Options): Promise<void> {
  routes.get(
    '/admin/categories/list',
    { config: { access: 'categories.view' }, schema: { tags, querystring: taxonomyListQuery, response: listOk } },
    (request) => listCategories(db, request.query, products),
  );

  routes.get(
    '/admin/categories/edit/:id',
    { config: { access: 'categories.view' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => ({ data: await getCategory(db, request.params.id) }),
  );

  routes.post(
    '/admin/categories/store',
    { config: { access: 'categories.create' }, schema: { tags, consumes, body: categoryInput, response: rowOk } },
    async (request) => {
      const image = await storeUpload(media, request);
      const data = await createCategory(db, { ...request.body, image }, sessionOf(request).user);
      return { data, message: 'Category created' };
    },
  );

  routes.post(
    '/admin/categories/update/:id',
    {
      config: { access: 'categories.update' },
      schema: { tags, consumes, params: rowParams, body: categoryInput, response: rowOk },
    },
    async (request) => {
      const image = await storeUpload(media, request);
      const data = await updateCategory(db, request.params.id, { ...request.body, image }, sessionOf(request).user);
      return { data, message: 'Category updated' };
    },
  );

  routes.delete(
    '/admin/categories/delete/:id',
    { config: { access: 'categories.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteCategory(db, request.params.id, [products, vouchers]);
      return { data: null, message: 'Category deleted' };
    },
  );
}

const listOk = { 200: listResponse(categoryRow) };
const rowOk = { 200: dataResponse(category) };
const deleteOk = { 200: messageResponse };
const tags = ['Categories'];
const consumes = ['application/json', 'multipart/form-data'];
