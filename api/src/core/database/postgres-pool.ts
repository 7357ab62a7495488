import { errorCode } from '@lumora/shared-contract/error-code';
import pg from 'pg';
import type { PoolState } from './database.ts';

/** SQLSTATE of a connection failure. */
const connectionFailure = '08006';

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * Pools connections whose errors have a code also when a connection cannot be opened in time or breaks, for which
 * node-postgres creates errors without a code.
 */
export class PostgresPool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // a client emits the error of a broken connection before its queries are rejected with the same object
    this.on('connect', (client) => client.on('error', withCode));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback === undefined)
      return super.connect().then(releaseWhenBroken, (error: unknown) => Promise.reject(withCode(error)));
    super.connect((error, client, done) => callback(withCode(error), client, done));
    return undefined;
  }
}

/** Drizzle does not release the connection of a transaction whose `begin` fails, which then counts for the maximum for ever. */
function releaseWhenBroken(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    client.removeListener('error', client.release);
    release(error);
  };
  return client.on('error', client.release);
}

/** Adds the code of a connection failure to an error without a code. */
function withCode<Failure>(error: Failure): Failure {
  return error instanceof Error && errorCode(error) === '' ? Object.assign(error, { code: connectionFailure }) : error;
}

/** Returns the numbers of connections of a pool. */
export function poolState(pool: pg.Pool): PoolState {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
