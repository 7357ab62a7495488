import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pollUntil } from '@lumora/shared-contract/poll-until';

const shipped = fileURLToPath(new URL('../varnish', import.meta.url));

interface VarnishOptions {
  /** port of Varnish */
  port: number;
  /** ports of the gateways */
  gateways: number[];
  /** bearer token of purges */
  token: string;
}

export type Varnish = Awaited<ReturnType<typeof startVarnish>>;

/**
 * Starts the Varnish at `program` with the shipped configuration. A request goes to the gateway that its header
 * `x-gateway` numbers, or to the first.
 */
export async function startVarnish(program: string, { port, gateways, token }: VarnishOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumora-varnish-'));
  await writeFile(path.join(folder, 'backend.vcl'), backends(gateways));
  const origin = `http://127.0.0.1:${port}`;
  const settings = ['-p', `vcl_path=${folder}:${shipped}`, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'];
  // without a jail it runs as the user of the tests
  const location = ['-j', 'none', '-n', path.join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-F'];
  const child = spawn(program, [...location, ...settings, '-f', path.join(shipped, 'lumora.vcl')], {
    env: { ...process.env, CDN_PURGE_TOKEN: token },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await pollUntil(
    () => fetch(origin).then((response) => response.status, String),
    (status) => status === 200,
    { timeoutMs: 20_000, message: 'Varnish does not serve.' },
  );
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Replaces the shipped `backend.vcl`. */
function backends(ports: number[]): string {
  const probe = '.probe = { .url = "/robots.txt"; .interval = 200ms; .window = 1; .threshold = 1; .initial = 1; }';
  return [
    ...ports.map((port, n) => `backend gateway${n} { .host = "127.0.0.1"; .port = "${port}"; ${probe} }`),
    'acl purgers { "localhost"; }',
    'sub vcl_recv {',
    ...ports.map((_port, n) => `  if (req.http.x-gateway == "${n}") { set req.backend_hint = gateway${n}; }`),
    '}',
  ].join('\n');
}
