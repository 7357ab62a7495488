import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ReleaseError } from '@lumora/releases/release-error';
import { purgeForms, type PurgeSettings } from '@lumora/gateway/cdn/send-purge';
import { parseS3Url } from '@lumora/releases/store/s3-url';

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
  /** secret that seals pins and signs telemetry nonces, equal on all gateways; random if not set */
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
  resetPassword: string | undefined;
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
  connectionLimits: ConnectionSettings;
  /** max number of threads that render pages, for each storefront release */
  renderWorkers: number;
}

/** Times in ms. */
interface ConnectionSettings {
  maxConnections: number;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  readTimeoutMs: number;
}

/** `all`: API and gateway, builds and releases changed modules. The others only serve. */
export type Role = 'all' | 'gateway' | 'api';

/** Absolute folder of the workspace. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the settings from `env`. Throws `ReleaseError` `usage` that names an invalid setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const dataDir = path.resolve(workspaceRoot, set['DATA_DIR'] ?? 'var');
  return {
    role: role(set),
    port: port('PORT', set['PORT'] ?? '8080'),
    host: set['HOST'] ?? '127.0.0.1',
    trustProxy: set['TRUST_PROXY'] ?? 'loopback',
    metricsPort: set['METRICS_PORT'] === undefined ? undefined : port('METRICS_PORT', set['METRICS_PORT']),
    metricsToken: secret('METRICS_TOKEN', set['METRICS_TOKEN'], 16),
    shutdownDelayMs: seconds('LEAVE_SECONDS', set['LEAVE_SECONDS'] ?? '0'),
    dataDir,
    databaseUrl: url('DATABASE_URL', set['DATABASE_URL'], ['postgres:', 'postgresql:']),
    store: store(set['STORE_URL'], path.join(dataDir, 'store')),
    teamsFile: folder('TEAMS_FILE', set['TEAMS_FILE'], path.join(dataDir, 'keys/teams.json')),
    signingKey: folder('SIGNING_KEY', set['SIGNING_KEY'], path.join(dataDir, 'keys/local.pem')),
    hasOwnTeams: set['TEAMS_FILE'] !== undefined,
    moduleSecurityFile: set['MODULE_SECURITY_FILE'] && folder('MODULE_SECURITY_FILE', set['MODULE_SECURITY_FILE'], ''),
    pinSecret: set['PIN_SECRET'] ?? randomUUID(),
    isGateStrict: oneOf('GATE', set['GATE'] ?? 'lenient', ['lenient', 'strict']) === 'strict',
    isDevelopment: oneOf('DEVELOPMENT', set['DEVELOPMENT'] ?? 'off', ['off', 'on']) === 'on',
    media: pathToFileURL(folder('MEDIA_URL', set['MEDIA_URL'], path.join(dataDir, 'media'))).href,
    pictureEncoders: pictureEncoders(set['PICTURE_ENCODERS'] ?? '1'),
    adminEmail: email(set['ADMIN_EMAIL']),
    adminPassword: secret('ADMIN_PASSWORD', set['ADMIN_PASSWORD'], 6),
    resetPassword: resetPassword(set),
    seed: seed(set['SEED'] ?? 'sample'),
    publicUrl: url('PUBLIC_URL', set['PUBLIC_URL'], ['http:', 'https:'], '/')?.replace(/\/$/, ''),
    apiUrl: url('API_URL', set['API_URL'], ['http:', 'https:'], '/api'),
    cdn: cdn(set),
    logLevel: oneOf('LOG_LEVEL', set['LOG_LEVEL'] ?? 'warn', logLevels),
    connectionLimits: connectionLimits(set),
    renderWorkers: wholeNumber('RENDER_WORKERS', set['RENDER_WORKERS'], { fallback: availableParallelism(), max: 256 }),
  };
}

/** Name, default and meaning of each setting, for `--help`. */
export const settingsHelp = [
  ['ROLE', 'all', 'gateway (with API_URL) or api: only that part; builds and releases nothing'],
  ['PORT', '8080', 'port to listen on; 0 for any free port'],
  ['HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 in a container'],
  ['METRICS_PORT', '', 'port that serves only /metrics; without it and METRICS_TOKEN, /metrics is not available'],
  ['METRICS_TOKEN', '', 'at least 16 characters: PORT serves /metrics to requests with this bearer token'],
  ['TRUST_PROXY', 'loopback', 'addresses of balancers whose X-Forwarded-For is trusted, such as 10.0.0.0/8'],
  ['LEAVE_SECONDS', '0', '0 to 5: time after SIGTERM in which /readyz responds with 503 and all else is served'],
  ['DATA_DIR', 'var', 'folder of database, releases and media'],
  ['DATABASE_URL', '', 'postgres://… instead of the database in the data folder; notifies a gateway of changes'],
  ['STORE_URL', '<DATA_DIR>/store', 'release store: folder, file: URL, or s3://bucket/prefix?endpoint=…&region=…'],
  ['AWS_ACCESS_KEY_ID', '', 'for a bucket, with AWS_SECRET_ACCESS_KEY'],
  ['TEAMS_FILE', '<DATA_DIR>/keys/teams.json', 'public keys and modules of each team'],
  ['MODULE_SECURITY_FILE', '', 'JSON file: origins and browser permissions that each module may add to its pages'],
  ['SIGNING_KEY', '<DATA_DIR>/keys/local.pem', 'private key that signs releases'],
  ['GATE', 'lenient', 'strict: rejects a release if a check could not run, such as pages without a browser'],
  ['PIN_SECRET', '', 'equal on all gateways: seals pins of browsers to releases and signs nonces of /telemetry'],
  ['DEVELOPMENT', 'off', 'on: npm run dev may show a module in the console of every signed-in user'],
  ['MEDIA_URL', '<DATA_DIR>/media', 'folder or file: URL of uploaded pictures'],
  ['PICTURE_ENCODERS', '1', '0 to 8 processes that encode pictures in the background; 0 if other API processes do'],
  ['ADMIN_EMAIL', '', 'e-mail of the first administrator, at first start; none prints a set-up code'],
  ['ADMIN_PASSWORD', '', 'password of the first administrator; without it a random one is printed once'],
  ['RESET_PASSWORD', '', 'e-mail of an administrator: resets their password and prints it once'],
  ['SEED', 'sample', 'content at first start: sample, none, or a number of products'],
  ['PUBLIC_URL', '', 'URL that visitors use, such as https://shop.example'],
  ['API_URL', '', 'URL of an API in another process, ends with /api'],
  ['CDN_PURGE_URL', '', 'purge endpoint of a CDN; with API_URL it requires DATABASE_URL'],
  ['CDN_PURGE_TOKEN', '', 'sent with each purge as Authorization: Bearer'],
  ['CDN_PURGE_FORM', 'purge', 'purge: method PURGE with Cache-Tag; json: POST of {"tags": […]}'],
  ['MAX_CONNECTIONS', '5000', 'max open connections; further ones are closed at once'],
  ['HEADERS_SECONDS', '10', '1 to 60: timeout for the headers of a request (408)'],
  ['REQUEST_SECONDS', '300', '1 to 600: timeout for a whole request (408)'],
  ['READ_SECONDS', '30', '1 to 600: timeout for a client that reads nothing of its response'],
  ['RENDER_WORKERS', 'one per core', 'max threads that render pages; each uses about 30 MB while it works'],
  ['LOG_LEVEL', 'warn', 'silent, fatal, error, warn, info, debug or trace'],
] as const;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

