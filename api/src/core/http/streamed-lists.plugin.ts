import { TypeGuard, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { toChunks } from '../to-chunks.ts';

type Row = Record<string, unknown>;

/** Max rows that are serialized at once. */
const batchSize = 500;

/**
 * Serializes lists `{ data }` with more rows than `batchSize` in batches, so that other requests are served meanwhile. The route
 * must declare its response as `listResponse`.
 */
export const streamedLists = fastifyPlugin(async (scope: FastifyInstance) => {
  const bodies = new WeakMap<FastifyReply, Readable>();

  scope.addHook('preSerialization', async (_request, reply, payload) => {
    if (!isLongList(payload)) return payload;
    const row = rowSchemaOf(reply.routeOptions.schema?.response);
    if (row === undefined) return payload;
    bodies.set(reply, Readable.from(serializeInBatches(payload.data, reply.compileSerializationSchema(row))));
    return { data: [] };
  });

  scope.addHook('onSend', async (_request, reply, payload) => {
    const body = bodies.get(reply);
    // the hook runs again for the response to an error of a later hook
    bodies.delete(reply);
    return body ?? payload;
  });
});

function isLongList(payload: unknown): payload is { data: Row[] } {
  if (typeof payload !== 'object' || payload === null || !('data' in payload)) return false;
  return Array.isArray(payload.data) && payload.data.length > batchSize && Object.keys(payload).length === 1;
}

/** Returns the schema of a row from the responses of a route; undefined when its response 200 is no list. */
function rowSchemaOf(responses: unknown): TSchema | undefined {
  const ok = typeof responses === 'object' && responses !== null && 200 in responses ? responses[200] : undefined;
  const rows = TypeGuard.IsObject(ok) ? ok.properties['data'] : undefined;
  return TypeGuard.IsArray(rows) ? rows.items : undefined;
}

async function* serializeInBatches(rows: Row[], serialize: (row: Row) => string): AsyncGenerator<string> {
  yield '{"data":[';
  for (const [index, batch] of toChunks(rows, batchSize).entries()) {
    yield (index === 0 ? '' : ',') + batch.map((row) => serialize(row)).join(',');
    await setImmediate();
  }
  yield ']}';
}
