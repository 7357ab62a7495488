import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ReleaseError } from '@lumora/releases/release-error';
import { purgeForms, type PurgeSettings } from '@lumora/gateway/cdn/send-purge';
import { parseS3Url } from '@lumora/releases/store/s3-url';

/** Everything the process is told by its surroundings, checked once. Folders are absolute. */
export interface Config {
  role: Role;
  port: number;
  /** address to listen on */
  host: string;
  /** addresses whose word about the visitor's own address is taken */
  trustProxy: string;
  /** port that serves `/metrics` alone, to everyone who reaches it */
  metricsPort: number | undefined;
  /** bearer token with which `port` serves `/metrics` */
  metricsToken: string | undefined;
  /** ms that a process serves on after it was told to end, so that a balancer turns to others first */
  shutdownDelayMs: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** a folder, or an s3: address */
  store: string;
  /** which team may release what; made with one team, `local`, where nobody names another */
  teamsFile: string;
  /** private key that releases are signed with */
  signingKey: string;
  hasOwnTeams: boolean;
  /** what all gateways seal pins and sign nonces of telemetry with; one of its own for each process where none is set */
  pinSecret: string;
  /** the gate refuses also what it could not try, such as pages without a browser */
  isGateStrict: boolean;
  /** whoever is signed in may take a module from a development server on their own machine */
  isDevelopment: boolean;
  /** a `file:` address */
  media: string;
  /** processes that encode pictures in the background */
  pictureEncoders: number;
  /** `none`: nobody is made, a set-up code is */
  adminEmail: string | undefined;
  adminPassword: string | undefined;
  /** e-mail of the administrator who gets a new password */
  resetPassword: string | undefined;
  /** content that an empty database gets: the sample, and a number of generated products */
  seed: { sample: boolean; generated: number };
  /** scheme and host under which visitors reach the product, without a slash at its end */
  publicUrl: string | undefined;
  /** absolute, ends with `/api`, when the API runs in another process */
  apiUrl: string | undefined;
  /** how a CDN before the gateways is purged; null without one */
  cdn: PurgeSettings | null;
  logLevel: string;
  /** how much of the server one client may hold */
  connectionLimits: ConnectionSettings;
  /** threads of each storefront release that render pages, at most */
  renderWorkers: number;
}

/** Times in ms. */
interface ConnectionSettings {
  maxConnections: number;
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  readTimeoutMs: number;
}

/** `all`: everything, and it builds and releases what changed; the other two serve what is there. */
export type Role = 'all' | 'gateway' | 'api';

/** Absolute folder of the whole tree. */
export const workspaceRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the settings from `env`; refuses a wrong one with a line that names it. */
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

