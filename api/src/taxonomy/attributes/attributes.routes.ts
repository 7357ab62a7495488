import { dataResponse, listResponse, messageResponse } from '@lumora/shared-contract/http';
import { attribute, attributeInput, attributeRow, taxonomyListQuery } from '@lumora/shared-contract/taxonomy';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import {
  createAttribute,
  deleteAttribute,
  getAttribute,
  listAttributes,
  updateAttribute,
} from './attributes.queries.ts';

interface Options {
  db: Database;
  /** the list counts them, and they prevent its deletion */
  variants: RowReference;
}

/** Registers the routes `/admin/attributes/…` that list, read, create, update and delete attributes. */
export async function attributesRoutes(routes: Routes, { db, variants }: Options): Promise<void> {
  routes.get(
    '/admin/attributes/list',
    { config: { access: 'attributes.view' }, schema: { tags, querystring: taxonomyListQuery, response: listOk } },
    (request) => listAttributes(db, request.query, variants),
  );

  routes.get(
    '/admin/attributes/edit/:id',
    { config: { access: 'attributes.view' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => ({ data: await getAttribute(db, request.params.id) }),
  );

  routes.post(
    '/admin/attributes/store',
    { config: { access: 'attributes.create' }, schema: { tags, body: attributeInput, response: rowOk } },
    async (request) => {
      const data = await createAttribute(db, request.body, sessionOf(request).user);
      return { data, message: 'Attribute created' };
    },
  );

  routes.post(
    '/admin/attributes/update/:id',
    {
      config: { access: 'attributes.update' },
      schema: { tags, params: rowParams, body: attributeInput, response: rowOk },
    },
    async (request) => {
      const data = await updateAttribute(db, request.params.id, request.body, sessionOf(request).user);
      return { data, message: 'Attribute updated' };
    },
  );

  routes.delete(
    '/admin/attributes/delete/:id',
    { config: { access: 'attributes.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteAttribute(db, request.params.id, [variants]);
      return { data: null, message: 'Attribute deleted' };
    },
  );
}

const listOk = { 200: listResponse(attributeRow) };
const rowOk = { 200: dataResponse(attribute) };
const deleteOk = { 200: messageResponse };
const tags = ['Attributes'];