function port(name: string, value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw invalidSetting(name, value, 'a number from 0 to 65535');
}

function role(set: Record<string, string | undefined>): Role {
  const value = set['ROLE'] ?? 'all';
  if (value === 'gateway' && set['API_URL'] === undefined)
    throw new ReleaseError('usage', 'ROLE must not be gateway without API_URL, the URL of the API.');
  if (value === 'api' && set['API_URL'] !== undefined)
    throw new ReleaseError('usage', 'ROLE must not be api with API_URL: that names another process.');
  if (value === 'all' || value === 'gateway' || value === 'api') return value;
  throw invalidSetting('ROLE', value, 'one of all, gateway, api');
}

function seconds(name: string, value: string): number {
  if (/^[0-5]$/.test(value)) return Number(value) * 1_000;
  throw invalidSetting(name, value, 'a number from 0 to 5');
}

function connectionLimits(set: Record<string, string | undefined>): ConnectionSettings {
  const seconds = (name: string, fallback: number, max: number) =>
    wholeNumber(name, set[name], { fallback, max }) * 1_000;
  const limits = {
    maxConnections: wholeNumber('MAX_CONNECTIONS', set['MAX_CONNECTIONS'], { fallback: 5_000, max: 1_000_000 }),
    headersTimeoutMs: seconds('HEADERS_SECONDS', 10, 60),
    requestTimeoutMs: seconds('REQUEST_SECONDS', 300, 600),
    readTimeoutMs: seconds('READ_SECONDS', 30, 600),
  };
  if (limits.headersTimeoutMs <= limits.requestTimeoutMs) return limits;
  throw new ReleaseError('usage', 'HEADERS_SECONDS must be at most REQUEST_SECONDS.');
}

