/** Max time (ms) for the requests in flight before the process ends. */
const timeoutMs = 9_000;

/** Resolves at the first SIGTERM or SIGINT (Ctrl+C). A second one ends the process with exit code 1. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        resolve();
      });
    }
  });
}

/** Calls `stop` at the first stop signal, then ends the process: with 0, or with 1 when `stop` rejects or takes over 9 s. */
export async function exitOnStopSignal(stop: () => Promise<void>): Promise<void> {
  await stopSignal();
  setTimeout(() => process.exit(1), timeoutMs).unref();
  try {
    await stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
