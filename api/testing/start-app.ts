import { pino } from 'pino';
import { Registry } from 'prom-client';
import { buildApp, type AppOptions } from '../src/build-app.ts';
import type { OpenDatabase } from '../src/core/database/database.ts';
import { openMediaStore } from '../src/core/media/media-store.ts';
import { testConnectionLimits } from './connection-limits.ts';

/** Options of the application that a test file may set. */
export type TestedOptions = Partial<Pick<AppOptions, 'connectionLimits' | 'metricsAccess' | 'pictureEncoders'>>;

/** An application that listens on a free port of this machine. */
export interface StartedApp {
  /** scheme, host and port */
  origin: string;
  close(): Promise<void>;
}

/** Starts the real application on a migrated database. It encodes no pictures in the background by default. */
export async function startApp(
  database: OpenDatabase,
  { dataDir, ...options }: TestedOptions & { dataDir: string },
): Promise<StartedApp> {
  const app = await buildApp({
    database,
    media: openMediaStore({ dataDir }),
    pictureEncoders: 0,
    registry: new Registry(),
    logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    trustProxy: 'loopback',
    connectionLimits: testConnectionLimits,
    ...options,
  });
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
