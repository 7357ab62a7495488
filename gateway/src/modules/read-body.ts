import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/gateway-error.ts';

/** Returns the body of a request, validated by a schema of yup. Throws `GatewayError` 422 with the message of the schema. */
export function readBody<Input>(schema: { validateSync(body: unknown): Input }, { body }: FastifyRequest): Input {
  try {
    return schema.validateSync(body ?? {});
  } catch (error) {
    throw new GatewayError('invalid', error instanceof Error ? error.message : String(error));
  }
}
