import pg from 'pg';
import { changeChannel, anyTable, type ChangeNotices } from './changes.ts';
import type { DatabaseOptions } from './database-options.ts';

const maxDelayMs = 5_000;

/** Limits (ms) for opening a connection and for `listen`: a proxy may accept connections and not answer. */
const timeouts = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };

/**
 * Listens for change notices on a separate connection and reconnects with exponential backoff. Sends `*` when the
 * connection is lost and when it is restored, because notices in between are lost. Throws the error of the driver when the
 * first connection fails.
 */
export async function listenForChanges(
  connection: pg.ClientConfig,
  changes: ChangeNotices,
  log: DatabaseOptions['log'],
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client = await connect();
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ keepAlive: true, application_name: 'lumora changes', ...timeouts, ...connection });
    fresh.on('error', () => undefined); // `end` follows and reconnects
    fresh.on('notification', ({ payload }) => changes.notify(payload ?? anyTable));
    try {
      await fresh.connect();
      await fresh.query(`listen ${changeChannel}`);
    } catch (error) {
      // not awaited: a server that does not answer does not close the connection either
      void fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', handleEnd);
    return fresh;
  }

  function handleEnd(): void {
    if (closed) return;
    log?.warn({}, 'The connection for change notices was lost; cached data may be out of date until it is back.');
    changes.notify(anyTable);
    reconnectAfter(100);
  }

  function reconnectAfter(delayMs: number): void {
    timer = setTimeout(() => void reconnect(delayMs), delayMs).unref();
  }

  async function reconnect(delayMs: number): Promise<void> {
    try {
      client = await connect();
      if (closed) return await client.end();
      changes.notify(anyTable);
      log?.info('Change notices are back.');
    } catch (error) {
      log?.warn({ err: error }, 'Change notices are not back yet.');
      if (!closed) reconnectAfter(Math.min(delayMs * 2, maxDelayMs));
    }
  }

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client.end();
    },
  };
}
