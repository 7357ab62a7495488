import {
  maxImagesPerUpload,
  productImage,
  productImageChange,
  productImageListQuery,
  productImageRow,
  productImagesInput,
} from '@lumora/shared-contract/catalog';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { Type } from '@sinclair/typebox';
import type { Database } from '../../core/database/database.ts';
import { invalidField } from '../../core/errors/app-error.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { productParams, rowParams } from '../../core/http/row-id.ts';
import { storeUpload, storeUploads } from '../../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../../core/media/media-store.ts';
import { listProductImages } from './product-image-list.queries.ts';
import {
  createProductImages,
  deleteProductImage,
  listImagesOf,
  assertProductExists,
  updateProductImage,
} from './product-images.queries.ts';

interface Options {
  db: Database;
  media: MediaStore;
}

/** Registers the routes `/admin/product-images/…` that list, upload, update and delete images of products. */
export async function productImagesRoutes(routes: Routes, { db, media }: Options): Promise<void> {
  routes.get(
    '/admin/product-images/list',
    { config: { access: 'products.view' }, schema: { tags, querystring: productImageListQuery, response: listOk } },
    (request) => listProductImages(db, request.query),
  );

  routes.get(
    '/admin/product-images/list/:productId',
    { config: { access: 'products.view' }, schema: { tags, params: productParams, response: rowsOfProductOk } },
    async (request) => ({ data: await listImagesOf(db, request.params.productId) }),
  );

  routes.post(
    '/admin/product-images/store',
    {
      config: { access: 'products.update', pictures: [{ name: 'images', maxFiles: maxImagesPerUpload }] },
      schema: { tags, consumes: ['multipart/form-data'], body: productImagesInput, response: rowsOfProductOk },
    },
    async (request) => {
      const { product_id } = request.body;
      if (request.uploads.length === 0) throw invalidField('images', 'Choose at least one image.');
      await assertProductExists(db, product_id);
      const stored = await storeUploads(media, request);
      return { data: await createProductImages(db, product_id, stored), message: 'Images uploaded' };
    },
  );

  routes.post(
    '/admin/product-images/update/:id',
    {
      config: { access: 'products.update' },
      schema: { tags, consumes, params: rowParams, body: productImageChange, response: rowOk },
    },
    async (request) => {
      const image = await storeUpload(media, request);
      const data = await updateProductImage(db, request.params.id, { ...request.body, image });
      return { data, message: 'Image updated' };
    },
  );

  // earlier clients use the path without `/admin`; the other one is consistent with the other routes
  for (const path of ['/product-images/delete/:id', '/admin/product-images/delete/:id']) {
    routes.delete(
      path,
      { config: { access: 'products.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
      async (request) => {
        await deleteProductImage(db, request.params.id);
        return { data: null, message: 'Image deleted' };
      },
    );
  }
}

const listOk = { 200: listResponse(productImageRow) };
const rowsOfProductOk = { 200: dataResponse(Type.Array(productImage)) };
const rowOk = { 200: dataResponse(productImage) };
const deleteOk = { 200: messageResponse };
const tags = ['Product images'];
const consumes = ['application/json', 'multipart/form-data'];
