import { errorStatus, type ErrorCode } from '@lumora/shared-contract/http';

interface Details {
  /** validation message by input name */
  fields?: Record<string, string>;
  /** seconds after which the same request may succeed; sent as `Retry-After` */
  retryAfter?: number;
}

/** An error whose code and message are sent to the client; `code` determines the HTTP status. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fields, retryAfter }: Details = {}) {
    super(message);
    this.code = code;
    this.status = errorStatus[code];
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Returns `AppError` 422 with `message` as the message of the response and of the field `name`. */
export function invalidField(name: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [name]: message } });
}
