/**
 * The step of a load that failed: its entry did not arrive; its container is missing or rejected the shared modules; a file
 * of the screen did not arrive; the code of the screen threw an error.
 */
type LoadPhase = 'entry' | 'container' | 'chunk' | 'code';

interface FailedLoad {
  /** id of the module */
  module: string;
  /** id of its release */
  release: string;
  phase: LoadPhase;
  cause: unknown;
}

/** Thrown when a release of a module could not be loaded. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly module: string;
  readonly release: string;
  readonly phase: LoadPhase;

  constructor({ module, release, phase, cause }: FailedLoad) {
    super(`${module} ${release} (${phase}): ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.module = module;
    this.release = release;
    this.phase = phase;
  }
}

/** Recognises the error by its name, because each bundle has a class of its own. */
export function isRemoteLoadError(error: unknown): error is RemoteLoadError {
  return error instanceof Error && error.name === 'RemoteLoadError';
}

/** Returns true if a file did not arrive, in time or at all, which a retry may mend; false if code threw the error. */
export function isMissingFile(error: unknown): boolean {
  if (isRemoteLoadError(error)) return error.phase === 'entry' || error.phase === 'chunk';
  if (!(error instanceof Error)) return false;
  return ['ChunkLoadError', 'TimeoutError'].includes(error.name) || Reflect.get(error, 'code') === missingStyles;
}

/** Returns true if the load took too long: a retry at once would wait for the same response. */
export function isTimeout(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'TimeoutError' || (isRemoteLoadError(error) && isTimeout(error.cause)))
  );
}

/** Code of the bundler's error for a stylesheet that did not arrive. */
const missingStyles = 'CSS_CHUNK_LOAD_FAILED';
