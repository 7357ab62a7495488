import { dataResponse, listResponse, messageResponse, rowFilter } from '@lumora/shared-contract/http';
import { subCategory, subCategoryInput, subCategoryRow, taxonomyListQuery } from '@lumora/shared-contract/taxonomy';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { storeUpload } from '../../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../../core/media/media-store.ts';
import {
  createSubCategory,
  deleteSubCategory,
  getSubCategory,
  listSubCategories,
  updateSubCategory,
} from './sub-categories.queries.ts';

interface Options {
  db: Database;
  media: MediaStore;
  /** the list counts them, and they prevent its deletion */
  products: RowReference;
}

/** Registers the routes `/admin/sub-categories/…` that list, read, create, update and delete sub-categories. */
export async function subCategoriesRoutes(routes: Routes, { db, media, products }: Options): Promise<void> {
  routes.get(
    '/admin/sub-categories/list',
    { config: { access: 'sub-categories.view' }, schema: { tags, querystring: query, response: listOk } },
    (request) => listSubCategories(db, request.query, products),
  );

  routes.get(
    '/admin/sub-categories/edit/:id',
    { config: { access: 'sub-categories.view' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => ({ data: await getSubCategory(db, request.params.id) }),
  );

  routes.post(
    '/admin/sub-categories/store',
    {
      config: { access: 'sub-categories.create' },
      schema: { tags, consumes, body: subCategoryInput, response: rowOk },
    },
    async (request) => {
      const image = await storeUpload(media, request);
      const data = await createSubCategory(db, { ...request.body, image }, sessionOf(request).user);
      return { data, message: 'Sub-category created' };
    },
  );

  routes.post(
    '/admin/sub-categories/update/:id',
    {
      config: { access: 'sub-categories.update' },
      schema: { tags, consumes, params: rowParams, body: subCategoryInput, response: rowOk },
    },
    async (request) => {
      const image = await storeUpload(media, request);
      const data = await updateSubCategory(db, request.params.id, { ...request.body, image }, sessionOf(request).user);
      return { data, message: 'Sub-category updated' };
    },
  );

  routes.delete(
    '/admin/sub-categories/delete/:id',
    { config: { access: 'sub-categories.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteSubCategory(db, request.params.id, [products]);
      return { data: null, message: 'Sub-category deleted' };
    },
  );
}

const listOk = { 200: listResponse(subCategoryRow) };
const rowOk = { 200: dataResponse(subCategory) };
const deleteOk = { 200: messageResponse };
const tags = ['Sub-categories'];
const query = taxonomyListQuery.shape({ category_id: rowFilter });
const consumes = ['application/json', 'multipart/form-data'];
