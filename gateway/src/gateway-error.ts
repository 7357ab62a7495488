import type { FastifyError, FastifyInstance } from 'fastify';
import { storageMessages, type ErrorResponse, type ErrorCode } from '@lumora/shared-contract';
import { errorCode } from '@lumora/shared-contract/error-code';

/** A refusal that the gateway itself words for its caller. */
export class GatewayError extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly code: ErrorCode;

  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** What callers see of errors outside the API, in the API's shape (D20); the log has the rest. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | GatewayError, request, reply) => {
    const error = storageRefusal(thrown) ?? thrown;
    if (error instanceof GatewayError) {
      return reply.code(error.statusCode).send(toErrorResponse(error.code, error.message, request.id));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed.');
    const [code, message] = status >= 500 ? internal : (refusals[status] ?? malformed);
    return reply.code(status >= 500 ? 500 : status).send(toErrorResponse(code, message, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      .send(toErrorResponse('not_found', 'There is nothing at this address.', request.id)),
  );
}

/** Of a release store that cannot be written to. */
function storageRefusal(error: unknown): GatewayError | null {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new GatewayError(503, 'unavailable', storageMessages.full);
  return code === 'EROFS' ? new GatewayError(503, 'unavailable', storageMessages.readOnly) : null;
}

type Words = readonly [ErrorCode, string];

const internal: Words = ['internal', 'Something went wrong'];
const malformed: Words = ['bad_request', 'The request cannot be understood.'];
const refusals: Record<number, Words> = {
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Send this request as application/json.'],
};

function toErrorResponse(error: ErrorCode, message: string, request_id: string): ErrorResponse {
  return { message, error, request_id };
}
