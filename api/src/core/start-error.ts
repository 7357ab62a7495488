/** Why a process cannot start, in one line for its operator. `exitCode` 2 means a wrong setting, 1 anything else. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
