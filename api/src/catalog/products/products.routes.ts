import { product, productChange, productInput } from '@lumora/shared-contract/catalog';
import { dataResponse, messageResponse } from '@lumora/shared-contract/http';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import { duplicateProduct } from './product-copy.queries.ts';
import { createProduct, deleteProduct, getProduct, updateProduct } from './products.queries.ts';

/** Registers the routes `/admin/products/…` that read, create, update, duplicate and delete one product. */
export async function productsRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/products/edit/:id',
    { config: { access: 'products.view' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => ({ data: await getProduct(db, request.params.id) }),
  );

  routes.post(
    '/admin/products/store',
    { config: { access: 'products.create' }, schema: { tags, body: productInput, response: rowOk } },
    async (request) => {
      const data = await createProduct(db, request.body, sessionOf(request).user);
      return { data, message: 'Product created' };
    },
  );

  routes.post(
    '/admin/products/update/:id',
    {
      config: { access: 'products.update' },
      schema: { tags, params: rowParams, body: productChange, response: rowOk },
    },
    async (request) => {
      const data = await updateProduct(db, request.params.id, request.body, sessionOf(request).user);
      return { data, message: 'Product updated' };
    },
  );

  routes.post(
    '/admin/products/duplicate/:id',
    { config: { access: 'products.create' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => {
      const data = await duplicateProduct(db, request.params.id, sessionOf(request).user);
      return { data, message: 'Product duplicated' };
    },
  );

  routes.delete(
    '/admin/products/delete/:id',
    { config: { access: 'products.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteProduct(db, request.params.id);
      return { data: null, message: 'Product deleted' };
    },
  );
}

const rowOk = { 200: dataResponse(product) };
const deleteOk = { 200: messageResponse };
const tags = ['Products'];
