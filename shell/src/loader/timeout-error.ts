/** Something hangs: asking for it again at once would hang on the same answer. */
export class TimeoutError extends Error {
  override readonly name = 'LateError';

  constructor(what: string, patience: number) {
    super(`${what} could not be loaded within ${patience / 1000} s.`);
  }
}

/** As `coming`, but rejects with a TimeoutError once `patience` (ms) is over. */
export function withTimeout<T>(coming: Promise<T>, what: string, patience = 15_000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(what, patience)), patience);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
