import {
  maxVariantImages,
  variant,
  variantEdits,
  variantEditsOutcome,
  variantInput,
  variantListQuery,
  variantMatrix,
  variantMatrixInput,
  variantRow,
} from '@lumora/shared-contract/catalog';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { Type } from '@sinclair/typebox';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { productParams, rowParams } from '../../core/http/row-id.ts';
import { storeUploads } from '../../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../../core/media/media-store.ts';
import { updateVariants } from './variant-edits.queries.ts';
import { listVariants } from './variant-list.queries.ts';
import { generateVariants } from './variant-matrix.queries.ts';
import { createVariant, deleteVariant, listVariantsOf, updateVariant } from './variants.queries.ts';

interface Options {
  db: Database;
  media: MediaStore;
}

const root = '/admin/product-variants-and-attributes';

/** Registers the routes `/admin/product-variants-and-attributes/…` that list variants and create, update or delete one. */
export async function variantsRoutes(routes: Routes, { db, media }: Options): Promise<void> {
  routes.get(
    `${root}/list`,
    { config: { access: 'products.view' }, schema: { tags, querystring: variantListQuery, response: listOk } },
    (request) => listVariants(db, request.query),
  );

  routes.get(
    `${root}/list/:productId`,
    { config: { access: 'products.view' }, schema: { tags, params: productParams, response: rowsOfProductOk } },
    async (request) => ({ data: await listVariantsOf(db, request.params.productId) }),
  );

  routes.post(
    `${root}/store`,
    {
      config: { access: 'products.create', pictures },
      schema: { tags, consumes, body: variantInput, response: rowOk },
    },
    async (request) => {
      const images = await storeUploads(media, request);
      const data = await createVariant(db, { ...request.body, images }, sessionOf(request).user);
      return { data, message: 'Variant created' };
    },
  );

  routes.post(
    `${root}/update/:id`,
    {
      config: { access: 'products.update', pictures },
      schema: { tags, consumes, params: rowParams, body: variantInput, response: rowOk },
    },
    async (request) => {
      const images = await storeUploads(media, request);
      const data = await updateVariant(db, request.params.id, { ...request.body, images }, sessionOf(request).user);
      return { data, message: 'Variant updated' };
    },
  );

  routes.delete(
    `${root}/delete/:id`,
    { config: { access: 'products.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteVariant(db, request.params.id);
      return { data: null, message: 'Variant deleted' };
    },
  );
}

/** Registers the routes that generate a matrix of variants and that update several variants. */
export async function variantBulkRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.post(
    `${root}/generate`,
    { config: { access: 'products.create' }, schema: { tags, body: variantMatrixInput, response: matrixOk } },
    async (request) => {
      const data = await generateVariants(db, request.body, sessionOf(request).user);
      return { data, message: counted(data.created.length, 'created') };
    },
  );

  routes.post(
    `${root}/update-many`,
    { config: { access: 'products.update' }, schema: { tags, body: variantEdits, response: editsOk } },
    async (request) => {
      const data = await updateVariants(db, request.body.variants, sessionOf(request).user);
      return { data, message: counted(data.saved.length, 'updated') };
    },
  );
}

function counted(count: number, done: string): string {
  return count === 1 ? `Variant ${done}` : `${count} variants ${done}`;
}

const listOk = { 200: listResponse(variantRow) };
const rowsOfProductOk = { 200: dataResponse(Type.Array(variant)) };
const rowOk = { 200: dataResponse(variant) };
const matrixOk = { 200: dataResponse(variantMatrix) };
const editsOk = { 200: dataResponse(variantEditsOutcome) };
const deleteOk = { 200: messageResponse };
const tags = ['Variants'];
const pictures = [{ name: 'variant_images', maxFiles: maxVariantImages }];
const consumes = ['application/json', 'multipart/form-data'];
