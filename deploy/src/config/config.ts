import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { ReleaseError } from '@lumora/releases/release-error';
import { purgeForms, type PurgeSettings } from '@lumora/gateway/cdn/send-purge';
import { createSettingReader, type ReadSetting, type SettingName } from './settings.ts';
import {
  invalidSetting,
  parseChoice,
  parseDatabaseUrl,
  parseEmail,
  parseNumber,
  parsePath,
  parsePort,
  parseSeconds,
  parseSecret,
  parseStore,
  parseUrl,
} from './setting-values.ts';

/** Validated settings of the process. Folders are absolute. */
export interface Config {
  role: Role;
  port: number;
  /** address to listen on */
  host: string;
  /** addresses of proxies whose `X-Forwarded-For` is trusted */
  trustProxy: string;
  /** port that serves only `/metrics`, without a token */
  metricsPort: number | undefined;
  /** bearer token with which `port` serves `/metrics` */
  metricsToken: string | undefined;
  /** time (ms) in which the process serves requests after SIGTERM, so that a balancer removes it first */
  shutdownDelayMs: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** a folder, or an `s3:` URL */
  store: string;
  /** public keys and modules of each team; created with the team `local` unless `TEAMS_FILE` is set */
  teamsFile: string;
  /** private key that signs releases */
  signingKey: string;
  hasOwnTeams: boolean;
  /** JSON file with the origins and browser permissions that modules may use; undefined: none */
  moduleSecurityFile: string | undefined;
  /** secret that signs pins and telemetry nonces, equal on all gateways; random if not set */
  pinSecret: string;
  /** the gate also rejects a release if a check could not run, such as pages without a browser */
  isGateStrict: boolean;
  /** every signed-in user may load a module from a development server on their own machine */
  isDevelopment: boolean;
  /** a `file:` URL */
  media: string;
  /** processes that encode pictures in the background */
  pictureEncoders: number;
  /** `none`: a set-up code is created instead of an administrator */
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** e-mail of the administrator whose password is reset */
  resetPasswordEmail: string | undefined;
  /** content of an empty database: sample content, and a number of generated products */
  seed: { sample: boolean; generated: number };
  /** origin that visitors use, without a slash at the end */
  publicUrl: string | undefined;
  /** URL of an API in another process, ends with `/api` */
  apiUrl: string | undefined;
  /** purge endpoint of a CDN, null without a CDN */
  cdn: PurgeSettings | null;
  logLevel: string;
  /** limits against slow clients */
  connectionLimits: ReturnType<typeof connectionLimits>;
  /** max number of threads that render pages, for each storefront release */
  renderWorkers: number;
}

/** `all`: API and gateway, builds and releases changed modules. The others only serve. */
export type Role = 'all' | 'gateway' | 'api';

