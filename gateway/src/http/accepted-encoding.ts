import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/** Supported encodings, the smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the best supported encoding that the client accepts, or null. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** Compresses `content`. Brotli uses quality 5, because a visitor waits for the result. */
export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(content);
  return promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
