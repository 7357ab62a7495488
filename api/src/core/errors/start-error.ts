/** The reason why a process cannot start, as one line for its operator. `exitCode` 2: a wrong setting; 1: any other reason. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.exitCode = exitCode;
  }
}
