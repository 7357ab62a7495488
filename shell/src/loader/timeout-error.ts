/** Thrown when the timeout of a request is exceeded. Do not retry it at once: the retry would wait for the same response. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(what: string, timeoutMs: number) {
    super(`${what} could not be loaded within ${timeoutMs / 1000} s.`);
  }
}

/** Settles like `promise`, but rejects with a `TimeoutError` after `timeoutMs`. `what` names the request in its message. */
export function withTimeout<T>(promise: Promise<T>, what: string, timeoutMs = 15_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(what, timeoutMs)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
