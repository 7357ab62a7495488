import { StartError } from './start-error.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What the stand-alone process reads from its environment; a wrong value is a StartError that names it. */
export function readServerSettings(env: NodeJS.ProcessEnv) {
  return {
    port: readPort(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || 'var',
    databaseUrl: env['DATABASE_URL'] || undefined,
    mediaUrl: env['MEDIA_URL'] || undefined,
    seed: env['SEED'] || undefined,
    administrator: { email: env['ADMIN_EMAIL'] || undefined, password: env['ADMIN_PASSWORD'] || undefined },
    resetPassword: env['RESET_PASSWORD'] || undefined,
    trustProxy: env['TRUST_PROXY'] || 'loopback',
    logLevel: readLogLevel(env['LOG_LEVEL']),
  };
}

function readPort(port = '8080'): number {
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return Number(port);
  throw new StartError(`PORT must be a number from 0 to 65535, not “${port}”.`, 2);
}

function readLogLevel(level = 'info'): string {
  if (logLevels.includes(level)) return level;
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not “${level}”.`, 2);
}
