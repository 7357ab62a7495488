import type { ErrorCode } from '@lumora/shared-contract';

const statusOf: Record<ErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
};

interface Details {
  /** input name → what is wrong with it */
  fields?: Record<string, string>;
  /** seconds after which the same request may work */
  retryAfter?: number;
}

/** A request refused for a reason that the caller may know. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fields, retryAfter }: Details = {}) {
    super(message);
    this.code = code;
    this.status = statusOf[code];
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** The one way to say that an input is wrong: as the sentence of the answer, and beside its field. */
export function invalidField(name: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [name]: message } });
}
