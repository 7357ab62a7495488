import { readlinkSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/**
 * Renders one page in a worker thread of the gateway. Plain JavaScript, because the thread starts without the TypeScript
 * loader. Without a url it only loads the bundle, so that the first page need not wait.
 * @param {{ bundle: string, url: string | null, context: { apiUrl: string, origin: string, version?: string }, thread: Int32Array }} task
 *   `thread` receives the ids of this thread, with which the gateway reads its CPU time
 * @returns {Promise<{ page: unknown } | { error: string }>} `error` is a failure of the bundle; a rejected task therefore
 *   means that the worker ended
 */
export default async function renderPage({ bundle, url, context, thread }) {
  thread.set([threadId, osThreadId]);
  try {
    const { render } = await import(bundle);
    // a page that cannot be sent to the gateway's thread fails here
    return { page: url === null ? null : structuredClone(await render(url, context)) };
  } catch (error) {
    return { error: messageOf(error) };
  }
}

/** Errors of a bundle may be of any type. @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
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
