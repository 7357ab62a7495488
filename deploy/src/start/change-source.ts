import { ChangeNotices, listenForChanges, StartError } from '@lumora/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { EmbeddedApi } from './embedded-api.ts';

/** Source of change notices about shop data. */
export interface ChangeSource {
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Delay (ms) of a second notice: an API process may receive the change after the gateway and respond with old data until then. */
const secondNoticeMs = 1_000;

/**
 * Opens the change notices of the API in this process, or of the database of an API in another process. Without a
 * database, each second counts as a change. Throws `StartError` when the database cannot be reached.
 */
export async function openChanges(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  embedded: EmbeddedApi | null,
  log: FastifyBaseLogger,
): Promise<ChangeSource> {
  if (embedded)
    return { subscribe: (listener) => embedded.database.changes.subscribe(listener), close: async () => {} };
  if (databaseUrl === undefined) return { subscribe: everySecond, close: async () => {} };
  const notices = new ChangeNotices();
  const listening = await listenForChanges({ connectionString: databaseUrl }, notices, log).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${String(error)}.`, 1);
  });
  return { subscribe: (listener) => notices.subscribe(withSecondNotice(listener)), close: () => listening.close() };
}

/** Calls `listener` at once, and once more after the last of several calls. */
function withSecondNotice(listener: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    listener();
    clearTimeout(timer);
    timer = setTimeout(listener, secondNoticeMs).unref();
  };
}

/** Without change notices, pages are stale after one second. */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000).unref();
  return () => clearInterval(timer);
}
