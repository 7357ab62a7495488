import { errorCodes, storageMessages, type ErrorResponse, type ErrorCode } from '@lumora/shared-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { isContention, isReadOnly, isStorageFull, isUnavailable } from '../database/violations.ts';
import { AppError } from './app-error.ts';
import { inputError } from './input-error.ts';

/** The one place that decides what a client may see of an error (D20). */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(error);
  // one that the code itself chose, as when too many ask at once, is no failure
  if (refusal.status >= 500 && error !== refusal) request.log.error({ err: error }, refusal.message);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const answer: ErrorResponse = {
    message: refusal.message,
    error: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
    request_id: request.id,
  };
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(new AppError('not_found', 'There is nothing at this address.'), request, reply);
}

function refusalFrom(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ValidationError) return inputError(error);
  if (isUnavailable(error) || isContention(error)) {
    return new AppError('unavailable', 'The shop is busy for a moment. Please try again.', { retryAfter: 2 });
  }
  if (isStorageFull(error)) return new AppError('unavailable', storageMessages.full);
  if (isReadOnly(error)) return new AppError('unavailable', storageMessages.readOnly);
  const { code, statusCode } = frameworkError(error);
  const byCode = frameworkRefusals[code];
  if (byCode) return new AppError(...byCode);
  if (statusCode < 400 || statusCode >= 500) return new AppError('internal', 'Something went wrong');
  return new AppError(codeOfStatus[statusCode] ?? errorCodes.badRequest, 'The request cannot be understood.');
}

function frameworkError(error: unknown): { code: string; statusCode: number } {
  const known = { code: '', statusCode: 500 };
  if (!(error instanceof Error)) return known;
  if ('code' in error && typeof error.code === 'string') known.code = error.code;
  if ('statusCode' in error && typeof error.statusCode === 'number') known.statusCode = error.statusCode;
  return known;
}

const badJson = ['bad_request', 'The request’s body is not valid JSON.'] as const;
const tooManyParts = ['too_large', 'The form has more parts than are accepted.'] as const;

/** Codes of Fastify and its multipart parser, in our words. */
const frameworkRefusals: Record<string, readonly [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_type', 'This content type is not accepted here.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large.'],
  FST_ERR_BAD_URL: ['bad_request', 'The address of this request is malformed.'],
  FST_PARTS_LIMIT: tooManyParts,
  FST_FILES_LIMIT: tooManyParts,
  FST_FIELDS_LIMIT: tooManyParts,
};

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many',
};
