import type { Random } from '../scenario/seeded-random.ts';
import { hostileText, hostileValue, NestedArrays } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import type { RawRequest } from './raw-request.ts';

/** Operations that end or lock the session that other requests need. */
const ownAccount = /logout|profile|administrators|sessions|register|login/;
const oddMethods = ['PUT', 'PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'NONSENSE'];
const pathTricks = ['//', '/./', '/%2e%2e/', '/..;/', '/%00', '/%', '/%c0%af', '?', '#x', ';a=b', '\\'];
const maxBodyBytes = 200_000;

/** Returns a request for `operation` with hostile values, or in a hostile encoding. */
export function hostileRequest(random: Random, operation: Operation, token: string): RawRequest {
  const method = random.next() < 0.1 ? random.pick(oddMethods) : operation.method;
  const { body, type } = bodyOf(random, operation);
  const isSignedIn = !ownAccount.test(operation.path) && random.next() < 0.7;
  return {
    method,
    path: pathOf(random, operation),
    headers: {
      'x-forwarded-for': `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`,
      'content-length': String(body.length),
      ...(body.length > 0 && { 'content-type': type }),
      ...(isSignedIn && { authorization: `Bearer ${token}` }),
      ...oddHeader(random),
    },
    body,
  };
}

function pathOf(random: Random, { path, query }: Operation): string {
  const filled = path.replaceAll(/\{\w+\}/g, () =>
    random.next() < 0.3 ? String(random.between(0, 99)) : encode(random, hostileText(random).slice(0, 2_000)),
  );
  const tricked = random.next() < 0.1 ? filled + random.pick(pathTricks) : filled;
  const names = [...query, 'unknown'].filter(() => random.next() < 0.5);
  const pairs = names.map((name) => `${name}=${encode(random, hostileText(random).slice(0, 2_000))}`);
  return pairs.length > 0 ? `${tricked}?${pairs.join('&')}` : tricked;
}

/** Percent-encodes a value, mostly correctly. */
function encode(random: Random, text: string): string {
  if (random.next() < 0.9) return encodeURIComponent(Buffer.from(text).toString());
  return text.replaceAll(/[^!-~]/g, '%ff');
}

function bodyOf(random: Random, { method, fields }: Operation): { body: Buffer; type: string } {
  if (method === 'GET' || method === 'DELETE') return { body: Buffer.alloc(0), type: '' };
  const chosen = fields.filter(() => random.next() < 0.7);
  const values = Object.fromEntries(chosen.map((name) => [name, hostileValue(random)]));
  const json = NestedArrays.expand(JSON.stringify(values)).slice(0, maxBodyBytes);
  const form = random.between(0, 9);
  if (form <= 5) return { body: Buffer.from(json), type: 'application/json' };
  if (form === 6) return { body: Buffer.from(json.slice(0, json.length / 2)), type: 'application/json' };
  if (form === 7) return { body: Buffer.from(json), type: hostileText(random).replaceAll(/[^\x20-\x7e]/g, '') || 'x' };
  return {
    body: multipart(random, values),
    type: `multipart/form-data; boundary=${random.pick(['neon', 'other', ''])}`,
  };
}

/** Returns a multipart form, sometimes with another boundary than its header, or without its end. */
function multipart(random: Random, values: Record<string, unknown>): Buffer {
  const parts = Object.entries(values).map(([name, value]) => {
    const file = random.next() < 0.3 ? '; filename="a.png"\r\ncontent-type: image/png' : '';
    return `--neon\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${String(value)}\r\n`;
  });
  return Buffer.from(`${parts.join('')}${random.next() < 0.7 ? '--neon--\r\n' : ''}`.slice(0, maxBodyBytes));
}

function oddHeader(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    {},
    {},
    {},
    { cookie: 'lumora-pins=a.b; lumora-bucket=%ff; ='.repeat(random.between(1, 50)) },
    { 'if-none-match': '"'.repeat(500) },
    { accept: '*/*;q=x, text/html;q=9' },
    { 'accept-encoding': 'br;q=nonsense, zstd, ,' },
    { range: 'bytes=9-1,0-0,-5' },
    { 'idempotency-key': '~'.repeat(random.between(0, 200)) },
    { 'accept-language': '\u00ff'.repeat(10) },
    { 'x-request-id': 'x'.repeat(5_000) },
  ]);
}
