export type ReleaseErrorCode =
  | 'usage'
  | 'not_found'
  | 'rejected'
  | 'channel_moved'
  | 'invalid_release'
  | 'build_failed'
  | 'tests_failed'
  | 'port_taken'
  | 'read_only';

/** An expected error whose message says what the user has to do. Any other thrown error is a bug or a system failure. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly code: ReleaseErrorCode;

  constructor(code: ReleaseErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
