import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorAnswer, ErrorCode } from '@lumora/shared-contract';

/** What callers see of errors outside the API, in the API's shape (D20); the log has the rest. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'A request failed.');
    const [code, message] = status >= 500 ? internal : (refusals[status] ?? malformed);
    return reply.code(status >= 500 ? 500 : status).send(answerOf(code, message, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
      .send(answerOf('not_found', 'There is nothing at this address.', request.id)),
  );
}

type Refusal = readonly [ErrorCode, string];

const internal: Refusal = ['internal', 'Something went wrong'];
const malformed: Refusal = ['bad_request', 'The request cannot be understood.'];
const refusals: Record<number, Refusal> = {
  413: ['too_large', 'The request is too large.'],
  415: ['unsupported_type', 'Send this request as application/json.'],
};

function answerOf(error: ErrorCode, message: string, request_id: string): ErrorAnswer {
  return { message, error, request_id };
}
