/** Codes of errors that occur in the client; the API has its own (`errorCodes` of the contract). */
export const clientErrorCodes = {
  network: 'network',
  timeout: 'timeout',
  canceled: 'canceled',
  invalidResponse: 'invalid_response',
} as const;

export interface HttpErrorDetails {
  /** HTTP status; 0 when there is no response */
  status: number;
  /** `error` of the response, else the status as text, or one of `clientErrorCodes` */
  code: string;
  message: string;
  /** validation messages by the name of the input */
  fields?: Record<string, string> | undefined;
  /** id of the request in the server's log */
  requestId?: string | undefined;
  /** seconds to wait before the next attempt, from `Retry-After` */
  retryAfter?: number | undefined;
}

/** The only error that `http` of shared-auth rejects with. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(details: HttpErrorDetails) {
    super(details.message);
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

/** Returns whether `error` is an `HttpError`. Compares the name, because a federated page may hold two copies of the class. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}

/** Returns a message for the user: that of `error`, or `fallback` when it is no Error or has a blank message. */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  const message = error instanceof Error ? error.message.trim() : '';
  return message || fallback;
}
