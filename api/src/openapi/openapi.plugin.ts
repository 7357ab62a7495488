import swagger from '@fastify/swagger';
import { errorResponse } from '@lumora/shared-contract/http';
import { contractVersions } from '@lumora/shared-contract/releases';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openApiSchema } from './openapi-schema.ts';

/** Serves an OpenAPI 3.1 document of all routes that are registered after this plugin at `/openapi.json`. */
export const openApi = fastifyPlugin(async (scope: FastifyInstance) => {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lumora', version: contractVersions.api, description },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `def-${index}`),
    },
    transform: ({ schema, url, route }) => ({ schema: openApiSchema(schema, route.config), url }),
  });

  scope.addSchema({ ...errorResponse, $id: 'ErrorResponse' });
  scope.addHook('onRoute', (route) => {
    if (route.schema?.response)
      route.schema.response = { ...route.schema.response, default: { $ref: 'ErrorResponse#' } };
  });

  scope.get('/openapi.json', { config: { access: 'anyone' }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send(scope.swagger()),
  );
});

const description = [
  'Success: `{ data, message?, meta? }`. Failure: `{ message, error, fields?, request_id }`.',
  'Calls under `/admin` carry `Authorization: Bearer <token>` from `POST /api/admin/login`.',
].join('\n\n');
