import { dataResponse, listResponse, messageResponse, rowFilter } from '@lumora/shared-contract/http';
import {
  attributeValue,
  attributeValueInput,
  attributeValueRow,
  taxonomyListQuery,
} from '@lumora/shared-contract/taxonomy';
import { sessionOf } from '../../auth/access.plugin.ts';
import type { Database } from '../../core/database/database.ts';
import type { RowReference } from '../../core/database/row-references.ts';
import type { Routes } from '../../core/http/contract-routes.ts';
import { rowParams } from '../../core/http/row-id.ts';
import {
  createAttributeValue,
  deleteAttributeValue,
  getAttributeValue,
  listAttributeValues,
  updateAttributeValue,
} from './attribute-values.queries.ts';

interface Options {
  db: Database;
  /** the list counts them, and they prevent that it is deleted or moved to another attribute */
  variants: RowReference;
}

/** Registers the routes `/admin/attributes-values/…` that list, read, create, update and delete attribute values. */
export async function attributeValuesRoutes(routes: Routes, { db, variants }: Options): Promise<void> {
  routes.get(
    '/admin/attributes-values/list',
    { config: { access: 'attributes-values.view' }, schema: { tags, querystring: query, response: listOk } },
    (request) => listAttributeValues(db, request.query, variants),
  );

  routes.get(
    '/admin/attributes-values/edit/:id',
    { config: { access: 'attributes-values.view' }, schema: { tags, params: rowParams, response: rowOk } },
    async (request) => ({ data: await getAttributeValue(db, request.params.id) }),
  );

  routes.post(
    '/admin/attributes-values/store',
    { config: { access: 'attributes-values.create' }, schema: { tags, body: attributeValueInput, response: rowOk } },
    async (request) => {
      const data = await createAttributeValue(db, request.body, sessionOf(request).user);
      return { data, message: 'Attribute value created' };
    },
  );

  routes.post(
    '/admin/attributes-values/update/:id',
    {
      config: { access: 'attributes-values.update' },
      schema: { tags, params: rowParams, body: attributeValueInput, response: rowOk },
    },
    async (request) => {
      const row = { id: request.params.id, references: [variants] };
      const data = await updateAttributeValue(db, row, request.body, sessionOf(request).user);
      return { data, message: 'Attribute value updated' };
    },
  );

  routes.delete(
    '/admin/attributes-values/delete/:id',
    { config: { access: 'attributes-values.delete' }, schema: { tags, params: rowParams, response: deleteOk } },
    async (request) => {
      await deleteAttributeValue(db, request.params.id, [variants]);
      return { data: null, message: 'Attribute value deleted' };
    },
  );
}

const listOk = { 200: listResponse(attributeValueRow) };
const rowOk = { 200: dataResponse(attributeValue) };
const deleteOk = { 200: messageResponse };
const tags = ['Attribute values'];
const query = taxonomyListQuery.shape({ attribute_id: rowFilter });
