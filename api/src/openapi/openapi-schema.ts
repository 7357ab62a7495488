import { convertSchema } from '@sodaru/yup-to-json-schema';
import { imageRules } from '@lumora/shared-contract/images';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { Schema } from 'yup';
import type { Access } from '../auth/access.plugin.ts';
import { onePicture, type PictureParts } from '../core/media/image-forms.plugin.ts';

type JsonSchema = ReturnType<typeof convertSchema>;

/**
 * Converts the schema of a route for OpenAPI: yup inputs to JSON Schema, the required permission to `security` and
 * `description`, and uploads to file fields. A route without a schema is hidden.
 */
export function openApiSchema(
  schema: FastifySchema | undefined,
  { access, pictures = onePicture }: FastifyContextConfig = {},
): FastifySchema {
  if (!schema || schema.hide) return { hide: true };
  const { body, querystring, params, headers } = schema;
  return {
    ...schema,
    ...(body instanceof Schema && { body: withUploads(convertSchema(body), schema.consumes, pictures) }),
    ...(querystring instanceof Schema && { querystring: convertSchema(querystring) }),
    ...(params instanceof Schema && { params: convertSchema(params) }),
    ...(headers instanceof Schema && { headers: convertSchema(headers) }),
    ...(access !== 'anyone' && { security: [{ token: [] }], description: accessDescription(access) }),
  };
}

function accessDescription(access: Access | undefined): string {
  return access === 'signed-in' ? 'Needs a session.' : `Needs the permission \`${String(access)}\`.`;
}

function withUploads(body: JsonSchema, consumes: readonly string[] | undefined, pictures: PictureParts[]): JsonSchema {
  if (!consumes?.includes('multipart/form-data')) return body;
  return { ...body, properties: { ...body.properties, ...Object.fromEntries(pictures.map(uploadOf)) } };
}

function uploadOf({ name, maxFiles }: PictureParts): [string, JsonSchema] {
  const picture: JsonSchema = { type: 'string', contentMediaType: 'image/*', description: imageRules.hint };
  return maxFiles === 1 ? [name, picture] : [`${name}[]`, { type: 'array', items: picture, maxItems: maxFiles }];
}
