import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3Server from '@20minutes/s3rver';

const bucket = 'lumora';

/**
 * An S3 server in this process. It takes no notice of `If-None-Match` on a PUT, as providers do: `isConditional` puts
 * that in front, whole for one process.
 */
export async function startS3Server({ isConditional = true } = {}) {
  // what the server knows, and what the client reads
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const directory = await mkdtemp(path.join(tmpdir(), 'lumora-s3-'));
  // it computes the signature of a listing in another way than its provider does
  const options = {
    address: '127.0.0.1',
    silent: true,
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  };
  const open = async (port: number) => {
    const server = new S3Server({ ...options, port });
    if (isConditional) server.middleware.unshift(putIfAbsent());
    const { port: taken } = await server.run();
    return { server, port: taken };
  };
  let { server, port } = await open(0);
  return {
    /** of a store that nobody has used */
    newUrl: () => `s3://${bucket}/${randomUUID()}?endpoint=http://127.0.0.1:${port}`,
    /** as if the network to it were gone */
    stop: () => server.close(),
    start: async () => {
      ({ server, port } = await open(port));
    },
    remove: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Refuses a second write of a key with 412, one after the other. */
function putIfAbsent(): S3Server.Middleware {
  const written = new Set<string>();
  return async (context, next) => {
    if (context.method !== 'PUT' || context.get('if-none-match') !== '*') return next();
    if (written.has(context.path)) {
      context.status = 412;
      return;
    }
    written.add(context.path);
    await next();
  };
}
