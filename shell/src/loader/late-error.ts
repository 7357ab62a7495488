/** Something hangs: asking for it again at once would hang on the same answer. */
export class LateError extends Error {
  override readonly name = 'LateError';

  constructor(what: string, patience: number) {
    super(`${what} could not be loaded within ${patience / 1000} s.`);
  }
}
