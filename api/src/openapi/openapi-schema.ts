import { convertSchema } from '@sodaru/yup-to-json-schema';
import { imageRules } from '@lumora/shared-contract';
import type { FastifySchema } from 'fastify';
import { Schema } from 'yup';
import type { Access } from '../auth/access.plugin.ts';

type JsonSchema = ReturnType<typeof convertSchema>;

/** A route's schema in the words of OpenAPI: its yup inputs as JSON Schema, who may call it, its upload. */
export function openApiSchema(schema: FastifySchema | undefined, access: Access | undefined): FastifySchema {
  if (!schema || schema.hide) return { hide: true };
  const { body, querystring, params } = schema;
  return {
    ...schema,
    ...(body instanceof Schema && { body: withUpload(convertSchema(body), schema.consumes) }),
    ...(querystring instanceof Schema && { querystring: convertSchema(querystring) }),
    ...(params instanceof Schema && { params: convertSchema(params) }),
    ...(access !== 'anyone' && { security: [{ token: [] }], description: neededAccess(access) }),
  };
}

function neededAccess(access: Access | undefined): string {
  return access === 'signed-in' ? 'Needs a session.' : `Needs the permission \`${String(access)}\`.`;
}

function withUpload(body: JsonSchema, consumes: readonly string[] | undefined): JsonSchema {
  if (!consumes?.includes('multipart/form-data')) return body;
  const imageFile: JsonSchema = { type: 'string', contentMediaType: 'image/*', description: imageRules.hint };
  return { ...body, properties: { ...body.properties, imageFile } };
}
