import {
  answer,
  attributeValue,
  attributeValueInput,
  listAnswer,
  listQuery,
  messageAnswer,
} from '@lumora/shared-contract';
import { sessionOf } from '../auth/access.plugin.ts';
import type { Database } from '../database/database.ts';
import type { Routes } from '../http/contract-routes.ts';
import { rowParams } from '../http/row-id.ts';
import { rowFilter } from '../http/row-id.ts';
import {
  createAttributeValue,
  deleteAttributeValue,
  findAttributeValue,
  listAttributeValues,
  updateAttributeValue,
} from './attribute-values.queries.ts';

/** `/admin/attributes-values/…` */
export async function attributeValuesRoutes(routes: Routes, { db }: { db: Database }): Promise<void> {
  routes.get(
    '/admin/attributes-values/list',
    {
      config: { access: 'attributes-values.view' },
      schema: { tags, querystring: query, response: { 200: listAnswer(attributeValue) } },
    },
    (request) => listAttributeValues(db, request.query),
  );

  routes.get(
    '/admin/attributes-values/edit/:id',
    {
      config: { access: 'attributes-values.view' },
      schema: { tags, params: rowParams, response: { 200: answer(attributeValue) } },
    },
    async (request) => ({ data: await findAttributeValue(db, request.params.id) }),
  );

  routes.post(
    '/admin/attributes-values/store',
    {
      config: { access: 'attributes-values.create' },
      schema: { tags, body: attributeValueInput, response: { 200: answer(attributeValue) } },
    },
    async (request) => {
      const data = await createAttributeValue(db, request.body, sessionOf(request).user);
      return { data, message: 'Attribute value created' };
    },
  );

  routes.post(
    '/admin/attributes-values/update/:id',
    {
      config: { access: 'attributes-values.update' },
      schema: { tags, params: rowParams, body: attributeValueInput, response: { 200: answer(attributeValue) } },
    },
    async (request) => {
      const data = await updateAttributeValue(db, request.params.id, request.body, sessionOf(request).user);
      return { data, message: 'Attribute value updated' };
    },
  );

  routes.delete(
    '/admin/attributes-values/delete/:id',
    {
      config: { access: 'attributes-values.delete' },
      schema: { tags, params: rowParams, response: { 200: messageAnswer } },
    },
    async (request) => {
      await deleteAttributeValue(db, request.params.id);
      return { data: null, message: 'Attribute value deleted' };
    },
  );
}

const tags = ['Attribute values'];
const query = listQuery.shape({ attribute_id: rowFilter });