/** One line per setting, for `--help`. */
export const settingsHelp = [
  ['ROLE', 'all', 'gateway (with API_URL) or api: that part alone, which builds and releases nothing'],
  ['PORT', '8080', 'port to listen on; 0 takes a free one'],
  ['HOST', '127.0.0.1', 'address to listen on; 0.0.0.0 in a container'],
  ['METRICS_PORT', '', 'port that serves /metrics alone; without it and METRICS_TOKEN nobody gets /metrics'],
  ['METRICS_TOKEN', '', 'at least 16 characters: PORT serves /metrics to those who send it as a bearer token'],
  ['TRUST_PROXY', 'loopback', 'addresses of balancers whose X-Forwarded-For is believed, such as 10.0.0.0/8'],
  ['LEAVE_SECONDS', '0', '0 to 5: at SIGTERM, /readyz answers 503 for so long while all else is served'],
  ['DATA_DIR', 'var', 'folder of database, releases and media'],
  ['DATABASE_URL', '', 'postgres://… instead of the database in the data folder; a gateway hears of changes by it'],
  ['STORE_URL', '<DATA_DIR>/store', 'folder, file: address, or s3://bucket/prefix?endpoint=…&region=… of the releases'],
  ['AWS_ACCESS_KEY_ID', '', 'for a bucket, with AWS_SECRET_ACCESS_KEY'],
  ['TEAMS_FILE', '<DATA_DIR>/keys/teams.json', 'public keys: which team may release what'],
  ['SIGNING_KEY', '<DATA_DIR>/keys/local.pem', 'private key that releases are signed with'],
  ['GATE', 'lenient', 'strict: a release whose pages could not be tried in a browser is refused'],
  [
    'PIN_SECRET',
    '',
    'the same at every gateway: seals which release a browser is held to, and signs nonces of /telemetry',
  ],
  ['DEVELOPMENT', 'off', 'on: npm run dev may show a module in the console of whoever is signed in'],
  ['MEDIA_URL', '<DATA_DIR>/media', 'folder, or file: address, of uploaded pictures'],
  ['PICTURE_ENCODERS', '1', '0 to 8 processes that encode pictures in the background; 0 where other API processes do'],
  ['ADMIN_EMAIL', '', 'e-mail of the first administrator, at first start; none prints a set-up code'],
  ['ADMIN_PASSWORD', '', 'their password, no common one; without it one is made and printed once'],
  ['RESET_PASSWORD', '', 'e-mail of an administrator: gives them a new password and prints it once'],
  ['SEED', 'sample', 'content at first start: sample, none, or a number of products'],
  ['PUBLIC_URL', '', 'address that visitors use, such as https://shop.example'],
  ['API_URL', '', 'address of an API in another process, ending in /api'],
  ['CDN_PURGE_URL', '', 'where a CDN before the gateways takes purges; with API_URL it needs DATABASE_URL'],
  ['CDN_PURGE_TOKEN', '', 'sent with each purge as Authorization: Bearer'],
  ['CDN_PURGE_FORM', 'purge', 'purge: method PURGE with Cache-Tag; json: POST of {"tags": […]}'],
  ['MAX_CONNECTIONS', '5000', 'connections at the same time; further ones are closed at once'],
  ['HEADERS_SECONDS', '10', '1 to 60: for the headers of a request; a slower client gets 408'],
  ['REQUEST_SECONDS', '300', '1 to 600: for a whole request; a slower client gets 408'],
  ['READ_SECONDS', '30', '1 to 600: a client that takes nothing of its response for so long is cut off'],
  ['RENDER_WORKERS', 'one per core', 'threads that render pages, at most; each takes some 30 MB while it has work'],
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
    throw new ReleaseError('usage', 'ROLE must not be gateway without API_URL, the address of the API.');
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

/** The value of a secret is never repeated. */
function secret(name: string, value: string | undefined, minLength: number): string | undefined {
  if (value === undefined || value.length >= minLength) return value;
  throw new ReleaseError('usage', `${name} must have at least ${minLength} characters.`);
}

/** Another process holds the accounts when `API_URL` is set. */
function resetPassword({ RESET_PASSWORD: value, API_URL: elsewhere }: Record<string, string | undefined>) {
  if (value === undefined || elsewhere === undefined) return value;
  throw new ReleaseError('usage', 'RESET_PASSWORD must be set where the API runs: API_URL names another process.');
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found !== undefined) return found;
  throw invalidSetting(name, value, `one of ${allowed.join(', ')}`);
}

/** Without `DATABASE_URL`, a gateway whose API is elsewhere knows no changes that it could pass on. */
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
  if (/^[a-z][a-z0-9+.-]+:/i.test(value)) throw invalidSetting(name, value, 'a folder or a file: address');
  return path.resolve(workspaceRoot, value);
}

/** `pathname`, when given, is the only one that the address may have. */
function url(name: string, value: string | undefined, protocols: string[], pathname?: string): string | undefined {
  if (value === undefined) return undefined;
  const parsed = URL.canParse(value) ? new URL(value) : null;
  const isRight =
    parsed !== null &&
    protocols.includes(parsed.protocol) &&
    (pathname === undefined || (parsed.pathname === pathname && parsed.search === ''));
  if (isRight) return value;
  const shown = name === 'DATABASE_URL' ? null : value;
  throw invalidSetting(
    name,
    shown,
    `an address like ${protocols[0]}//host${pathname ?? (name === 'DATABASE_URL' ? '/database' : '/path')}`,
  );
}

function invalidSetting(name: string, value: string | null, expected: string): ReleaseError {
  return new ReleaseError('usage', `${name} must be ${expected}${value === null ? '' : `, not “${value}”`}.`);
}
