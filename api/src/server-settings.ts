import { StartError } from './core/start-error.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What the stand-alone process reads from its environment; a wrong value is a StartError that names it. */
export function readServerSettings(env: NodeJS.ProcessEnv) {
  return {
    port: readPort('PORT', env['PORT'] ?? '8080'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: env['DATA_DIR'] || 'var',
    databaseUrl: env['DATABASE_URL'] || undefined,
    mediaUrl: env['MEDIA_URL'] || undefined,
    seed: env['SEED'] || undefined,
    administrator: { email: env['ADMIN_EMAIL'] || undefined, password: env['ADMIN_PASSWORD'] || undefined },
    resetPassword: env['RESET_PASSWORD'] || undefined,
    pictureEncoders: readPictureEncoders(env['PICTURE_ENCODERS']),
    trustProxy: env['TRUST_PROXY'] || 'loopback',
    metricsAccess: {
      port: env['METRICS_PORT'] ? readPort('METRICS_PORT', env['METRICS_PORT']) : undefined,
      host: env['HOST'] || undefined,
      token: readMetricsToken(env['METRICS_TOKEN'] || undefined),
    },
    logLevel: readLogLevel(env['LOG_LEVEL']),
  };
}

function readPort(name: string, port: string): number {
  if (/^\d{1,5}$/.test(port) && Number(port) < 65_536) return Number(port);
  throw new StartError(`${name} must be a number from 0 to 65535, not “${port}”.`, 2);
}

/** The value of a secret is never repeated. */
function readMetricsToken(token: string | undefined): string | undefined {
  if (token === undefined || token.length >= 16) return token;
  throw new StartError('METRICS_TOKEN must have at least 16 characters.', 2);
}

function readPictureEncoders(count = '1'): number {
  if (/^[0-8]$/.test(count)) return Number(count);
  throw new StartError(`PICTURE_ENCODERS must be a number from 0 to 8, not “${count}”.`, 2);
}

function readLogLevel(level = 'info'): string {
  if (logLevels.includes(level)) return level;
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not “${level}”.`, 2);
}
