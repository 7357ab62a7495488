import type { permissionActions } from '@lumora/shared-contract/auth';
import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { promotionSwitchInput } from '@lumora/shared-contract/promotions';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../core/database/database.ts';
import type { Routes } from '../core/http/contract-routes.ts';
import type { RowReference } from '../core/database/row-references.ts';
import { rowParams } from '../core/http/row-id.ts';
import { storeNamedUploads } from '../core/media/image-forms.plugin.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import type { PromotionKind } from './promotion-kind.ts';
import {
  createPromotion,
  deletePromotion,
  duplicatePromotion,
  getPromotion,
  listPromotions,
  setPromotionActive,
  updatePromotion,
  type Versioned,
} from './promotions.queries.ts';

interface Options<Row, Input> {
  db: Database;
  media: MediaStore;
  kind: PromotionKind<Row, Input>;
  /** rows that prevent the deletion of a promotion */
  references?: RowReference[];
}

/** Registers the routes of a promotion kind, `/admin/<kind>/…`: list, edit, store, update, switch, duplicate and delete. */
export async function promotionRoutes<Row, Input extends Versioned>(
  routes: Routes,
  options: Options<Row, Input>,
): Promise<void> {
  await readRoutes(routes, options);
  await writeRoutes(routes, options);
  await rowRoutes(routes, options);
}

async function readRoutes<Row, Input>(routes: Routes, { db, kind }: Options<Row, Input>): Promise<void> {
  const { path, tags, access, rowSchema } = routeDefaults(kind);

  routes.get(
    `${path}/list`,
    { config: access('view'), schema: { tags, querystring: kind.query, response: { 200: listResponse(kind.row) } } },
    (request) => listPromotions(db, kind, request.query),
  );

  routes.get(
    `${path}/edit/:id`,
    { config: access('view'), schema: { tags, params: rowParams, response: rowSchema } },
    async (request) => ({ data: await getPromotion(db, kind, request.params.id) }),
  );
}

async function writeRoutes<Row, Input extends Versioned>(routes: Routes, { db, media, kind }: Options<Row, Input>) {
  const { path, tags, access, rowSchema, name } = routeDefaults(kind);
  const pictures = kind.imageParts.map((part) => ({ name: part, maxFiles: 1 }));
  const consumes = ['application/json', ...(pictures.length > 0 ? ['multipart/form-data'] : [])];
  const readForm = async (request: FastifyRequest) => ({
    // validated by `kind.input`, the schema of the route
    input: request.body as Input,
    images: await storeNamedUploads(media, request),
  });

  routes.post(
    `${path}/store`,
    { config: { ...access('create'), pictures }, schema: { tags, consumes, body: kind.input, response: rowSchema } },
    async (request) => {
      const data = await createPromotion(db, kind, await readForm(request), sessionOf(request).user);
      return { data, message: `${name} created` };
    },
  );

  routes.post(
    `${path}/update/:id`,
    {
      config: { ...access('update'), pictures },
      schema: { tags, consumes, params: rowParams, body: kind.input, response: rowSchema },
    },
    async (request) => {
      const form = { ...(await readForm(request)), id: request.params.id };
      const data = await updatePromotion(db, kind, form, sessionOf(request).user);
      return { data, message: `${name} updated` };
    },
  );
}

async function rowRoutes<Row, Input>(
  routes: Routes,
  { db, kind, references = [] }: Options<Row, Input>,
): Promise<void> {
  const { path, tags, access, rowSchema, name } = routeDefaults(kind);

  routes.post(
    `${path}/switch/:id`,
    { config: access('update'), schema: { tags, params: rowParams, body: promotionSwitchInput, response: rowSchema } },
    async (request) => {
      const data = await setPromotionActive(db, kind, { ...request.params, ...request.body }, sessionOf(request).user);
      return { data, message: `${name} ${request.body.is_active ? 'activated' : 'deactivated'}` };
    },
  );

  routes.post(
    `${path}/duplicate/:id`,
    { config: access('create'), schema: { tags, params: rowParams, response: rowSchema } },
    async (request) => {
      const data = await duplicatePromotion(db, kind, request.params.id, sessionOf(request).user);
      return { data, message: `${name} duplicated` };
    },
  );

  routes.delete(
    `${path}/delete/:id`,
    { config: access('delete'), schema: { tags, params: rowParams, response: { 200: messageResponse } } },
    async (request) => {
      await deletePromotion(db, kind, { ...request.params, references });
      return { data: null, message: `${name} deleted` };
    },
  );
}

function routeDefaults<Row, Input>({ path, section, tag, row, label }: PromotionKind<Row, Input>) {
  return {
    path: `/admin/${path}`,
    tags: [tag],
    access: (action: PermissionAction) => ({ access: `${section}.${action}` as const }),
    rowSchema: { 200: dataResponse(row) },
    name: label.charAt(0).toUpperCase() + label.slice(1),
  };
}

type PermissionAction = (typeof permissionActions)[number];
