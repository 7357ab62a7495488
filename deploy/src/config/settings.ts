import { availableParallelism } from 'node:os';

/**
 * Name, default and meaning of each setting. An empty default means none; `<DATA_DIR>` in a default stands for the value of
 * that setting.
 */
export const settings = [
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
  ['AWS_ACCESS_KEY_ID', '', 'of a bucket'],
  ['AWS_SECRET_ACCESS_KEY', '', 'of a bucket'],
  ['TEAMS_FILE', '<DATA_DIR>/keys/teams.json', 'public keys and modules of each team'],
  ['MODULE_SECURITY_FILE', '', 'JSON file: origins and browser permissions that each module may add to its pages'],
  ['SIGNING_KEY', '<DATA_DIR>/keys/local.pem', 'private key that signs releases'],
  ['GATE', 'lenient', 'strict: rejects a release if a check could not run, such as pages without a browser'],
  ['CHROME_PATH', '', 'browser with which the gate opens pages, instead of an installed Chromium or Chrome'],
  ['PIN_SECRET', '', 'equal on all gateways: signs the pins of browsers to releases and the nonces of /telemetry'],
  ['DEVELOPMENT', 'off', 'on: npm run dev may show a module in the console of every signed-in user'],
  ['MEDIA_URL', '<DATA_DIR>/media', 'folder or file: URL of uploaded pictures'],
  ['PICTURE_ENCODERS', '1', '0 to 8 processes that encode pictures in the background; 0 if other API processes do'],
  ['ADMIN_EMAIL', '', 'e-mail of the first administrator, at first start; none prints a set-up code'],
  [
    'ADMIN_PASSWORD',
    '',
    'at least 6 characters: password of the first administrator; without it a random one is printed once',
  ],
  ['RESET_PASSWORD', '', 'e-mail of an administrator: resets their password and prints it once'],
  ['SEED', 'sample', 'content at first start: sample, none, or a number of products'],
  ['PUBLIC_URL', '', 'URL that visitors use, such as https://shop.example'],
  ['API_URL', '', 'URL of an API in another process, ends with /api'],
  ['CDN_PURGE_URL', '', 'purge endpoint of a CDN; with API_URL it requires DATABASE_URL'],
  ['CDN_PURGE_TOKEN', '', 'sent with each purge as Authorization: Bearer'],
  ['CDN_PURGE_FORM', 'purge', 'purge: method PURGE with Cache-Tag; json: POST of {"tags": […]}'],
  ['MAX_CONNECTIONS', '5000', '1 to 1000000 open connections; further ones are closed at once'],
  ['HEADERS_SECONDS', '10', '1 to 60: timeout for the headers of a request (408)'],
  ['REQUEST_SECONDS', '300', '1 to 600: timeout for a whole request (408)'],
  ['READ_SECONDS', '30', '1 to 600: timeout for a client that reads nothing of its response'],
  [
    'RENDER_WORKERS',
    String(Math.min(availableParallelism(), 256)),
    '1 to 256 threads that render pages, by default one per core; each uses about 30 MB while it works',
  ],
  ['LOG_LEVEL', 'warn', 'silent, fatal, error, warn, info, debug or trace'],
] as const;

export type SettingName = (typeof settings)[number][0];

/** Returns the value of a setting, '' if it is not set and has no default. */
export type ReadSetting = (name: SettingName) => string;

const defaults = new Map<string, string>(settings.map(([name, value]) => [name, value]));

/** Returns a function that reads settings from `env`; an empty variable is not set. `dataDir` is absolute. */
export function createSettingReader(env: Record<string, string | undefined>, dataDir = ''): ReadSetting {
  return (name) => env[name] || (defaults.get(name) ?? '').replace('<DATA_DIR>', () => dataDir);
}
