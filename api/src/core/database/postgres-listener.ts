import pg from 'pg';
import { changeChannel, anyTable, type ChangeNotices } from './changes.ts';
import type { DatabaseOptions } from './database-options.ts';

const maxDelayMs = 5_000;

/**
 * Listens for change notices on a separate connection and reconnects with exponential backoff. Sends `*` when the
 * connection is lost and when it is restored, because notices in between are lost.
 */
export async function listenForChanges(
  connectionString: string,
  changes: ChangeNotices,
  log: DatabaseOptions['log'],
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client = await connect();
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, application_name: 'lumora changes' });
    fresh.on('error', () => undefined); // `end` follows and reconnects
    fresh.on('notification', ({ payload }) => changes.notify(payload ?? anyTable));
    await fresh.connect();
    await fresh.query(`listen ${changeChannel}`);
    fresh.once('end', handleEnd);
    return fresh;
  }

  function handleEnd(): void {
    if (closed) return;
    log?.warn({}, 'The connection for change notices was lost; caches are dropped until it is back.');
    changes.notify(anyTable);
    reconnectAfter(100);
  }

  function reconnectAfter(delayMs: number): void {
    timer = setTimeout(() => void reconnect(delayMs), delayMs).unref();
  }

  async function reconnect(delayMs: number): Promise<void> {
    try {
      client = await connect();
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
