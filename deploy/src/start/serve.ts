import { buildApp, logSerializers } from '@lumora/api';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { closeGraceMs, closeServer } from './close-server.ts';
import { freePort, portError } from './free-port.ts';
import { openApi } from './open-api.ts';
import { prepareReleases } from './prepare-releases.ts';
import { createPrivateFiles, ensurePrivateFolder } from './private-files.ts';
import { createServer, metricsAccessOf } from './server.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Builds what changed, opens the database, listens; stays until a signal ends it. Rejects when it cannot serve. */
export async function serve(config: Config, print: (line: string) => void): Promise<void> {
  const abort = new AbortController();
  process.once('exit', () => abort.abort());
  // people read stdout, machines stderr: JSON lines, one per event
  const log = pino({ level: config.logLevel, serializers: logSerializers }, pino.destination(2));
  const port = await freePort(config.port, config.host);
  if (config.metricsPort !== undefined) await freePort(config.metricsPort, config.host, 'METRICS_PORT');
  createPrivateFiles();
  await ensurePrivateFolder(config.dataDir, (message) => log.warn(message));
  const [embedded] = await Promise.all([
    config.apiUrl ? null : openApi(config, print, log),
    config.role === 'all' ? prepareReleases(config, print, abort.signal) : null,
  ]);
  const app =
    config.role === 'api' && embedded
      ? await buildApp({
          ...embedded,
          registry: new Registry(),
          metricsAccess: metricsAccessOf(config),
          logger: log,
          trustProxy: config.trustProxy,
          connectionLimits: config.connectionLimits,
          closeGraceMs,
        })
      : await createServer(config, port, embedded, log);
  stopOnSignal(async () => {
    await closeServer(app, config.shutdownDelayMs);
    await embedded?.database.close();
  });
  try {
    await app.listen({ port, host: config.host });
  } catch (error) {
    throw portError(port, error);
  }
  print(`ready http://127.0.0.1:${port} in ${process.uptime().toFixed(1)} s`);
}