function wholeNumber(name: string, value: string | undefined, { fallback, max }: { fallback: number; max: number }) {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value) && Number(value) <= max) return Number(value);
  throw invalidSetting(name, value, `a number from 1 to ${max}`);
}

function pictureEncoders(value: string): number {
  if (/^[0-8]$/.test(value)) return Number(value);
  throw invalidSetting('PICTURE_ENCODERS', value, 'a number from 0 to 8');
}

function seed(value: string): Config['seed'] {
  if (value === 'none') return { sample: false, generated: 0 };
  if (value === 'sample') return { sample: true, generated: 0 };
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1_000_000) return { sample: true, generated: Number(value) };
  throw invalidSetting('SEED', value, 'sample, none, or a number of products up to 1000000');
}

function email(value: string | undefined): string | undefined {
  if (value === undefined || value === 'none' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return value;
  throw invalidSetting('ADMIN_EMAIL', value, 'an e-mail address, or none');
}

/** The error message never contains the value of a secret. */
function secret(name: string, value: string | undefined, minLength: number): string | undefined {
  if (value === undefined || value.length >= minLength) return value;
  throw new ReleaseError('usage', `${name} must have at least ${minLength} characters.`);
}

/** With `API_URL`, the accounts belong to another process. */
function resetPassword({ RESET_PASSWORD: value, API_URL: elsewhere }: Record<string, string | undefined>) {
  if (value === undefined || elsewhere === undefined) return value;
  throw new ReleaseError('usage', 'RESET_PASSWORD must be set where the API runs: API_URL names another process.');
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw invalidSetting(name, value, `one of ${allowed.join(', ')}`);
}

/** A gateway with `API_URL` and without `DATABASE_URL` receives no change notices, so it cannot purge. */
function cdn(set: Record<string, string | undefined>): PurgeSettings | null {
  const purgeUrl = url('CDN_PURGE_URL', set['CDN_PURGE_URL'], ['http:', 'https:']);
  const form = oneOf('CDN_PURGE_FORM', set['CDN_PURGE_FORM'] ?? 'purge', purgeForms);
  if (purgeUrl === undefined) return null;
  if (set['API_URL'] !== undefined && set['DATABASE_URL'] === undefined)
    throw new ReleaseError('usage', 'CDN_PURGE_URL must not be set with API_URL and without DATABASE_URL.');
  return { url: purgeUrl, token: set['CDN_PURGE_TOKEN'], form };
}

function store(value: string | undefined, fallback: string): string {
  if (value === undefined || !/^s3:/i.test(value)) return folder('STORE_URL', value, fallback);
  if (parseS3Url(value) !== null) return value;
  throw invalidSetting('STORE_URL', value, 's3://bucket/prefix?endpoint=https://host&region=name');
}

function folder(name: string, value: string | undefined, fallback: string): string {
  if (value === undefined) return fallback;
  if (value.startsWith('file://') && URL.canParse(value)) return fileURLToPath(value);
  if (/^[a-z][a-z0-9+.-]+:/i.test(value)) throw invalidSetting(name, value, 'a folder or a file: URL');
  return path.resolve(workspaceRoot, value);
}

/** Validates a URL; it must have the path `pathname`, if given. */
function url(name: string, value: string | undefined, protocols: string[], pathname?: string): string | undefined {
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isValid =
    parsed !== null &&
    protocols.includes(parsed.protocol) &&
    (pathname === undefined || (parsed.pathname === pathname && parsed.search === ''));
  if (isValid) return value;
  const shown = name === 'DATABASE_URL' ? null : value;
  throw invalidSetting(
    name,
    shown,
    `a URL like ${protocols[0]}//host${pathname ?? (name === 'DATABASE_URL' ? '/database' : '/path')}`,
  );
}

function invalidSetting(name: string, value: string | null, expected: string): ReleaseError {
  return new ReleaseError('usage', `${name} must be ${expected}${value === null ? '' : `, not “${value}”`}.`);
}
