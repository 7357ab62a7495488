import { readlinkSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/**
 * Runs in a worker thread of the gateway, one page at a time. Plain JavaScript, because the thread starts without
 * the loader that reads TypeScript. Without a url the bundle is only loaded, so that the first page need not wait.
 * @param {{ bundle: string, url: string | null, context: { apiUrl: string, origin: string, version?: string }, thread: Int32Array }} task
 *   `thread` takes the ids of this thread, by which the gateway reads its processor time
 */
export default async function renderPage({ bundle, url, context, thread }) {
  thread.set([threadId, osThreadId]);
  const { render } = await import(bundle);
  return url === null ? null : render(url, context);
}

const osThreadId = readOsThreadId();

/** 0 where the system has no `/proc`. */
function readOsThreadId() {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}
