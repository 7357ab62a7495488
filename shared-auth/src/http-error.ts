/** What went wrong, besides the codes that the API answers with. */
export const clientErrorCodes = {
  network: 'network',
  timeout: 'timeout',
  canceled: 'canceled',
  invalidResponse: 'bad_answer',
} as const;

export interface HttpErrorDetails {
  /** HTTP status; 0 when no answer came */
  status: number;
  /** `error` of the answer, or one of `clientErrorCodes` */
  code: string;
  message: string;
  /** what is wrong with which input */
  fields?: Record<string, string> | undefined;
  /** names the request in the server's log */
  requestId?: string | undefined;
  /** seconds to wait before the next try, from `Retry-After` */
  retryAfter?: number | undefined;
}

/** The one error that `http` rejects with. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(failure: HttpErrorDetails) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
  }
}

/** Recognises it by name: in a federated page there may be two copies of the class. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && error.name === 'HttpError';
}

/** Words for the user: the answer's message, else its error, else the client's own, else `fallback`. */
export function errorMessage(error: unknown, fallback = 'Something went wrong'): string {
  const message = error instanceof Error ? error.message.trim() : '';
  return message || fallback;
}
