import { ChangeNotices, listenForChanges, StartError } from '@lumora/api';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { EmbeddedApi } from './server.ts';

/** Where a gateway learns that what shoppers see has changed. */
export interface ChangeSource {
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** An API process hears of a change on its own, perhaps a moment after the gateway: what it still answered is outdated then. */
const secondLook = 1_000;

/** Of the API in this process, of the database that an API elsewhere writes to, or else of the clock. */
export async function openChanges(
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  embedded: EmbeddedApi | null,
  log: FastifyBaseLogger,
): Promise<ChangeSource> {
  if (embedded)
    return { subscribe: (listener) => embedded.database.changes.subscribe(listener), close: async () => {} };
  if (databaseUrl === undefined) return { subscribe: everySecond, close: async () => {} };
  const notices = new ChangeNotices();
  const listening = await listenForChanges(databaseUrl, notices, log).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${String(error)}.`, 1);
  });
  return { subscribe: (listener) => notices.subscribe(twice(listener)), close: () => listening.close() };
}

/** Calls `listener` at once and, after the last of several calls, once more. */
function twice(listener: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    listener();
    clearTimeout(timer);
    timer = setTimeout(listener, secondLook).unref();
  };
}

/** An API elsewhere sends no word of changes here, so pages count as stale after a second. */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1_000).unref();
  return () => clearInterval(timer);
}
