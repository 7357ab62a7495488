import { readlinkSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/**
 * Renders one page in a worker thread of the gateway. Plain JavaScript, because the thread starts without the TypeScript
 * loader. Without a url it only loads the bundle, so that the first page need not wait.
 * @param {{ bundle: string, url: string | null, context: { apiUrl: string, origin: string, version?: string }, thread: Int32Array }} task
 *   `thread` receives the ids of this thread, with which the gateway reads its CPU time
 */
export default async function renderPage({ bundle, url, context, thread }) {
  thread.set([threadId, osThreadId]);
  const { render } = await import(bundle);
  return url === null ? null : render(url, context);
}

const osThreadId = readOsThreadId();

/** Returns 0 on a system without `/proc`. */
function readOsThreadId() {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}
