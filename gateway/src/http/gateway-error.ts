import type { FastifyError, FastifyInstance } from 'fastify';
import { errorStatus, storageMessages, type ErrorResponse, type ErrorCode } from '@lumora/shared-contract/http';
import { errorCode } from '@lumora/shared-contract/error-code';

/** An error response of the gateway: an error code, which determines the HTTP status, and a message for the caller. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Registers error handlers that respond in the shape of the API's errors. Only the log gets the details of a 5xx. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | GatewayError, request, reply) => {
    const error = toStorageError(thrown) ?? thrown;
    reply.header('cache-control', 'no-store');
    if (error instanceof GatewayError) {
      if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
      return reply.code(errorStatus[error.code]).send(toErrorResponse(error.code, error.message, request.id));
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed.');
    const [code, message] = status >= 500 ? internal : (clientErrors[status] ?? malformed);
    return reply.code(status >= 500 ? 500 : status).send(toErrorResponse(code, message, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      .send(toErrorResponse('not_found', 'There is nothing at this address.', request.id)),
  );
}

/** Converts an error of a release store that is full or read-only; returns null for any other error. */
function toStorageError(error: unknown): GatewayError | null {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new GatewayError('unavailable', storageMessages.full);
  return code === 'EROFS' ? new GatewayError('unavailable', storageMessages.readOnly) : null;
}

type ErrorText = readonly [ErrorCode, string];

const internal: ErrorText = ['internal', 'Something went wrong'];
const malformed: ErrorText = ['bad_request', 'The request cannot be understood.'];
const clientErrors: Record<number, ErrorText> = {
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Send this request as application/json.'],
};

function toErrorResponse(error: ErrorCode, message: string, request_id: string): ErrorResponse {
  return { message, error, request_id };
}
