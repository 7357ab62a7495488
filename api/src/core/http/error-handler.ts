import { errorCodes, storageMessages, type ErrorResponse, type ErrorCode } from '@lumora/shared-contract/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { isContention, isReadOnly, isStorageFull, isUnavailable } from '../database/violations.ts';
import { AppError } from '../errors/app-error.ts';
import { inputError } from './input-error.ts';

/**
 * Sends any error as `{ message, error, fields?, request_id }` with its status. Clients see the message of an `AppError`
 * and of validation errors only; other errors are logged and sent as 500 or 503 with a general message.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = toAppError(error);
  // an AppError 5xx that the code threw itself, as at a concurrency limit, is not a failure
  if (appError.status >= 500 && error !== appError) request.log.error({ err: error }, appError.message);
  if (appError.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
  if (appError.status === 401) reply.header('www-authenticate', 'Bearer');
  const response: ErrorResponse = {
    message: appError.message,
    error: appError.code,
    ...(appError.fields && { fields: appError.fields }),
    request_id: request.id,
  };
  return reply
    .code(appError.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(response));
}

/** Sends 404 for a path without a route. */
export function handleNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(new AppError('not_found', 'There is nothing at this address.'), request, reply);
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ValidationError) return inputError(error);
  if (isUnavailable(error) || isContention(error)) {
    return new AppError('unavailable', 'The shop is busy for a moment. Please try again.', { retryAfter: 2 });
  }
  if (isStorageFull(error)) return new AppError('unavailable', storageMessages.full);
  if (isReadOnly(error)) return new AppError('unavailable', storageMessages.readOnly);
  const { code, statusCode } = frameworkError(error);
  const byCode = errorsByFrameworkCode[code];
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

/** Error code and message by the error code of Fastify or its multipart parser. */
const errorsByFrameworkCode: Record<string, readonly [ErrorCode, string]> = {
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
