export type DeployErrorCode =
  | 'usage'
  | 'not_found'
  | 'refused'
  | 'channel_moved'
  | 'invalid_release'
  | 'build_failed'
  | 'tests_failed'
  | 'port_taken'
  | 'read_only';

/** A refusal whose message tells the person at the keyboard what to do; everything else that is thrown is a fault. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
  readonly code: DeployErrorCode;

  constructor(code: DeployErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
