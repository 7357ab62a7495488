import {
  dataResponse,
  listResponse,
  messageResponse,
  promotionSwitchInput,
  type permissionActions,
} from '@lumora/shared-contract';
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
  findPromotion,
  listPromotions,
  switchPromotion,
  updatePromotion,
  type Versioned,
} from './promotions.queries.ts';

interface Options<Row, Input> {
  db: Database;
  media: MediaStore;
  kind: PromotionKind<Row, Input>;
  /** what keeps one from being deleted */
  users?: RowReference[];
}

/** The calls of one kind of promotion: `/admin/<kind>/…`. */
export async function promotionRoutes<Row, Input extends Versioned>(
  routes: Routes,
  options: Options<Row, Input>,
): Promise<void> {
  await readingRoutes(routes, options);
  await formRoutes(routes, options);
  await rowRoutes(routes, options);
}

async function readingRoutes<Row, Input>(routes: Routes, { db, kind }: Options<Row, Input>): Promise<void> {
  const { path, tags, access, one } = sharedBy(kind);

  routes.get(
    `${path}/list`,
    { config: access('view'), schema: { tags, querystring: kind.query, response: { 200: listResponse(kind.row) } } },
    (request) => listPromotions(db, kind, request.query),
  );

  routes.get(
    `${path}/edit/:id`,
    { config: access('view'), schema: { tags, params: rowParams, response: one } },
    async (request) => ({ data: await findPromotion(db, kind, request.params.id) }),
  );
}

async function formRoutes<Row, Input extends Versioned>(routes: Routes, { db, media, kind }: Options<Row, Input>) {
  const { path, tags, access, one, name } = sharedBy(kind);
  const pictures = kind.pictureParts.map((part) => ({ name: part, most: 1 }));
  const consumes = ['application/json', ...(pictures.length > 0 ? ['multipart/form-data'] : [])];
  const formOf = async (request: FastifyRequest) => ({
    // made by the route's schema, which is the kind's
    input: request.body as Input,
    pictures: await storeNamedUploads(media, request),
  });

  routes.post(
    `${path}/store`,
    { config: { ...access('create'), pictures }, schema: { tags, consumes, body: kind.input, response: one } },
    async (request) => {
      const data = await createPromotion(db, kind, await formOf(request), sessionOf(request).user);
      return { data, message: `${name} created` };
    },
  );

  routes.post(
    `${path}/update/:id`,
    {
      config: { ...access('update'), pictures },
      schema: { tags, consumes, params: rowParams, body: kind.input, response: one },
    },
    async (request) => {
      const form = { ...(await formOf(request)), id: request.params.id };
      const data = await updatePromotion(db, kind, form, sessionOf(request).user);
      return { data, message: `${name} updated` };
    },
  );
}

async function rowRoutes<Row, Input>(routes: Routes, { db, kind, users = [] }: Options<Row, Input>): Promise<void> {
  const { path, tags, access, one, name } = sharedBy(kind);

  routes.post(
    `${path}/switch/:id`,
    { config: access('update'), schema: { tags, params: rowParams, body: promotionSwitchInput, response: one } },
    async (request) => {
      const data = await switchPromotion(db, kind, { ...request.params, ...request.body }, sessionOf(request).user);
      return { data, message: `${name} ${request.body.is_active ? 'activated' : 'deactivated'}` };
    },
  );

  routes.post(
    `${path}/duplicate/:id`,
    { config: access('create'), schema: { tags, params: rowParams, response: one } },
    async (request) => {
      const data = await duplicatePromotion(db, kind, request.params.id, sessionOf(request).user);
      return { data, message: `${name} duplicated` };
    },
  );

  routes.delete(
    `${path}/delete/:id`,
    { config: access('delete'), schema: { tags, params: rowParams, response: { 200: messageResponse } } },
    async (request) => {
      await deletePromotion(db, kind, { ...request.params, users });
      return { data: null, message: `${name} deleted` };
    },
  );
}

function sharedBy<Row, Input>({ path, section, tag, row, word }: PromotionKind<Row, Input>) {
  return {
    path: `/admin/${path}`,
    tags: [tag],
    access: (action: PermissionAction) => ({ access: `${section}.${action}` as const }),
    one: { 200: dataResponse(row) },
    name: word.charAt(0).toUpperCase() + word.slice(1),
  };
}

type PermissionAction = (typeof permissionActions)[number];
