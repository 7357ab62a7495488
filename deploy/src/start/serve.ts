import { logSerializers } from '@lumora/api';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { createApiServer } from './api-server.ts';
import { boundPort } from './bound-port.ts';
import { closeServer } from './close-server.ts';
import { freePort, portError } from './free-port.ts';
import { openApi } from './open-api.ts';
import { setPrivateUmask, ensurePrivateFolder } from '../process/private-files.ts';
import { exitOnStopSignal } from '../process/stop-signal.ts';
import type { EmbeddedApi } from './embedded-api.ts';

type Print = (line: string) => void;

/** Builds changed modules, opens the database and listens until a signal ends the process. Rejects when it cannot serve. */
export async function serve(config: Config, print: Print): Promise<void> {
  const abort = new AbortController();
  process.once('exit', () => abort.abort());
  // stdout is for people; stderr has one JSON line per event
  const log = pino({ level: config.logLevel, serializers: logSerializers }, pino.destination(2));
  const port = await freePort(config.port, config.host);
  if (config.metricsPort !== undefined) await freePort(config.metricsPort, config.host, 'METRICS_PORT');
  setPrivateUmask();
  await ensurePrivateFolder(config.dataDir, (message) => log.warn(message));
  const [embedded] = await Promise.all([
    config.apiUrl ? null : openApi(config, print, log),
    config.role === 'all' ? releaseSources(config, print, abort.signal) : null,
  ]);
  const app = await createServerOf(config, port, embedded, log);
  void exitOnStopSignal(async () => {
    await closeServer(app, config.shutdownDelayMs);
    await embedded?.database.close();
  });
  try {
    // the gateway renders pages with the URL of its port; without one, the port need not be known before it is bound
    await app.listen({ port: config.role === 'api' ? config.port : port, host: config.host });
  } catch (error) {
    throw portError(port, error);
  }
  print(`ready http://127.0.0.1:${boundPort(app.server)} in ${process.uptime().toFixed(1)} s`);
}

/** Loads gateway and release code only in the roles that use it, so that a process with `ROLE=api` starts faster. */
async function createServerOf(
  config: Config,
  port: number,
  embedded: EmbeddedApi | null,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  if (config.role === 'api' && embedded) return createApiServer(config, embedded, log);
  const { createServer } = await import('./server.ts');
  return createServer(config, port, embedded, log);
}

async function releaseSources(config: Config, print: Print, signal: AbortSignal): Promise<void> {
  const { prepareReleases } = await import('./releases/prepare-releases.ts');
  await prepareReleases(config, print, signal);
}