/** Reads the settings from `env`. Throws `ReleaseError` `usage` that names an invalid setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const dataDir = parsePath(createSettingReader(env), 'DATA_DIR');
  const setting = createSettingReader(env, dataDir);
  const isSet = (name: SettingName) => setting(name) !== '';
  return {
    role: role(setting),
    port: parsePort(setting, 'PORT'),
    host: setting('HOST'),
    trustProxy: setting('TRUST_PROXY'),
    metricsPort: isSet('METRICS_PORT') ? parsePort(setting, 'METRICS_PORT') : undefined,
    metricsToken: parseSecret(setting, 'METRICS_TOKEN', 16),
    shutdownDelayMs: parseSeconds(setting, 'LEAVE_SECONDS', { min: 0, max: 5 }),
    dataDir,
    databaseUrl: parseDatabaseUrl(setting, 'DATABASE_URL'),
    store: parseStore(setting, 'STORE_URL'),
    teamsFile: parsePath(setting, 'TEAMS_FILE'),
    signingKey: parsePath(setting, 'SIGNING_KEY'),
    hasOwnTeams: Boolean(env['TEAMS_FILE']),
    moduleSecurityFile: isSet('MODULE_SECURITY_FILE') ? parsePath(setting, 'MODULE_SECURITY_FILE') : undefined,
    pinSecret: setting('PIN_SECRET') || randomUUID(),
    isGateStrict: parseChoice(setting, 'GATE', ['lenient', 'strict']) === 'strict',
    isDevelopment: parseChoice(setting, 'DEVELOPMENT', ['off', 'on']) === 'on',
    media: pathToFileURL(parsePath(setting, 'MEDIA_URL')).href,
    pictureEncoders: parseNumber(setting, 'PICTURE_ENCODERS', { min: 0, max: 8 }),
    adminEmail: parseEmail(setting, 'ADMIN_EMAIL'),
    adminPassword: parseSecret(setting, 'ADMIN_PASSWORD', 6),
    resetPasswordEmail: parseResetPasswordEmail(setting),
    seed: seed(setting('SEED')),
    publicUrl: parseUrl(setting, 'PUBLIC_URL', ['http:', 'https:'], '/')?.replace(/\/$/, ''),
    apiUrl: parseUrl(setting, 'API_URL', ['http:', 'https:'], '/api'),
    cdn: cdn(setting),
    logLevel: parseChoice(setting, 'LOG_LEVEL', logLevels),
    connectionLimits: connectionLimits(setting),
    renderWorkers: parseNumber(setting, 'RENDER_WORKERS', { min: 1, max: 256 }),
  };
}

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

function role(setting: ReadSetting): Role {
  const value = parseChoice(setting, 'ROLE', ['all', 'gateway', 'api']);
  if (value === 'gateway' && setting('API_URL') === '')
    throw new ReleaseError('usage', 'ROLE must not be gateway without API_URL, the URL of the API.');
  if (value === 'api' && setting('API_URL') !== '')
    throw new ReleaseError('usage', 'ROLE must not be api with API_URL: that names another process.');
  return value;
}

function connectionLimits(setting: ReadSetting) {
  const seconds = (name: SettingName, max: number) => parseSeconds(setting, name, { min: 1, max });
  const limits = {
    maxConnections: parseNumber(setting, 'MAX_CONNECTIONS', { min: 1, max: 1_000_000 }),
    headersTimeoutMs: seconds('HEADERS_SECONDS', 60),
    requestTimeoutMs: seconds('REQUEST_SECONDS', 600),
    readTimeoutMs: seconds('READ_SECONDS', 600),
  };
  if (limits.headersTimeoutMs <= limits.requestTimeoutMs) return limits;
  throw new ReleaseError('usage', 'HEADERS_SECONDS must be at most REQUEST_SECONDS.');
}

function seed(value: string): Config['seed'] {
  if (value === 'none') return { sample: false, generated: 0 };
  if (value === 'sample') return { sample: true, generated: 0 };
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000) return { sample: true, generated: Number(value) };
  throw invalidSetting('SEED', value, 'sample, none, or a number of products up to 1000000');
}

/** With `API_URL`, the accounts belong to another process. */
function parseResetPasswordEmail(setting: ReadSetting): string | undefined {
  const email = setting('RESET_PASSWORD');
  if (email === '') return undefined;
  if (setting('API_URL') === '') return email;
  throw new ReleaseError('usage', 'RESET_PASSWORD must be set where the API runs: API_URL names another process.');
}

/** A gateway with `API_URL` and without `DATABASE_URL` receives no change notices, so it cannot purge. */
function cdn(setting: ReadSetting): PurgeSettings | null {
  const url = parseUrl(setting, 'CDN_PURGE_URL', ['http:', 'https:']);
  const form = parseChoice(setting, 'CDN_PURGE_FORM', purgeForms);
  if (url === undefined) return null;
  if (setting('API_URL') !== '' && setting('DATABASE_URL') === '')
    throw new ReleaseError('usage', 'CDN_PURGE_URL must not be set with API_URL and without DATABASE_URL.');
  return { url, token: setting('CDN_PURGE_TOKEN') || undefined, form };
}
